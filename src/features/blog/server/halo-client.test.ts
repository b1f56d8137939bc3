import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '#/platform/db/migrate.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { createOutbound } from '#/platform/outbound/outbound.ts';
import { readers } from '#/platform/reader/readers.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { createArticleReaders } from './article-readers.gateway.ts';
import { aDraft, SOME_ARTICLES } from './blog.fixture.ts';
import { createBlogService } from './blog.service.ts';
import { createDraftStore } from './draft.store.ts';
import { foreignHalo } from './foreign-halo.fixture.ts';
import { HALO_BASE } from './halo.gateway.ts';
import { askRemoteHalo } from './remote-halo.gateway.ts';

const origins: Record<string, string> = {};
const closing: (() => unknown)[] = [];
let app: Awaited<ReturnType<typeof appOn>>['app'];

beforeAll(async () => {
  const database = openSqlite(':memory:');
  await migrate(database);
  const store = createDraftStore(database);
  const { rendered } = createArticleReaders(readers);
  for (const { name, draft, publishedAt } of SOME_ARTICLES) {
    await store.add(name, draft, publishedAt);
    await store.publish({ name, version: 1 }, await rendered(draft.markdown), publishedAt);
  }
  await store.add('a-draft', aDraft({ title: '没有发布' }), 1);
  ({ app } = await appOn(database));
  const foreign = createServer(foreignHalo);
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  closing.push(
    () => app.close(),
    () => database.db.destroy(),
    () => foreign.close(),
  );
  // The embedded service on a real port: another program would read it so.
  origins['the embedded service'] = await app.listen({ port: 0, host: '127.0.0.1' });
  // listen() on a port always yields this kind of address.
  origins['a foreign Halo'] = `http://127.0.0.1:${(foreign.address() as AddressInfo).port}`;
});

afterAll(async () => {
  for (const close of closing) await close();
});

function blogAt(origin: string) {
  const ask = askRemoteHalo(createOutbound({ allow: [origin] }), origin);
  return createBlogService({
    ask: async (path, check) => ({ ...(await ask(path, check)), isStale: false }),
    site: () => origin,
  });
}

const ASKED = { page: 1, category: '', tag: '' };

describe.each(['the embedded service', 'a foreign Halo'])('the Halo client against %s', (service) => {
  test('reads lists of ten, pinned articles first, then the newest', async () => {
    const blog = blogAt(origins[service] ?? '');
    const first = await blog.list(ASKED);
    expect(first).toMatchObject({ page: 1, size: 10, total: 12, term: null });
    expect(first.posts.map(({ name }) => name).slice(0, 3)).toEqual(['article-3', 'article-12', 'article-11']);
    expect(first.posts[0]).toMatchObject({ title: '第 3 篇', excerpt: '说一件事。', isPinned: true });
    expect(first.posts[0]?.publishedAt).toBe(SOME_ARTICLES[2]?.publishedAt);
    const second = await blog.list({ ...ASKED, page: 2 });
    expect(second.posts.map(({ name }) => name)).toEqual(['article-2', 'article-1']);
    expect((await blog.list({ ...ASKED, page: 9 })).posts).toEqual([]);
  });

  test('finds a category by name, slug or what it is called', async () => {
    const blog = blogAt(origins[service] ?? '');
    const { categories, tags } = await blog.terms();
    const news = categories.find(({ displayName }) => displayName === '影视资讯');
    for (const asked of [news?.name, news?.slug, '影视资讯']) {
      const found = await blog.list({ ...ASKED, category: asked ?? '' });
      expect(found).toMatchObject({ total: 11, term: { displayName: '影视资讯' } });
    }
    expect(tags.map(({ displayName }) => displayName).sort()).toEqual(['拼音', '首字母'].sort());
    expect(await blog.list({ ...ASKED, tag: '首字母' })).toMatchObject({ total: 6 });
    await expect(blog.list({ ...ASKED, category: '没有' })).rejects.toThrow('没有这个分类');
  });

  test('reads an article with its text and neighbours, also by its slug', async () => {
    const blog = blogAt(origins[service] ?? '');
    const read = await blog.read('article-5');
    expect(read).toMatchObject({ post: { name: 'article-5', title: '第 5 篇' }, movedTo: null });
    expect(read.post.html).toContain('第一节');
    expect([read.previous?.name, read.next?.name]).toEqual(['article-4', 'article-6']);
    const slug = read.post.slug;
    const bySlug = await blog.read(slug);
    expect(bySlug.movedTo ?? bySlug.post.name).toBe('article-5');
    for (const nothing of ['nothing-like-it', `${slug},`, 'data:text/html,x', 'a=b', '..'])
      await expect(blog.read(nothing), nothing).rejects.toThrow('没有这篇文章');
    await expect(blog.read('archive')).rejects.toThrow('没有这篇文章');
  });

  test('files everything by month, newest first', async () => {
    const { months, total } = await blogAt(origins[service] ?? '').archive();
    expect(total).toBe(12);
    expect(months.map(({ month, posts }) => [month, posts.length])).toEqual([
      ['2026-11', 5],
      ['2026-10', 7],
    ]);
  });
});

