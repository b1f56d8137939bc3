/** A clock that can be halted: what it had run before, and when it was last set going. */
export interface Clock {
  before: number;
  since: number | null;
}

export const STOPPED: Clock = { before: 0, since: null };

export const elapsed = ({ before, since }: Clock, now: number): number =>
  before + (since === null ? 0 : Math.max(0, now - since));

export const start = (clock: Clock, now: number): Clock => (clock.since === null ? { ...clock, since: now } : clock);

export const halt = (clock: Clock, now: number): Clock => ({ before: elapsed(clock, now), since: null });

/** 25:00, 1:02:03. A countdown is rounded up: it shows 0 when it is over, not a second before. */
export function countdownText(ms: number): string {
  return clockText(Math.ceil(Math.max(0, ms) / 1000));
}

/** 00:07.35 */
export function stopwatchText(ms: number): string {
  const hundredths = Math.floor(ms / 10);
  return `${clockText(Math.floor(hundredths / 100))}.${two(hundredths % 100)}`;
}

function clockText(seconds: number): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return `${hours > 0 ? `${hours}:` : ''}${two(minutes)}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, '0');
}
