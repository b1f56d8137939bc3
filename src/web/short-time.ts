/** To the minute, as a list shows it: 2026-11-15 21:04. */
export const shortTime = (iso: string): string => iso.slice(0, 16).replace('T', ' ');
