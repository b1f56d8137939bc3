import { expect, test } from 'vitest';
import { addHeat, HEAT_HALF_LIFE_DAYS, heatScore, heatShown } from './heat.pure.ts';

const START = Date.UTC(2026, 10, 15);
const HALF_LIFE = HEAT_HALF_LIFE_DAYS * 86_400_000;

test('heat halves with every half-life', () => {
  const score = heatScore(80, START);
  expect([0, 1, 2].map((times) => heatShown(score, START + times * HALF_LIFE))).toEqual([80, 40, 20]);
});

test('points add up, old ones at what they are still worth', () => {
  const score = addHeat(heatScore(80, START), 10, START + HALF_LIFE);
  expect(heatShown(score, START + HALF_LIFE)).toBe(50);
});

test('the order of two scores does not depend on when one looks', () => {
  const [early, late] = [heatScore(50, START), heatScore(30, START + HALF_LIFE)];
  expect(late).toBeGreaterThan(early);
  expect(heatShown(late, START + 20 * HALF_LIFE)).toBe(0);
});

test('neither very old nor very new points break the sum', () => {
  const old = heatScore(1, 0);
  expect(heatShown(addHeat(old, 5, START), START)).toBe(5);
  expect(addHeat(heatScore(1e9, START + 50_000 * HALF_LIFE), 1, START)).toBeGreaterThan(0);
});
