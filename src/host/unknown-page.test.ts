import { expect, test } from 'vitest';
import * as switches from '#/web/router-internals/switches.pure.ts';
import { createIsUnknown } from './unknown-page.ts';

const routes = {
  root: { path: '' },
  frame: { parentId: 'root' },
  home: { parentId: 'frame', path: undefined },
  title: { parentId: 'frame', path: 'any/:key' },
  desk: { parentId: 'frame', path: 'market/admin' },
  mail: { parentId: 'desk', path: 'mail' },
  copy: { parentId: 'frame', path: 'index copy' },
  rest: { parentId: 'frame', path: '*' },
};

test.each(['/wp-login.php', '/.env', '/a/b/c?x=1', '/ANYTHING', '/mail', '/%E5%9B%BE', '/*x'])(
  '%s is unknown, where the data of a page can be told from it',
  (url) => {
    expect(createIsUnknown(routes)(url)).toBe(switches.dataAddresses);
  },
);

test.each([
  '/',
  '/?x=1',
  '/any/gone',
  '/any',
  '/Market/Admin/x',
  '/market',
  '/index%20copy',
  '/.env.data',
  '/any.data?_routes=x',
  '/__manifest?paths=%2Fmarket&version=1',
])('%s may be known', (url) => {
  expect(createIsUnknown(routes)(url)).toBe(false);
});

test('where a first part may be anything, nothing is unknown', () => {
  expect(createIsUnknown({ ...routes, member: { parentId: 'frame', path: ':name' } })('/.env')).toBe(false);
});
