import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { createPublicPageStore } from './public-page.store.ts';

const ARTICLE = {
  Title: '如何找一部电影',
  Markdown: '先说结论。\n\n## 用首字母\n\n打 `djdh` 就行。',
  Tags: '拼音、首字母',
};

describeOnEachEngine('writing for the blog', (openApp) => {
  test('a draft is nobody’s to see until it is published; later changes wait for the next publishing', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const send = async (method: 'POST' | 'PUT' | 'DELETE' | 'GET', path: string, payload?: object) =>
      (await app.inject({ method, url: `/api/v1/blog${path}`, headers, ...(payload && { payload }) })).json();
    const shown = async (path: string) => (await app.inject(`/api/v1/blog${path}`)).json();

    const { Data: draft } = await send('POST', '/draft', { ...ARTICLE, Categories: ['影视资讯'] });
    expect(draft).toMatchObject({ Name: 'ru-he-zhao-yi-bu-dian-ying', State: 'draft', Tags: ['拼音', '首字母'] });
    expect(await shown(`/post?name=${draft.Name}`)).toMatchObject({ Code: 404, Error: 'blog.not_found' });
    expect((await shown('/posts')).Data.Total).toBe(0);

    await send('POST', `/draft/${draft.Name}/publish`);
    const { Data: article } = await shown(`/post?name=${draft.Name}`);
    expect(article).toMatchObject({
      Title: '如何找一部电影',
      Excerpt: '先说结论。 打 djdh 就行。',
      Headings: [{ Text: '用首字母' }],
      Previous: null,
      Categories: [{ DisplayName: '影视资讯', PostCount: 1 }],
    });
    expect((await shown('/posts?tag=首字母')).Data).toMatchObject({ Total: 1, Term: { DisplayName: '首字母' } });

    const { Data: read } = await send('GET', `/draft/${draft.Name}`);
    const change = { Version: read.Version, Title: '怎么找一部电影', Tags: [] };
    expect((await send('PUT', `/draft/${draft.Name}`, change)).Data).toMatchObject({ State: 'changed', Tags: [] });
    expect(await send('PUT', `/draft/${draft.Name}`, change)).toMatchObject({
      Code: 409,
      Error: 'blog.draft_conflict',
    });
    expect((await shown(`/post?name=${draft.Name}`)).Data.Title).toBe('如何找一部电影');
    await send('POST', `/draft/${draft.Name}/publish`);
    expect((await shown(`/post?name=${draft.Name}`)).Data).toMatchObject({ Title: '怎么找一部电影', Tags: [] });
    expect(await send('POST', `/draft/${draft.Name}/publish`)).toMatchObject({ Error: 'blog.nothing_to_publish' });

    expect((await send('POST', `/draft/${draft.Name}/withdraw`)).Data).toMatchObject({ State: 'draft' });
    expect((await shown('/posts')).Data.Total).toBe(0);
    expect((await send('DELETE', `/draft/${draft.Name}`)).Data).toBe(true);
    expect((await send('GET', '/draft')).Data.Total).toBe(0);
    // Its address stays taken: a link that somebody kept must not lead to another text.
    expect(await send('POST', '/draft', { ...ARTICLE, Slug: draft.Name })).toMatchObject({ Error: 'blog.slug_taken' });
    expect((await send('POST', '/draft', ARTICLE)).Data.Name).toBe(`${draft.Name}-2`);
  });

  test('an article changed when readers saw it, whatever is drafted beside it', async () => {
    const { app, as, clock, database } = await openApp();
    const start = clock.now;
    const headers = await as('operator');
    const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      (await app.inject({ method, url: `/api/v1/blog/draft${path}`, headers, ...(payload && { payload }) })).json()
        .Data;
    const updated = async () =>
      Date.parse((await app.inject(`/api/v1/blog/post?name=${Name}`)).json().Data.UpdatedTime);
    const second = (ms: number) => Math.floor(ms / 1000) * 1000;
    const { Name } = await send('POST', '', ARTICLE);
    clock.now += 60_000;
    const published = second(clock.now);
    let { Version } = await send('POST', `/${Name}/publish`);
    clock.now += 60_000;
    ({ Version } = await send('PUT', `/${Name}`, { Version, Markdown: '另一种说法。' }));
    expect(await updated()).toBe(published);
    // Published as it was.
    await send('PUT', `/${Name}`, { Version, Markdown: ARTICLE.Markdown });
    ({ Version } = await send('POST', `/${Name}/publish`));
    expect(await updated()).toBe(published);
    clock.now += 60_000;
    const changed = second(clock.now);
    await send('PUT', `/${Name}`, { Version, Tags: ['拼音'] });
    await send('POST', `/${Name}/publish`);
    expect(await updated()).toBe(changed);
    const { changed: changes } = createPublicPageStore(database.db);
    await send('POST', '', ARTICLE);
    expect(await changes({ at: start, id: 0 }, 9)).toMatchObject([{ path: `/blog/${Name}`, isGone: false }]);
    clock.now += 60_000;
    await send('DELETE', `/${Name}`);
    expect(await changes({ at: start, id: 0 }, 9)).toMatchObject([
      { path: `/blog/${Name}`, at: clock.now, isGone: true },
    ]);
  });

  test('categories that are spelt alike get addresses of their own, also where one is called so already', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const post = async (path: string, payload = {}) =>
      (await app.inject({ method: 'POST', url: `/api/v1/blog${path}`, headers, payload })).json();
    const Categories = ['简记', '剪辑 3', '剪辑', '见急'];
    const { Data } = await post('/draft', { ...ARTICLE, Categories });
    expect(await post(`/draft/${Data.Name}/publish`)).toMatchObject({ Code: 200 });
    const { Data: terms } = (await app.inject('/api/v1/blog/terms')).json();
    expect(terms.Categories.map(({ Name }: { Name: string }) => Name)).toEqual([
      'jian-ji',
      'jian-ji-3',
      'jian-ji-2',
      'jian-ji-4',
    ]);
  });

  test('the list is narrowed by state and by words of title or text, whatever signs are in them', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const post = async (path: string, payload = {}) =>
      (await app.inject({ method: 'POST', url: `/api/v1/blog${path}`, headers, payload })).json().Data;
    await post('/draft', { Title: '还没写完', Markdown: '100% 会写完', Slug: 'one' });
    for (const [Slug, Title] of [
      ['two', '怎么找 Film'],
      ['three', '改了一半'],
    ]) {
      await post('/draft', { Title, Markdown: '先说结论', Slug });
      await post(`/draft/${Slug}/publish`);
    }
    const change = { Version: 2, Title: '新的标题' };
    await app.inject({ method: 'PUT', url: '/api/v1/blog/draft/three', headers, payload: change });
    const found = async (query: string) => {
      const { Data } = (await app.inject({ url: `/api/v1/blog/draft?${query}`, headers })).json();
      return Data.Result.map(({ Name }: { Name: string }) => Name).sort();
    };
    expect(await found('state=draft')).toEqual(['one']);
    expect(await found('state=published')).toEqual(['two']);
    expect(await found('state=changed')).toEqual(['three']);
    expect(await found('words=film')).toEqual(['two']);
    expect(await found('words=结论')).toEqual(['three', 'two']);
    expect(await found('words=新的标题&state=changed')).toEqual(['three']);
    expect(await found(`words=${encodeURIComponent('0%')}`)).toEqual(['one']);
    // Names of fields are no words, and what is not published any more is not found.
    expect(await found('words=markdown')).toEqual([]);
    expect(await found('words=改了一半')).toEqual([]);
    expect(await found('words=_')).toEqual([]);
  });

  test('addresses of the blog’s own pages are refused, the preview stores nothing and runs nothing', async () => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const post = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/v1/blog${path}`, headers, payload })).json();
    expect(await post('/draft', { ...ARTICLE, Slug: 'archive' })).toMatchObject({ Error: 'blog.slug_reserved' });
    expect(await post('/draft', { ...ARTICLE, Slug: '../x' })).toMatchObject({ Code: 400 });
    const Markdown = '## 一\n\n<script>alert(1)</script>\n\n[点](javascript:alert(1)) <b onclick="x()">粗</b>';
    const { Data } = await post('/preview', { Markdown });
    expect(Data.Parts).toHaveLength(1);
    expect(Data.Parts[0].Html).toBe(
      '<h2 id="s1">一</h2>\n<p><a target="_blank" rel="noopener nofollow">点</a> <b>粗</b></p>\n',
    );
    expect(Data.Parts[0].Picture).toMatchObject({ Caption: expect.stringMatching(/^本站绘制：/) });
    expect((await app.inject('/api/v1/blog/posts')).json().Data.Total).toBe(0);
  });

  test.each([
    ['quotations in quotations', '> '.repeat(20_000)],
    ['lists in lists', '- '.repeat(50_000)],
    ['brackets', '['.repeat(100_000)],
    ['tags in tags', '<div>'.repeat(40_000)],
  ])('%s without end get a Chinese answer, published or not, and the next text is shown', async (_, Markdown) => {
    const { app, as } = await openApp();
    const headers = await as('operator');
    const post = async (path: string, payload: object) =>
      (await app.inject({ method: 'POST', url: `/api/v1/blog${path}`, headers, payload })).json();
    const { Data: draft } = await post('/draft', { ...ARTICLE, Markdown });
    const published = await post(`/draft/${draft.Name}/publish`, {});
    for (const answer of [await post('/preview', { Markdown }), published]) {
      expect([200, 422]).toContain(answer.Code);
      if (answer.Code === 422) expect(answer).toMatchObject({ Error: 'document.too_heavy' });
    }
    expect((await post('/preview', { Markdown: '好' })).Data.Parts[0].Html).toBe('<p>好</p>\n');
  });
});