test('the embedded service answers every path of the public API in Halo’s shapes', async () => {
  const get = async (path: string) => {
    const reply = await app.inject(HALO_BASE + path);
    return { status: reply.statusCode, type: reply.headers['content-type'], body: reply.json() };
  };
  const list = await get('/posts?size=5&page=0&sort=spec.publishTime,asc');
  expect(list.body).toMatchObject({
    ...{ page: 1, size: 5, total: 12, first: true, last: false, hasNext: true, hasPrevious: false, totalPages: 3 },
  });
  expect(list.body.items[0]).toMatchObject({
    metadata: { name: 'article-1', labels: { 'content.halo.run/visible': 'PUBLIC' } },
    spec: { title: '第 1 篇', visible: 'PUBLIC', publish: true, deleted: false },
    status: { phase: 'PUBLISHED', permalink: '/blog/article-1' },
    stats: { visit: 0, upvote: 0, comment: 0 },
    owner: { displayName: '搜罗' },
  });
  expect(list.body.items[0].content).toBeUndefined();
  expect((await get('/posts/article-1')).body.content).toMatchObject({
    raw: expect.stringContaining('## 第一节'),
    content: expect.stringMatching(/<h2[^>]*>第一节<\/h2>/),
  });
  expect((await get('/posts?size=-1')).body).toMatchObject({ size: 1000, total: 12 });
  expect((await get('/posts?labelSelector=content.halo.run/visible=PRIVATE')).body.total).toBe(0);
  expect((await get('/posts?fieldSelector=metadata.name%3Darticle-2')).body.items).toHaveLength(1);
  expect(await get('/posts?fieldSelector=spec.nothing=1')).toMatchObject({ status: 400 });
  const { body: categories } = await get('/categories');
  const { name } = categories.items[0].metadata;
  expect(categories.items[0]).toMatchObject({ spec: { displayName: '影视资讯' }, postCount: 11 });
  expect((await get(`/categories/${name}`)).body.metadata.name).toBe(name);
  expect((await get(`/categories/${name}/posts?size=10&page=2`)).body.items).toHaveLength(1);
  expect(await get('/categories/unknown/posts')).toMatchObject({ status: 200, body: { items: [], total: 0 } });
  expect((await get('/tags')).body.total).toBe(2);
  expect((await get('/tags/pin-yin/posts')).body.total).toBe(12);
  const first = (await get('/posts/article-1/navigation?scope=category')).body;
  expect(first).toMatchObject({ next: { metadata: { name: 'article-2' } } });
  // Halo's own client expects a value or nothing at all, never null.
  expect(first).not.toHaveProperty('previous');
  expect(categories.items[0].spec.parent).toBe('');
  // The only one of its category has no neighbours in it.
  expect((await get('/posts/article-12/navigation?scope=category')).body).toEqual({});
  expect((await get('/singlepages')).body).toMatchObject({ items: [], total: 0 });
  for (const path of [
    '/posts/a-draft',
    '/posts/none',
    '/categories/none',
    '/singlepages/none',
    '/nothing',
    '/posts/a/b/c',
  ]) {
    expect(await get(path)).toMatchObject({ status: 404, type: expect.stringContaining('problem+json') });
  }
});
