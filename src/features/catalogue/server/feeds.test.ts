import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { robots, rss } from './feeds.rules.ts';

const FEED = { title: '搜罗 · 热榜', description: '热榜', page: '/hot', self: '/rss/hot.xml' };

test('a title cannot break out of the markup', () => {
  const item = {
    key: 'a/b?<&',
    name: ']]><script>&"\'',
    summary: '<b>\u0000\u0007',
    remark: '',
    updatedAt: 0,
    isDated: true,
    cover: '',
  };
  const feed = rss('https://site.example', FEED, [item]);
  expect(feed).toContain('<title>]]&gt;&lt;script&gt;&amp;&quot;&#39;</title>');
  expect(feed).toContain('<link>https://site.example/any/a%2Fb%3F%3C%26</link>');
  expect(feed).toContain('<description>&lt;b&gt;</description>');
});

test('an entry is new to a reader when it has a new episode, and only then; it has its picture beside it', () => {
  const dated = { key: 'a', name: '甲', summary: '', remark: '更新至2集', updatedAt: 1000, isDated: true };
  const item = { ...dated, cover: '/upload/1.webp' };
  const guid = (changes: object) =>
    /<guid[^>]*>([^<]*)</.exec(rss('https://s.example', FEED, [{ ...item, ...changes }]))?.[1];
  expect(guid({})).toBe('https://s.example/any/a#%E6%9B%B4%E6%96%B0%E8%87%B32%E9%9B%86');
  expect(guid({ remark: '更新至3集' })).not.toBe(guid({}));
  expect(guid({ summary: '改了简介', updatedAt: 9000 })).toBe(guid({}));
  const feed = rss('https://s.example', FEED, [item, { ...item, updatedAt: 5000, cover: '/cover/电影/甲.svg' }]);
  expect(feed).toContain('<enclosure url="https://s.example/upload/1.webp" length="0" type="image/webp"/>');
  expect(feed.match(/<enclosure/g)).toHaveLength(1);
  expect(feed).toContain('<lastBuildDate>Thu, 01 Jan 1970 00:00:05 GMT</lastBuildDate>');
});

test('of what is known by its year only no day is told: not of the entry, and not of the feed', () => {
  const item = {
    key: 'a',
    name: '甲',
    summary: '',
    remark: '',
    cover: '',
    updatedAt: Date.parse('2025-01-01T00:00+08:00'),
  };
  const feed = rss('https://s.example', FEED, [{ ...item, isDated: false }]);
  expect(feed).not.toMatch(/pubDate|lastBuildDate|Dec 2024/);
  const mixed = rss('https://s.example', FEED, [
    { ...item, isDated: false },
    { ...item, updatedAt: 5000, isDated: true },
  ]);
  expect(mixed.match(/<pubDate>/g)).toHaveLength(1);
  expect(mixed).toContain('<lastBuildDate>Thu, 01 Jan 1970 00:00:05 GMT');
});

test('robots are sent to the sitemap and kept from personal pages', () => {
  expect(robots('https://s.example')).toMatch(/Disallow: \/bill\n[\s\S]*Sitemap: https:\/\/s\.example\/sitemap\.xml/);
});

