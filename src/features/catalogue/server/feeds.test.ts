import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/host/app.fixture.ts';
import { robots, rss, sitemap, xmlText } from './feeds.rules.ts';

const FEED = { title: '搜罗 · 热榜', description: '热榜', page: '/hot', self: '/rss/hot.xml' };

test('a title cannot break out of the markup', () => {
  const item = { key: 'a/b?<&', name: ']]><script>&"\'', summary: '<b>\u0000\u0007', remark: '', updatedAt: 0 };
  const feed = rss('https://site.example', FEED, [item]);
  expect(feed).toContain('<title>]]&gt;&lt;script&gt;&amp;&quot;&apos;</title>');
  expect(feed).toContain('<link>https://site.example/any/a%2Fb%3F%3C%26</link>');
  expect(feed).toContain('<description>&lt;b&gt;</description>');
});

test('plain text stays as it is', () => {
  expect(xmlText('流浪地球 2：星际😀')).toBe('流浪地球 2：星际😀');
});

test('a sitemap tells when a page changed, in Shanghai time', () => {
  expect(sitemap('https://s.example', [{ path: '/any/a', updatedAt: 0 }])).toContain(
    '<lastmod>1970-01-01T08:00:00+08:00</lastmod>',
  );
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
