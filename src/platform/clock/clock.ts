/** A day of this site is a day here, whatever zone the server is in. */
export const TIME_ZONE = 'Asia/Shanghai';

/** The wall clocks of several machines may differ by this much without one being thought wrong. */
export const CLOCK_SKEW_MS = 60_000;

/** Milliseconds that only ever grow: for durations, because the wall clock may be set while the site runs. */
export function elapsed(): number {
  return performance.now();
}
