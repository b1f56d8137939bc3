import { expect, test } from 'vitest';
import { searchPath } from './header-search.pure.ts';

test('words lead to the search page', () => {
  expect(searchPath(' 三体 ', { action: '/anys/search', pathname: '/hot', search: '?page=3' })).toBe(
    '/anys/search?words=%E4%B8%89%E4%BD%93',
  );
});

test('on the search page other queries are kept and the page goes back to 1', () => {
  const at = { action: '/anys/search', pathname: '/anys/search', search: '?words=a&year=2020&page=4' };
  expect(searchPath('b', at)).toBe('/anys/search?words=b&year=2020&page=1');
});

test.each(['', '   ', '\u3000'])('%j is ignored', (typed) => {
  expect(searchPath(typed, { action: '/tool/type/', pathname: '/', search: '' })).toBeUndefined();
});
