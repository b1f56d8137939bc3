import { expect, test } from 'vitest';
import * as switches from '#/web/router-internals/switches.pure.ts';
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
  ['/blog', '/blog'],
  ['/blog/2/', '/blog/:page'],
  ['/market/admin/members/7', '/market/admin/members/:Id'],
  ['/what/is/this/secret', '(no such page)'],
  ['/any/%E4%B8', '(no such page)'],
])('%s is the page %s', (path, name) => {
  expect(nameOf(path)).toBe(name);
});

test.runIf(switches.dataAddresses)('the data of a page is named after it', () => {
  expect(nameOf('/any/三体.data')).toBe('/any/:word.data');
  expect(nameOf('/_.data')).toBe('/.data');
});
