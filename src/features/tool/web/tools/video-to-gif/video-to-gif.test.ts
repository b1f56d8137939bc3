import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { momentsOf } from './video-to-gif.pure.ts';

test('frames are evenly apart and never behind the end', () => {
  expect(momentsOf(10, { from: 1, length: 0.5, rate: 10 }).map((time) => time.toFixed(2))).toEqual([
    '1.00',
    '1.10',
    '1.20',
    '1.30',
    '1.40',
  ]);
  expect(momentsOf(1, { from: 0.5, length: 5, rate: 4 })).toEqual([0.5, 0.75]);
  expect(momentsOf(0.05, { from: 0, length: 3, rate: 10 })).toEqual([0]);
  expect(Math.max(...momentsOf(2, { from: 1.95, length: 3, rate: 25 }))).toBeLessThan(2);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY, 0])('a film of %s seconds is none', (duration) => {
  expect(() => momentsOf(duration, { from: 0, length: 1, rate: 1 })).toThrow('有多长');
});

test('a beginning behind the end is pointed out', () => {
  expect(() => momentsOf(3, { from: 3, length: 1, rate: 1 })).toThrow('只有 3.0 秒');
});

test('the example is right', () => {
  expect(`${momentsOf(60, { from: 2, length: 3, rate: 10 }).length} 幅画面的 GIF`).toBe(tool.example.output);
});
