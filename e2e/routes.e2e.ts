import { expect, inject, test } from 'vitest';

const origin = inject('siteOrigin');

test.each([
  ['/', 200],
  ['/index copy', 200],
  ['/index copy 2', 200],
  ['/home', 200],
  ['/hot', 200],
  ['/new', 200],
  ['/anys', 200],
  ['/anys/动漫', 200],
  ['/anys/type_copy', 200],
  ['/anys/search?words=三体&page=2', 200],
  ['/any', 404],
  ['/any/三体', 200],
  ['/any/key_copy', 404],
  ['/login', 200],
  ['/register', 200],
  ['/forget', 200],
  ['/collect', 302],
  ['/bill', 302],
  ['/short', 200],
  ['/short/k7Qm2xP', 404],
  ['/share', 200],
  ['/share/hot', 200],
  ['/declaration', 200],
  ['/error', 500],
  ['/error?statusCode=404', 404],
  ['/error?statusCode=200', 500],
  ['/error?statusCode=<script>', 500],
  ['/test', 200],
  ['/tool', 200],
  ['/tool/type/', 200],
  ['/tool/type/代码处理', 200],
  ['/tool/json-format', 200],
  ['/tool/nothing-like-it', 404],
  ['/qrcode', 200],
  ['/lottery', 200],
  ['/userCenter', 200],
  ['/word', 200],
  ['/wish', 200],
  ['/wish/冬至', 200],
  ['/blog/category/影视资讯', 200],
  ['/market', 200],
  ['/market/platform', 200],
  ['/market/my', 200],
  ['/market/goods', 200],
  ['/market/goods/2', 200],
  ['/market/about', 200],
  ['/market/declaration', 200],
  ['/market/imgs', 200],
  ['/market/invite', 200],
  ['/market/location', 200],
  ['/market/search', 200],
  ['/market/similar', 200],
  ['/market/type', 200],
  ['/market/word', 200],
  ['/market/detail', 404],
  ['/nothing/here', 404],
])('%s answers %i', async (path, status) => {
  expect((await fetch(origin + path, { redirect: 'manual' })).status).toBe(status);
});

test.each([
  '/market/admin',
  '/market/admin/config',
  '/market/admin/search/data',
  '/market/admin/search/data/add',
  '/market/admin/search/data/update',
  '/market/admin/wechat/robot',
  '/market/admin/wechat/robot/push',
  '/market/admin/wechat/robot/reply',
  '/market/admin/wechat/robot/timers',
])('%s leads a visitor to the login', async (path) => {
  const reply = await fetch(`${origin}${path}?a=1`, { redirect: 'manual' });
  expect(reply.status).toBe(302);
  expect(reply.headers.get('location')).toBe(`/login?fromPage=${encodeURIComponent(path)}&a=1`);
});

test.each([
  ['/error', 500],
  ['/error?statusCode=403', 403],
])('the error page %s has its status, the couplet and a way home', async (path, status) => {
  const html = await (await fetch(origin + path)).text();
  for (const text of [`>${status}<`, '山重水复疑无路', '柳暗花明又一村', 'href="/"']) expect(html).toContain(text);
});

test('an unknown page says so, with the couplet and a way home', async () => {
  const html = await (await fetch(`${origin}/nothing`)).text();
  for (const text of ['404', 'This page could not be found', '山重水复疑无路', '柳暗花明又一村', 'href="/"']) {
    expect(html).toContain(text);
  }
});

test.each(['/anys/nothing', '/tool/type/nothing', '/tool/nothing-like-it', '/market/goods/0', '/any/no-such-title'])(
  '%s, whose address does not hold what the page needs, is not found',
  async (path) => {
    const reply = await fetch(origin + path);
    expect(reply.status).toBe(404);
    expect(await reply.text()).toContain('山重水复疑无路');
  },
);
