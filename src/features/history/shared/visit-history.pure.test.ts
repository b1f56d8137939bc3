import { expect, test } from 'vitest';
import { visitsIn, withVisit } from './visit-history.pure.ts';

const visit = (Key: string) => ({ Key, Name: `《${Key}》` });

test('the newest visit comes first and stands once', () => {
  expect(withVisit([visit('b'), visit('a')], visit('a'))).toEqual([visit('a'), visit('b')]);
});

test('the newest hundred are kept', () => {
  const full = Array.from({ length: 100 }, (_, index) => visit(String(index)));
  const next = withVisit(full, visit('new'));
  expect(next).toHaveLength(100);
  expect([next[0], next[99]]).toEqual([visit('new'), visit('98')]);
});

test.each([undefined, null, 'text', { Key: 'a' }, [null, 1, { Key: 1, Name: 'x' }, { Key: 'a' }]])(
  '%j in the storage is an empty history',
  (stored) => {
    expect(visitsIn(stored)).toEqual([]);
  },
);
