import { expect, test } from 'vitest';
import { createPageNames } from './page-names.ts';

const nameOf = createPageNames({
  root: { path: '' },
  'layouts/default': { parentId: 'root' },
  home: { path: '', parentId: 'layouts/default' },
  any: { path: 'any/:word', parentId: 'layouts/default' },
  blog: { path: 'blog/:page?', parentId: 'layouts/default' },
  admin: { path: 'market/admin', parentId: 'root' },
  member: { path: 'members/:Id', parentId: 'admin' },
  rest: { path: '*', parentId: 'root' },
});

test.each([
  ['/', '/'],
  ['/any/%E4%B8%89%E4%BD%93', '/any/:word'],
  ['/any/三体.data', '/any/:word.data'],
  ['/blog', '/blog'],
  ['/blog/2/', '/blog/:page'],
  ['/_.data', '/.data'],
  ['/market/admin/members/7', '/market/admin/members/:Id'],
  ['/what/is/this/secret', '(no such page)'],
  ['/any/%E4%B8', '(no such page)'],
])('%s is the page %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});
