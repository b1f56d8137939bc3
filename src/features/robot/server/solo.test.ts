import { expect, test } from 'vitest';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { createFeedReader } from './feed.gateway.ts';
import readEntries from './feed-entries.reader.ts';
import { createSoloService, type PushEntry } from './solo.service.ts';

const RSS = `<?xml version="1.0"?><rss version="2.0"><channel><title>吧</title>
  <item><title><![CDATA[第一 <b>帖</b>]]></title><link>https://tieba.example/p/1</link><guid>1</guid></item>
  <item><title>坏的</title><link>javascript:alert(1)</link></item>
  <item><title>第二 &amp; 帖</title><link>https://tieba.example/p/2</link></item>
</channel></rss>`;
const ATOM = `<feed xmlns="http://www.w3.org/2005/Atom"><entry><id>urn:1</id><title type="html">新帖</title>
  <link rel="self" href="https://a.example/self"/><link rel="alternate" href="https://a.example/1"/></entry></feed>`;
const ORIGIN = 'https://site.example';

const readFeed = (xml: string) => readEntries({ body: Buffer.from(xml), type: 'text/xml' });

const solo = (pushes: PushEntry[] = [], feed = RSS) =>
  createSoloService({
    newest: { catalogue: async () => [], market: async () => [] },
    pushes: async () => pushes,
    feeds: async () => [{ name: '电影吧', url: 'https://tieba.example/rss' }],
    readFeed: async () => readFeed(feed) ?? [],
  });

test('RSS and Atom are read alike; entries that lead nowhere on the web are left out', () => {
  expect(readFeed(RSS)).toEqual([
    { id: '1', title: '第一 帖', url: 'https://tieba.example/p/1' },
    { id: 'https://tieba.example/p/2', title: '第二 & 帖', url: 'https://tieba.example/p/2' },
  ]);
  expect(readFeed(ATOM)).toEqual([{ id: 'urn:1', title: '新帖', url: 'https://a.example/1' }]);
});

test.each([
  ['a page', '<html><body>登录</body></html>'],
  ['text', 'not xml'],
  ['half a feed', '<rss'],
  ['JSON', '{"a":1}'],
  ['a feed nested without end', `<rss>${'<a>'.repeat(300_000)}`],
])('%s is no feed, and the next one is read', async (_, text) => {
  const server = await aServer(({ url }, response) => response.end(url === '/next' ? RSS : text));
  const read = createFeedReader(createOutbound({ allow: [server.origin] }), readers);
  await expect(read(server.origin)).rejects.toThrow('订阅源不是 RSS 或 Atom');
  expect(await read(`${server.origin}/next`)).toHaveLength(2);
});

test('a feed that is down says so', async () => {
  const server = await aServer((_request, response) => response.writeHead(502).end());
  const read = createFeedReader(createOutbound({ allow: [server.origin] }), readers);
  await expect(read(server.origin)).rejects.toThrow('订阅源没有回应（HTTP 502）');
});

test('each entry of a feed is a card with a mark of its own', async () => {
  const messages = await solo().messages('soloPushTieba', { name: '电影吧' }, ORIGIN);
  expect(messages.map(({ name, body }) => [name, body['title']])).toEqual([
    ['/msg/send_link_card', '第一 帖'],
    ['/msg/send_link_card', '第二 & 帖'],
  ]);
  expect(new Set(messages.map(({ mark }) => mark)).size).toBe(2);
});

test('a configured push is its text or its card, with our own addresses made whole', async () => {
  const service = solo([
    { name: '公告', text: '今晚维护' },
    { name: '市集', title: '逛市集', url: '/market' },
  ]);
  expect(await service.messages('soloConfigPush', { name: '公告' }, ORIGIN)).toEqual([
    { name: '/msg/send_text', body: { content: '今晚维护' } },
  ]);
  expect(await service.messages('soloConfigPush', { name: '市集' }, ORIGIN)).toMatchObject([
    { name: '/msg/send_link_card', body: { title: '逛市集', url: `${ORIGIN}/market`, image_url: '' } },
  ]);
  await expect(service.messages('soloConfigPush', { name: '没有' }, ORIGIN)).rejects.toThrow(
    '推送卡片里没有“没有”，请先到站点编辑里添加',
  );
});

test('nothing new means no message', async () => {
  expect(await solo().messages('soloNewPush', {}, ORIGIN)).toEqual([]);
});