describeOnEachEngine('feeds', (openApp) => {
  test('feeds, sitemaps and the search description begin with PUBLIC_URL', async () => {
    const { app, as } = await openApp({ settings: { PUBLIC_URL: 'https://souluo.example' } });
    const payload = { Name: 'Fate/Zero', TypeName: '动漫', Year: 2011 };
    const added = await app.inject({ method: 'POST', url: '/api/v1/any', headers: await as('operator'), payload });
    expect(added.json().Code).toBe(200);
    const read = async (url: string) => (await app.inject(url)).body;
    expect(await read('/rss/anime.xml')).toContain('https://souluo.example/any/Fate%2FZero');
    expect(await read('/rss/movie.xml')).not.toContain('Fate');
    expect(await read('/sitemap.xml')).toContain('<loc>https://souluo.example/sitemap/titles-1.xml</loc>');
    expect(await read('/sitemap/titles-1.xml')).toContain('<loc>https://souluo.example/any/Fate%2FZero</loc>');
    expect(await read('/sitemap/pages.xml')).toContain('<loc>https://souluo.example/hot</loc>');
    expect(await read('/sitemap/pages.xml')).toContain('<loc>https://souluo.example/tool/dns-lookup</loc>');
    // Festivals by name: their addresses are the same every year.
    for (const festival of ['中秋节', '清明节', '冬至'])
      expect(await read('/sitemap/pages.xml')).toContain(
        `<loc>https://souluo.example/wish/${encodeURIComponent(festival)}</loc>`,
      );
    expect(await read('/opensearch.xml')).toContain(
      'template="https://souluo.example/anys/search?words={searchTerms}"',
    );
  });

  test('beyond 50,000 titles the sitemap is an index of files, each of them short enough', async () => {
    const { app, database, as } = await openApp();
    const add = async (Name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/any',
        headers: await as('operator'),
        payload: { Name, TypeName: '电影' },
      });
    await add('第一部');
    await add('第五万部');
    const db = database.db;
    if (database.engine === 'sqlite') {
      // The next number follows the highest, so one title is moved there; what belongs to it does not matter here.
      await sql`pragma foreign_keys = off`.execute(db);
      await sql`update title set id = 50000 where name = '第五万部'`.execute(db);
      await sql`pragma foreign_keys = on`.execute(db);
    } else {
      await sql`alter table title alter column id restart with 50001`.execute(db);
    }
    await add('第五万零一部');
    const index = (await app.inject('/sitemap.xml')).body;
    const files = [...index.matchAll(/\/sitemap\/titles-\d+\.xml/g)].map(([path]) => path);
    const bodies = await Promise.all(files.map(async (path) => (await app.inject(path)).body));
    const holds = (name: string) => files.filter((_path, at) => bodies[at]?.includes(encodeURIComponent(name)));
    expect([holds('第一部'), holds('第五万零一部')]).toEqual([['/sitemap/titles-1.xml'], ['/sitemap/titles-11.xml']]);
  });

  test.each(['/rss', '/feed', '/feed.xml', '/atom.xml'])(
    '%s, where readers look first, leads to what is new',
    async (path) => {
      const { app } = await openApp();
      const reply = await app.inject(path);
      expect([reply.statusCode, reply.headers['location']]).toEqual([302, '/rss/new.xml']);
    },
  );

  test('who has a feed already is told so by tag or date, until something changes', async () => {
    const { app, as, clock } = await openApp();
    const add = async (Name: string) =>
      app.inject({
        method: 'POST',
        url: '/api/v1/any',
        headers: await as('operator'),
        payload: { Name, TypeName: '电影' },
      });
    await add('甲');
    const first = await app.inject('/rss/new.xml');
    const again = (headers: Record<string, string>) => app.inject({ url: '/rss/new.xml', headers });
    const [etag, date] = [String(first.headers['etag']), String(first.headers['last-modified'])];
    const same = await again({ 'if-none-match': `"x", ${etag}` });
    expect([same.statusCode, same.body]).toEqual([304, '']);
    expect((await again({ 'if-modified-since': date })).statusCode).toBe(304);
    expect((await again({ 'if-none-match': '"x"', 'if-modified-since': date })).statusCode).toBe(200);
    expect((await again({ 'if-modified-since': 'yesterday' })).statusCode).toBe(200);
    clock.now += 600_000;
    await add('乙');
    expect((await again({ 'if-none-match': etag })).statusCode).toBe(200);
    const more = await again({ 'if-modified-since': date });
    expect(more.statusCode).toBe(200);
    // What goes makes the list older than it was, and is news all the same.
    const dateOfMore = String(more.headers['last-modified']);
    expect((await again({ 'if-modified-since': dateOfMore })).statusCode).toBe(304);
    const url = `/api/v1/any?${new URLSearchParams({ key: '乙' })}`;
    expect((await app.inject({ method: 'DELETE', url, headers: await as('operator') })).statusCode).toBe(200);
    expect((await again({ 'if-modified-since': dateOfMore })).body).not.toContain('乙');
    expect((await again({ 'if-modified-since': dateOfMore })).statusCode).toBe(200);
    const blog = await app.inject('/rss/blog.xml');
    expect(
      (await app.inject({ url: '/rss/blog.xml', headers: { 'if-none-match': String(blog.headers['etag']) } }))
        .statusCode,
    ).toBe(304);
  });

  test.each([
    '/rss/nothing.xml',
    '/rss/constructor.xml',
    '/rss/__proto__.xml',
    '/rss/hot',
    '/sitemap/titles-0.xml',
    '/sitemap/x.xml',
  ])('%s is not found', async (url) => {
    expect((await (await openApp()).app.inject(url)).statusCode).toBe(404);
  });
});
