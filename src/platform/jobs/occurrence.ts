import { Cron } from 'croner';
import { TIME_ZONE } from '#/platform/clock/clock.ts';

/**
 * The first occurrence after a moment; undefined when there is none.
 * The pattern is a cron text (`30 9 * * 1-5`) or a single local time (`2027-01-01T00:00:00`). Throws when it is neither.
 */
export function nextOccurrence(pattern: string, after: number): number | undefined {
  return parse(pattern).nextRun(new Date(after))?.getTime();
}

/** The last occurrence up to and including a moment; undefined when there is none. */
export function latestOccurrence(pattern: string, upTo: number): number | undefined {
  // croner looks strictly before the given second.
  const nextSecond = (Math.floor(upTo / 1000) + 1) * 1000;
  return parse(pattern).previousRuns(1, new Date(nextSecond))[0]?.getTime();
}

function parse(pattern: string): Cron {
  return new Cron(pattern, { timezone: TIME_ZONE, paused: true });
}
