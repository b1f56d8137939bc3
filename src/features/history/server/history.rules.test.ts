import fc from 'fast-check';
import { expect, test } from 'vitest';
import { visitsSince } from './history.rules.ts';

const NOW = Date.UTC(2026, 10, 15);

test('the age of a visit becomes its time by our clock', () => {
  expect(visitsSince([{ key: 'a', name: '甲', ago: 5000 }], 0, NOW)).toEqual([
    { key: 'a', name: '甲', visitedAt: NOW - 5000 },
  ]);
});

test('of a title told twice the newer visit counts', () => {
  const told = [
    { key: 'a', name: '旧', ago: 9000 },
    { key: 'a', name: '新', ago: 10 },
    { key: 'a', name: '中', ago: 500 },
  ];
  expect(visitsSince(told, 0, NOW)).toEqual([{ key: 'a', name: '新', visitedAt: NOW - 10 }]);
});

test('visits of unknown age keep their order, before all others, and never survive a clearing', () => {
  const told = ['a', 'b', 'c'].map((key) => ({ key, name: key, ago: undefined }));
  const times = visitsSince(told, 0, NOW).map(({ visitedAt }) => visitedAt);
  expect(times).toEqual([3, 2, 1]);
  expect(visitsSince(told, NOW - 1, NOW)).toEqual([]);
});

test('nothing from before the clearing comes back, nothing lies in the future, no title stands twice', () => {
  const told = fc.array(
    fc.record({
      key: fc.constantFrom('a', 'b', 'c', 'd'),
      name: fc.string(),
      ago: fc.option(fc.double({ min: 0, max: 4e12, noNaN: true }), { nil: undefined }),
    }),
  );
  fc.assert(
    fc.property(told, fc.integer({ min: 0, max: NOW }), (visits, clearedAt) => {
      const kept = visitsSince(visits, clearedAt, NOW);
      for (const { visitedAt } of kept) {
        expect(visitedAt).toBeGreaterThan(clearedAt);
        expect(visitedAt).toBeLessThanOrEqual(NOW);
      }
      expect(new Set(kept.map(({ key }) => key)).size).toBe(kept.length);
    }),
  );
});
