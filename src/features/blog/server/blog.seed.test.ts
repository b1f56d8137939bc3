import { expect, test } from 'vitest';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { createArticleReaders } from './article-readers.gateway.ts';
import { readShippedArticles, seedBlog } from './blog.seed.ts';
import { createDraftStore } from './draft.store.ts';

const rendering = createArticleReaders(readers);

test('at least eight articles ship, each of more than 600 characters, with an excerpt and chapters', async () => {
  const articles = await readShippedArticles();
  expect(articles.length).toBeGreaterThanOrEqual(8);
  for (const { name, title, excerpt, markdown, tags, published } of articles) {
    const length = markdown.match(/\p{Script=Han}/gu)?.length ?? 0;
    expect(length, name).toBeGreaterThan(600);
    expect(markdown.match(/^## /gm)?.length, name).toBeGreaterThanOrEqual(4);
    expect([...title].length, name).toBeLessThanOrEqual(30);
    expect(excerpt.length * tags.length, name).toBeGreaterThan(0);
    expect(Date.parse(published), name).toBeGreaterThan(0);
  }
});

test('twelve pieces at least are about films, series and anime, spread over months, with ways to titles', async () => {
  const pieces = (await readShippedArticles()).filter(({ categories }) => categories.includes('影视资讯'));
  expect(pieces.length).toBeGreaterThanOrEqual(12);
  const months = new Set(pieces.map(({ published }) => published.slice(0, 7)));
  expect(months.size).toBeGreaterThanOrEqual(6);
  // The one about how seasons of anime work leads to the calendar instead.
  for (const { name, markdown } of pieces)
    expect(markdown.match(/\]\(\/(?:any\/|calendar)/g)?.length, name).toBeGreaterThan(0);
});

describeOnEachEngine('the shipped articles', (openApp) => {
  test('are there on first start, by category; a removed one does not come back, a new start adds nothing', async () => {
    const { app, database, as } = await openApp();
    const now = Date.parse('2026-11-20T00:00:00Z');
    const store = createDraftStore(database);
    const get = async (path: string) => (await app.inject(`/api/v1${path}`)).json();
    const shipped = await readShippedArticles();
    expect(await seedBlog(store, rendering, now, true)).toBe(true);
    const news = `/blog/posts?category=${encodeURIComponent('影视资讯')}`;
    const { Data } = await get(news);
    expect(Data).toMatchObject({ Total: 12, Term: { DisplayName: '影视资讯' } });
    expect(Data.Result[0]).toMatchObject({ Name: 'films-for-the-whole-family', IsPinned: false });
    expect((await get('/blog/posts')).Data).toMatchObject({ Total: shipped.length, PageSize: 10 });

    const headers = await as('operator');
    await app.inject({ method: 'DELETE', url: '/api/v1/blog/draft/find-by-initials', headers });
    expect(await seedBlog(store, rendering, now, true)).toBe(false);
    expect((await get('/blog/post?name=find-by-initials')).Code).toBe(404);

    const feed = await app.inject({ url: '/rss/blog.xml', headers: { host: 'example.com' } });
    expect(feed.headers['content-type']).toContain('application/rss+xml');
    expect(feed.body.match(/<item>/g)).toHaveLength(shipped.length - 1);
    expect(feed.body).toContain('<link>http://example.com/blog/where-your-data-lives</link>');
    const map = await app.inject({ url: '/sitemap/blog.xml', headers: { host: 'example.com' } });
    expect(map.body).toContain('<loc>http://example.com/blog/where-your-data-lives</loc>');

    // 山 sounds like one reading of 单, which is no reason to show anything.
    expect((await get(`/search/section?key=blog&words=${encodeURIComponent('山')}`)).Data.Total).toBe(0);
    // Found the way Chinese is typed.
    for (const words of ['账单', 'zhangdan', '帳單上的五個數', 'zdsdwgs']) {
      const found = await get(`/search/section?key=blog&words=${encodeURIComponent(words)}`);
      expect(found.Data.Things.map(({ Path }: { Path: string }) => Path)).toContain('/blog/read-the-ledger');
    }
  });

  test('a manual that is shipped no more leaves the readers, as a draft, and stays where somebody has edited it', async () => {
    const { app, database } = await openApp();
    const store = createDraftStore(database);
    const draft = { title: '手册', excerpt: '', markdown: '旧的', categories: ['站点手记'], tags: [], isPinned: false };
    for (const name of ['run-your-own', 'collect-and-tvbox']) {
      await store.add(name, draft, 1, name);
      await store.publish({ name, version: 1 }, await rendering.rendered('旧的'), 1);
    }
    await store.save('collect-and-tvbox', 2, { ...draft, markdown: '我改过' }, 2);
    await seedBlog(store, rendering, 3, true);
    const code = async (name: string) => (await app.inject(`/api/v1/blog/post?name=${name}`)).json().Code;
    expect(await code('run-your-own')).toBe(404);
    expect(await store.find('run-your-own')).toMatchObject({ draft: { title: '手册' } });
    expect(await code('collect-and-tvbox')).toBe(200);
  });

  test('without them the category in the footer is there all the same', async () => {
    const { app, database } = await openApp();
    await seedBlog(createDraftStore(database), rendering, 1, false);
    const reply = await app.inject(`/api/v1/blog/posts?category=${encodeURIComponent('影视资讯')}`);
    expect(reply.json()).toMatchObject({ Code: 200, Data: { Total: 0, Result: [] } });
  });
});
