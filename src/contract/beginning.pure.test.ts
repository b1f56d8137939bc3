import { expect, test } from 'vitest';
import { beginning } from './beginning.pure.ts';

test('a text is cut between characters', () => {
  expect([2, 3, 4, 5, 9].map((most) => beginning('字😀😀', most))).toEqual(['字', '字😀', '字😀', '字😀😀', '字😀😀']);
  expect(beginning('', 3)).toBe('');
});
