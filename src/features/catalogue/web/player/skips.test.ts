import { expect, test } from 'vitest';
import { beginning, isOver, skipIn, withSkip } from './skips.ts';

const SKIP = { intro: 90, outro: 130, time: 1 };

test('an episode begins after the intro and is over before the outro, unless it is too short for either', () => {
  expect(beginning(SKIP, { currentTime: 0, duration: 2700 })).toBe(90);
  expect(beginning(SKIP, { currentTime: 400, duration: 2700 })).toBeUndefined();
  expect(beginning(SKIP, { currentTime: 0, duration: 150 })).toBeUndefined();
  expect(isOver(SKIP, { currentTime: 2569, duration: 2700 })).toBe(false);
  expect(isOver(SKIP, { currentTime: 2570, duration: 2700 })).toBe(true);
  expect(isOver(SKIP, { currentTime: 100, duration: 200 })).toBe(false);
  expect(isOver({ ...SKIP, outro: 0 }, { currentTime: 2700, duration: 2700 })).toBe(false);
  // Nobody knows yet how long it is.
  expect(isOver(SKIP, { currentTime: 5, duration: Number.NaN })).toBe(false);
});

test('what was stored in another shape counts as nothing, and a series without skips is forgotten', () => {
  expect(skipIn('x', '三体')).toMatchObject({ intro: 0, outro: 0 });
  expect(skipIn({ 三体: { intro: '90', outro: Number.POSITIVE_INFINITY } }, '三体')).toMatchObject({
    intro: 0,
    outro: 0,
  });
  const stored = withSkip({ 繁花: { intro: 80, outro: 0, time: 2 } }, '三体', SKIP);
  expect(Object.keys(stored)).toEqual(['繁花', '三体']);
  expect(withSkip(stored, '三体', { ...SKIP, intro: 0, outro: 0 })).toEqual({ 繁花: { intro: 80, outro: 0, time: 2 } });
});
