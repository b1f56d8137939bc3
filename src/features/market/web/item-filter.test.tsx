import { expect, test } from 'vitest';
import { viewParams } from './item-filter.tsx';

const PLAIN = { state: 'all', words: '', city: '', category: '', platform: '', order: 'new' } as const;

test('the address names only what is narrowed or ordered otherwise', () => {
  expect(viewParams(PLAIN).toString()).toBe('');
  expect(Object.fromEntries(viewParams({ ...PLAIN, city: '杭州', order: 'cheap' }, { page: '2' }))).toEqual({
    city: '杭州',
    order: 'cheap',
    page: '2',
  });
  expect(viewParams({ ...PLAIN, state: 'off' }, { state: 'all' }).toString()).toBe('');
});
