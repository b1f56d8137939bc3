/** A day of this site is a day here, whatever zone the server is in. */
export const TIME_ZONE = 'Asia/Shanghai';

/** The wall clocks of several machines may differ by this much without one being thought wrong. */
export const CLOCK_SKEW_MS = 60_000;

/** Milliseconds that only ever grow: for durations, because the wall clock may be set while the site runs. */
export function elapsed(): number {
  return performance.now();
}

/** A wall clock for ages: set back, it goes on from where it was, or what should be old would stay young. */
export function onwards(now: () => number): () => number {
  let last = now();
  let lost = 0;
  return () => {
    const at = now();
    if (at < last) lost += last - at;
    last = at;
    return at + lost;
  };
}
