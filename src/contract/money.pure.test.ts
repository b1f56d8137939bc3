import { expect, test } from 'vitest';
import { toFen, toYuan } from './money.pure.ts';

test.each([
  [0, 0],
  [0.1 + 0.2, 30],
  [1.15, 115],
  [19.99, 1999],
  [-8.5, -850],
])('%d yuan are %d fen', (yuan, fen) => {
  expect(toFen(yuan)).toBe(fen);
});

test('fen come back as the yuan they were', () => {
  for (const yuan of [0, 0.01, 0.3, 12.34, 1_234_567.89]) expect(toYuan(toFen(yuan))).toBe(yuan);
});
