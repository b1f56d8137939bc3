import { expect, test } from 'vitest';
import { ALARMS, type AlarmState, nextState, type Ring } from './alarm.rules.ts';
import { MINUTE_MS } from './minute.rules.ts';

/** One look a minute; true is bad. */
function ringsOf(looks: readonly boolean[], holdMs: number): Ring[] {
  let state: AlarmState = { sinceAt: null, rungAt: null };
  return looks.map((isBad, minute) => {
    const { ring, ...next } = nextState(state, { isBad, holdMs, now: 1_000_000 + minute * MINUTE_MS });
    state = next;
    return ring;
  });
}

test('somebody is called once when it stays bad, and told when it is over', () => {
  const looks = [true, true, true, true, true, false, false];
  expect(ringsOf(looks, 3 * MINUTE_MS)).toEqual([undefined, undefined, undefined, 'bad', undefined, 'well', undefined]);
});

test('what is over before its time calls nobody', () => {
  expect(ringsOf([true, true, false, true, true, false], 3 * MINUTE_MS).some(Boolean)).toBe(false);
});

test('a second trouble calls again, and one that lasts does so every day', () => {
  const calm = Array<boolean>(30).fill(false);
  expect(ringsOf([true, ...calm, true], 0).filter(Boolean)).toEqual(['bad', 'well', 'bad']);
  const days = Array<boolean>(3 * 1440).fill(true);
  expect(ringsOf(days, 0).filter(Boolean)).toHaveLength(3);
});

test('what comes and goes every minute calls twice an hour, and what still lasts then is not missed', () => {
  const flaps = Array.from({ length: 60 }, (_, minute) => minute % 2 === 0);
  expect(ringsOf(flaps, 0).filter(Boolean)).toEqual(['bad', 'well', 'bad', 'well']);
  const again = ringsOf([true, false, ...Array<boolean>(40).fill(true)], 0);
  expect(again.flatMap((ring, minute) => (ring === 'bad' ? [minute] : []))).toEqual([0, 30]);
});

test('a clock that went ahead and was put right does not silence an alarm', () => {
  const year = 365 * 1440 * MINUTE_MS;
  const now = 1_000_000_000_000;
  const state = nextState({ sinceAt: now + year, rungAt: now + year }, { isBad: true, holdMs: 0, now });
  expect(state).toEqual({ sinceAt: now, rungAt: now, ring: 'bad' });
  // Processes whose clocks differ by seconds are no such thing.
  const near = { sinceAt: now + 5000, rungAt: now + 5000 };
  expect(nextState(near, { isBad: true, holdMs: 0, now }).ring).toBeUndefined();
});

const errors = ALARMS.find(({ key }) => key === 'errors');
test.each([
  [0, 0, false],
  [5, 5, false],
  [1000, 10, false],
  [1000, 11, true],
  [10, 1, true],
])('%d requests with %d errors: bad is %s', (requests, count, isBad) => {
  expect(errors?.isBad({ lately: { requests, errors: count }, parts: new Map() })).toBe(isBad);
});
