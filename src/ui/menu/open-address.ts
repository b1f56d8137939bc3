export function isOutside(address: string): boolean {
  return /^https?:\/\//i.test(address);
}

/**
 * Opens an address in a new window, or in this one where windows are blocked, as in-app browsers do.
 * Asking for `noopener` would always answer null, which looks like being blocked: hence the two steps.
 */
export function openOutside(address: string): void {
  const opened = window.open(address, '_blank');
  if (opened) opened.opener = null;
  else window.location.assign(address);
}
