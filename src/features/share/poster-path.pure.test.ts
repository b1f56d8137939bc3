import { expect, test } from 'vitest';
import { posterPath } from './poster-path.pure.ts';

test.each([
  ['/any/%E4%B8%89%E4%BD%93', '/poster/title/%E4%B8%89%E4%BD%93.png'],
  ['/market/detail/12', '/poster/market/12.png'],
  ['/market/invite', '/poster/invite/market.png'],
  ['/blog/a-b', '/poster/article/a-b.png'],
  ['/wish', '/poster/wish/today.png'],
  ['/wish/2026-10-01', '/poster/wish/2026-10-01.png'],
])('%s has the poster %s', (path, poster) => {
  expect(posterPath(path)).toBe(poster);
});

test.each(['/', '/any', '/market', '/market/detail/x', '/blog', '/blog/tag', '/blog/tag/x', '/wish/links', '/bill'])(
  '%s has none',
  (path) => {
    expect(posterPath(path)).toBeUndefined();
  },
);
