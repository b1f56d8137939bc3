import { expect, test } from 'vitest';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import readBackLinks from './backlink.reader.ts';
import { withNetLooks } from './net-looks.fixture.ts';

const { open } = withNetLooks();

const read = (html: string, host = 'mine.cn') =>
  readBackLinks({ body: Buffer.from(html), type: 'text/html; charset=utf-8', url: 'https://friend.cn/links', host });

const LINKS: readonly (readonly [html: string, count: number])[] = [
  ['<a href="https://mine.cn/">我的站</a>', 1],
  ['<a href="//www.mine.cn">x</a>', 1],
  ['<a href="https://blog.mine.cn/a">x</a>', 1],
  ['<a href="https://notmine.cn/">x</a>', 0],
  ['<a href="https://mine.cn.evil.cn/">x</a>', 0],
  ['<a href="/mine.cn">x</a>', 0],
  ['<base href="https://mine.cn/"><a href="a">x</a>', 1],
  ['<!-- <a href="https://mine.cn/">x</a> -->', 0],
  ['<script>var a = \'<a href="https://mine.cn/">\'</script>', 0],
  ['<link href="https://mine.cn/">', 0],
  ['<a name="mine.cn">x</a>', 0],
  ['<a href="https://MINE.CN/">x</a>', 1],
  ['<A HREF=https://mine.cn>x</A>', 1],
  ["<a class='x' href='http://mine.cn:8080/a?b#c'>x</a>", 1],
  ['<a href="https://mine.cn/?a=1&amp;b=2">x</a>', 1],
  ['<a href=" https://mine.cn/ ">x</a>', 1],
  ['<a href="https://mine.cn/">a</a><a href="https://mine.cn/b">b</a>', 2],
  ['<a href="https://friend.cn/go?url=https://mine.cn/">x</a>', 0],
  ['<a href="mailto:me@mine.cn">x</a>', 0],
  ['<a href="javascript:location=\'https://mine.cn\'">x</a>', 0],
  ['<a href="https://mine.cn@evil.cn/">x</a>', 0],
  ['<a href="https://mine.cn">never closed', 1],
  ['https://mine.cn/', 0],
  ['', 0],
];

test('links are tried as people write them and as few do', () => {
  const odd = LINKS.filter(([html]) =>
    /^$|^https|<base|<!--|<script|<link|name=|[A-Z]{4}|=' |@|" http|javascript|closed|@evil/.test(html),
  ).length;
  expect(Math.min(odd, LINKS.length - odd)).toBeGreaterThanOrEqual(10);
});

test.each(LINKS)('%s has %i links to mine.cn', (html, count) => {
  expect(read(html).count).toBe(count);
});

test('text and nofollow are told, for one link and for the whole page', () => {
  const { links, isPageNofollow } = read(
    '<meta name="robots" content="index,nofollow"><a rel="noopener nofollow" href="https://mine.cn/"><b>我的</b>\n 站</a>',
  );
  expect(links).toEqual([{ href: 'https://mine.cn/', text: '我的 站', isNofollow: true }]);
  expect(isPageNofollow).toBe(true);
  expect(read('<a href="https://mine.cn/">x</a>'.repeat(100))).toMatchObject({ count: 100, links: { length: 20 } });
});

test('over the API, and what is wrong is said', async () => {
  const { origin } = await aServer((request, response) => {
    response.setHeader('content-type', request.url === '/text' ? 'text/plain' : 'text/html');
    response.end('<a href="https://mine.cn/x">我的站</a>');
  });
  const app = await open({ settings: { LIMITS_FACTOR: '1000' }, reachable: [origin] });
  const ask = async (target: string, site: string) =>
    (await app.inject({ url: '/api/v1/tool/net/backlink', query: { target, site } })).json();
  try {
    expect(await ask(origin, 'mine.cn')).toMatchObject({
      Code: 200,
      Data: { Status: 200, LinkCount: 1, IsPageNofollow: false, Links: [{ Text: '我的站', IsNofollow: false }] },
    });
    expect(await ask(origin, 'other.cn')).toMatchObject({ Data: { LinkCount: 0, Links: [] } });
    expect(await ask(`${origin}/text`, 'mine.cn')).toMatchObject({ Code: 502, Message: '对方返回的不是网页' });
    expect(await ask(origin, '')).toMatchObject({ Code: 400, Errors: [{ Field: 'site' }] });
    expect(await ask('http://127.0.0.1:1', 'mine.cn')).toMatchObject({ Code: 403 });
  } finally {
    await app.close();
  }
});
