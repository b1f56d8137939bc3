import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { Pagination } from './pagination.tsx';

const render = (page: number, pages: number) =>
  renderToString(
    <MemoryRouter>
      <Pagination page={page} pages={pages} to={(number) => `/anys/tv?year=2023&page=${number}`} />
    </MemoryRouter>,
  );

test('every page shown is a real link that keeps the filters', () => {
  const html = render(3, 5);
  const hrefs = [...html.matchAll(/class="pagination-page"[^>]*href="([^"]+)"/g)].map(([, href]) => href);
  expect(hrefs).toEqual([1, 2, 3, 4, 5].map((page) => `/anys/tv?year=2023&amp;page=${page}`));
});

test('one page is current, and its neighbours are named as such', () => {
  const html = render(3, 5);
  expect(html.match(/aria-current="page"/g)).toHaveLength(1);
  expect(html).toMatch(/<a[^>]*aria-label="第 3 页"[^>]*aria-current="page"/);
  expect(html).toMatch(/<a[^>]*rel="prev"[^>]*page=2"/);
  expect(html).toMatch(/<a[^>]*rel="next"[^>]*page=4"/);
});

test('before the first page and after the last there is nothing to press', () => {
  expect(render(1, 5)).not.toContain('rel="prev"');
  expect(render(5, 5)).not.toContain('rel="next"');
});

test('a single page needs no pagination', () => {
  expect(render(1, 1)).toBe('');
});
