import { expect, test } from 'vitest';
import { letterAt, letterInView } from './letter-at.ts';

test.each([
  [0, 'A'],
  [23.9, 'A'],
  [24, 'B'],
  [60, 'C'],
  [-40, 'A'],
  [900, 'C'],
])('a finger %f px down is on %s', (y, letter) => {
  expect(letterAt(y, 72, ['A', 'B', 'C'])).toBe(letter);
});

test('in a low window they are as close as it takes', () => {
  expect(letterAt(23.9, 36, ['A', 'B', 'C'])).toBe('B');
});

test('without letters there is none', () => {
  expect(letterAt(10, 72, [])).toBeUndefined();
});

test('the section in view is the last one whose top has passed the edge', () => {
  const tops = [
    { letter: 'A', top: -300 },
    { letter: 'B', top: 40 },
    { letter: 'C', top: 500 },
  ];
  expect(letterInView(tops, 60)).toBe('B');
  expect(letterInView(tops, 30)).toBe('A');
  expect(letterInView(tops, -900)).toBeUndefined();
});
