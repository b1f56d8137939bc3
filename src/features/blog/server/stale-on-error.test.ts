import { expect, test, vi } from 'vitest';
import { outsidePicture } from '#/contract/outside-picture.pure.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
import { appOn } from '#/testing/app-on.fixture.ts';
import { loginHeaders } from '#/testing/test-members.fixture.ts';
import { foreignHalo } from './foreign-halo.fixture.ts';
import { createStaleOnError } from './stale-on-error.ts';

function aService() {
  const clock = { now: 1_000_000 };
  const service = { answer: async (): Promise<{ status: number; body: unknown }> => ({ status: 200, body: 'first' }) };
  const asked = vi.fn(() => service.answer());
  const report = vi.fn();
  const get = createStaleOnError({ ask: asked, now: () => clock.now, report });
  const check = (body: unknown) => {
    if (typeof body !== 'string') throw new Error('not a text');
  };
  return { clock, service, asked, report, get: (path = '/posts') => get(path, check) };
}

test('an answer is kept for a minute, and asked for once by all who want it at once', async () => {
  const { clock, service, asked, get } = aService();
  expect(await Promise.all([get(), get()])).toMatchObject([{ body: 'first' }, { body: 'first' }]);
  await get();
  expect(asked).toHaveBeenCalledTimes(1);
  clock.now += 60_001;
  service.answer = async () => ({ status: 200, body: 'second' });
  expect(await get()).toMatchObject({ body: 'second', isStale: false });
});

test.each([
  ['does not answer', () => Promise.reject(new Error('timeout'))],
  ['answers 500', async () => ({ status: 500, body: null })],
  ['answers something else', async () => ({ status: 200, body: { lies: true } })],
])('when the service %s the last good answer stands, and it is left alone for a while', async (_what, failing) => {
  const { clock, service, asked, report, get } = aService();
  await get();
  clock.now += 60_001;
  service.answer = failing;
  expect(await get()).toMatchObject({ body: 'first', isStale: true });
  expect(await get()).toMatchObject({ body: 'first', isStale: true });
  expect(asked).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledTimes(1);
  clock.now += 10_001;
  service.answer = async () => ({ status: 200, body: 'healed' });
  expect(await get()).toMatchObject({ body: 'healed', isStale: false });
});

test('without an earlier answer the reader is told so at once while the service rests', async () => {
  const { service, asked, get } = aService();
  service.answer = () => Promise.reject(new Error('refused'));
  await expect(get('/posts')).rejects.toThrow('博客暂时打不开');
  await expect(get('/tags')).rejects.toThrow('博客暂时打不开');
  expect(asked).toHaveBeenCalledTimes(1);
});

test('a missing article is no failure and takes nothing else down', async () => {
  const { service, get } = aService();
  service.answer = async () => ({ status: 404, body: null });
  expect(await get('/posts/none')).toMatchObject({ status: 404, isStale: false });
});

test('a blog on another host: its articles cleaned and its pictures found, old ones when it dies, the rest of the site unharmed', async () => {
  let isDown: 'no' | 'html' | 'hangs' = 'no';
  const asked: string[] = [];
  const halo = await aServer((request, response) => {
    asked.push(request.url ?? '');
    if (isDown === 'no') return foreignHalo(request, response);
    if (isDown === 'html') response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>维护中</h1>');
  });
  const database = openSqlite(':memory:');
  await migrate(database);
  const clock = { now: Date.now() };
  const { app } = await appOn(database, { settings: { BLOG_BASE_URL: `${halo.origin}/` }, now: () => clock.now });
  const get = async (path: string) => (await app.inject(`/api/v1${path}`)).json();

  const { Data: article } = await get('/blog/post?name=article-1');
  const html = article.Parts.map(({ Html }: { Html: string }) => Html).join('');
  const { host } = new URL(halo.origin);
  const [shown = '', picture = ''] = /<img src="([^"]+)"/.exec(html) ?? [];
  expect(html).toBe(
    `<p>第一段。${shown} data-from="${host}" alt="" loading="lazy" decoding="async" referrerpolicy="no-referrer" /><small class="article-from">图片来自 ${host}</small></p><h2 id="s1">第一节</h2><p>正文。</p>`,
  );
  // Its pictures come through us, also from a host that no stranger could name.
  const sent = await app.inject(picture.replaceAll('&amp;', '&'));
  expect([sent.statusCode, sent.headers['content-type'], sent.headers.link]).toEqual([
    200,
    'image/webp',
    `<${halo.origin}/upload/a.png>; rel="canonical"`,
  ]);
  expect(article.Cover).toMatch(/^\/outside\.webp\?of=.*upload%2Fcover\.png&proof=[\w-]+$/);
  expect((await app.inject(article.Cover.replace(/proof=.*/, 'proof=x'))).statusCode).toBe(404);
  // What somebody else names there does not reach it, although it is shown: that way is the blog's alone.
  const headers = await loginHeaders(database.db, 'operator', clock.now);
  const named = { Name: '周末看', Summary: '', Cover: `${halo.origin}/upload/named.png` };
  await app.inject({ method: 'POST', url: '/api/v1/any/collection', headers, payload: named });
  for (const as of [{}, headers]) {
    const other = await app.inject({ url: outsidePicture(named.Cover), headers: as });
    expect([other.statusCode, other.headers['cache-control']]).toEqual([200, 'public, max-age=600']);
  }
  expect(asked).toContain('/upload/a.png');
  expect(asked).not.toContain('/upload/named.png');
  expect(article).toMatchObject({ Title: '第 1 篇', Headings: [{ Id: 's1', Level: 2, Text: '第一节' }], Minutes: 1 });

  clock.now += 61_000;
  isDown = 'html';
  expect((await get('/blog/post?name=article-1')).Data).toMatchObject({ Title: '第 1 篇', IsStale: true });
  expect(await get('/blog/posts')).toMatchObject({ Code: 503, Error: 'blog.unreachable' });
  expect(await get('/any/hot-words')).toMatchObject({ Code: 200 });
  // Nobody edits here what readers would never see, and the embedded service makes way.
  expect((await app.inject('/apis/api.content.halo.run/v1alpha1/posts')).statusCode).toBe(404);
  await app.close();
  await database.db.destroy();
});
