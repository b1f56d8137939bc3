import { expect, test } from 'vitest';
import { deskAddress, deskQuery, emptyText } from './desk-query.ts';

const STATES = [
  { state: 'waiting', label: '待处理', empty: '没有待处理的' },
  { state: 'all', label: '全部', empty: '什么也没有' },
] as const;

const asked = (search: string) => deskQuery(new URL(`http://site.test/desk${search}`), STATES);

test('a list shows what its address asks for, and the first choice for what it does not know', () => {
  expect(asked('?state=all&words=%E4%B9%A6&page=3')).toEqual({ state: 'all', words: '书', page: '3' });
  expect(asked('?state=burnt')).toEqual({ state: 'waiting', words: '', page: '1' });
  expect(emptyText(STATES, 'all')).toBe('什么也没有');
});

test('the addresses of a list keep its filters and leave out what is empty', () => {
  const address = deskAddress('/desk', { state: 'all', words: '' });
  expect(address()).toBe('/desk?state=all');
  expect(address({ words: '书 a', page: '2' })).toBe('/desk?state=all&words=%E4%B9%A6+a&page=2');
  expect(address({ state: '' })).toBe('/desk');
});
