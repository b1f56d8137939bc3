import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { sitemap } from './sitemap.rules.ts';

test('a sitemap tells when a page changed, in Shanghai time, where that is known', () => {
  expect(sitemap('https://s.example', [{ path: '/any/a&b', changedAt: 0 }, { path: '/word' }])).toContain(
    '<url><loc>https://s.example/any/a&amp;b</loc><lastmod>1970-01-01T08:00:00+08:00</lastmod></url><url><loc>https://s.example/word</loc></url>',
  );
});

const MINUTE = 60_000;

/** Pages and when each changed, in milliseconds; nothing where that is not told. */
async function timesIn({ app }: TestApp, url: string) {
  const { body } = await app.inject({ url, headers: { host: 's.example' } });
  const entries = body.matchAll(/<loc>http:..s.example([^<]*)<.loc>(?:<lastmod>([^<]*)<)?/g);
  return Object.fromEntries([...entries].map(([, path = '', at]) => [decodeURI(path), at && Date.parse(at)]));
}

/** Whole seconds, as they stand in the files. */
const second = (ms: number) => Math.floor(ms / 1000) * 1000;

describeOnEachEngine('the sitemap', (openApp) => {
  async function aSite() {
    const site = await openApp();
    const headers = await site.as('operator');
    const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      (await site.app.inject({ method, url: `/api/v1${path}`, headers, ...(payload && { payload }) })).json().Data;
    return { ...site, send };
  }
  const GOODS = { title: '茶', price: 1, category: '美食', city: '杭州' };

  test('has titles, people, goods and articles, each with the time it changed, and each file with its newest', async () => {
    const site = await aSite();
    const [start, later] = [second(site.clock.now), second(site.clock.now + 5 * MINUTE)];
    for (const Name of ['甲', '乙'])
      await site.send('POST', '/any', { Name, TypeName: '电影', Directors: [`${Name}导`] });
    const goods = await site.send('POST', '/crawl/common/search', GOODS);
    await site.send('POST', '/crawl/common/search', { ...GOODS, status: 0 });
    const sample = await site.send('POST', '/crawl/common/search', GOODS);
    await sql`update market_item set is_sample = 1 where id = ${sample.id}`.execute(site.database.db);
    const post = await site.send('POST', '/blog/draft', { Title: '怎么找', Markdown: '这样。', Categories: ['指南'] });
    await site.send('POST', `/blog/draft/${post.Name}/publish`);
    site.clock.now += 5 * MINUTE;
    await site.send('PUT', '/any', { Key: '乙', Summary: '新的' });

    const file = (name: string) => timesIn(site, `/sitemap/${name}.xml`);
    expect(await file('titles-1')).toEqual({ '/any/甲': start, '/any/乙': later });
    expect(await file('people-1')).toEqual({ '/person/甲导': start, '/person/乙导': later });
    expect(await file('goods-1')).toEqual({ [`/market/detail/${goods.id}`]: start });
    expect(await file('blog')).toEqual({ [`/blog/${post.Name}`]: start });
    expect(await file('pages')).toMatchObject({
      ...{ '/new': later, '/anys/movie': later, '/market': start, '/blog': start, '/blog/category/指南': start },
      ...{ '/word': undefined, '/tool': undefined, '/wish/中秋节': undefined },
    });
    expect(await timesIn(site, '/sitemap.xml')).toEqual({
      '/sitemap/pages.xml': later,
      '/sitemap/titles-1.xml': later,
      '/sitemap/people-1.xml': later,
      '/sitemap/goods-1.xml': start,
      '/sitemap/blog.xml': start,
    });
  });

  test('what goes is a change of its file, and who has a file is told by tag or date, also by another process', async () => {
    const site = await aSite();
    const one = await site.send('POST', '/crawl/common/search', GOODS);
    await site.send('POST', '/crawl/common/search', GOODS);
    const ask = (headers = {}) => site.app.inject({ url: '/sitemap/goods-1.xml', headers });
    const first = await ask();
    // The time of the file, not of the asking.
    expect(Date.parse(String(first.headers['last-modified']))).toBe(second(site.clock.now));
    site.clock.now += 5 * MINUTE;
    expect((await ask({ 'if-none-match': first.headers.etag })).statusCode).toBe(304);
    expect((await ask({ 'if-modified-since': first.headers['last-modified'] })).statusCode).toBe(304);
    await site.send('DELETE', `/crawl/common/search/${one.id}`);
    const next = await ask({ 'if-none-match': first.headers.etag });
    expect([next.statusCode, next.body.match(/<loc>/g)]).toEqual([200, ['<loc>']]);
    expect((await timesIn(site, '/sitemap.xml'))['/sitemap/goods-1.xml']).toBe(second(site.clock.now));
  });

  test('a process that has just begun dates a file by what is in it', async () => {
    const site = await aSite();
    await site.send('POST', '/crawl/common/search', GOODS);
    const date = new Date(second(site.clock.now)).toUTCString();
    site.clock.now += 60 * MINUTE;
    const reply = await site.app.inject({ url: '/sitemap/goods-1.xml', headers: { 'if-modified-since': date } });
    expect([reply.statusCode, reply.headers['last-modified']]).toEqual([304, date]);
  });

  test.each(['titles-0', 'titles-1', 'pages-1', 'blog-1', 'x', 'constructor'])(
    '%s is no file of an empty site',
    async (file) => {
      expect((await (await openApp()).app.inject(`/sitemap/${file}.xml`)).statusCode).toBe(404);
    },
  );
});
