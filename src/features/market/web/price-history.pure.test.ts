import { expect, test } from 'vitest';
import { niceBelow, stepPath, verdictOn } from './price-history.pure.ts';

const step = (day: number, price: number) => ({
  time: `2026-11-${String(day).padStart(2, '0')}T00:00:00+08:00`,
  price,
});
const history = { days: 60, lowest: 68, mean: 84, steps: [step(1, 98), step(11, 68)] };

test('the verdict names the lowest, the distance to the mean, or that nothing changed', () => {
  expect(verdictOn(68, history)).toEqual({ strong: '90 天最低', rest: '，比均价低 ¥16' });
  expect(verdictOn(98, history)).toEqual({ strong: '¥98', rest: '，比均价高 ¥14，最低到过 ¥68' });
  expect(verdictOn(68, { ...history, steps: [step(1, 68)] }).strong).toBe('最近没变');
});

test('one waits for a round price below the present one', () => {
  expect([68, 128, 19.9, 2600, 5, 0.5].map(niceBelow)).toEqual([60, 110, 17, 2300, 4, 0.45]);
});

test('the line goes on at its height until the price changes', () => {
  const now = Date.parse('2026-11-21T00:00:00+08:00');
  expect(stepPath(history, now).line).toBe('M0 6.0H50.0V36.0H100');
});
