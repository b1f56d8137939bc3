import { expect, test } from 'vitest';
import { aClock } from './clock.fixture.ts';
import { onwards } from './clock.ts';

test('a clock that is set back goes on from where it was, and keeps pace', () => {
  const clock = aClock(100_000);
  const now = onwards(clock.now);
  expect(now()).toBe(100_000);
  clock.advance(500);
  expect(now()).toBe(100_500);
  clock.setTo(1000);
  expect(now()).toBe(100_500);
  clock.advance(2000);
  expect(now()).toBe(102_500);
  clock.setTo(200_000);
  expect(now()).toBe(299_500);
});
