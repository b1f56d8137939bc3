interface TestClock {
  /** Wall time, as Date.now. */
  now(): number;
  /** Time passed, as elapsed() in clock.ts. */
  elapsed(): number;
  /** Time passes. */
  advance(milliseconds: number): void;
  /** Somebody sets the wall clock; no time passes. */
  setTo(time: string | number): void;
}

/** A clock that stands still until told otherwise. Times are ISO texts with their zone, or epoch milliseconds. */
export function aClock(start: string | number = '2026-11-16T09:00:00+08:00'): TestClock {
  let wall = new Date(start).getTime();
  let passed = 0;
  return {
    now: () => wall,
    elapsed: () => passed,
    advance(milliseconds) {
      wall += milliseconds;
      passed += milliseconds;
    },
    setTo(time) {
      wall = new Date(time).getTime();
    },
  };
}
