import { expect, test } from 'vitest';
import { hotPart } from './hot-parts.ts';

test('the parts follow each other without a gap and end at a hundred', () => {
  const [one, two, three] = ['1', '2', '3'].map(hotPart);
  expect([one, two, three].map((part) => [part?.from, part?.to])).toEqual([
    [1, 19],
    [20, 50],
    [51, 100],
  ]);
  expect(one?.next).toEqual({ page: 2, from: 20, to: 50 });
  expect(three?.next).toBeNull();
});

test.each([null, '', '0', '4', '-1', '1.0', 'x', '99999999999999999999'])('page %j is the first part', (page) => {
  expect(hotPart(page)).toMatchObject({ page: 1, hasCards: true });
});
