import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { call, sayAs, sayAsVisitor } from './word.fixture.ts';

async function aSite(openApp: () => Promise<TestApp>) {
  const site = await openApp();
  const payload = { Name: '繁花', TypeName: '电视剧', Year: 2023 };
  await site.app.inject({ method: 'POST', url: '/api/v1/any', headers: await site.as('operator'), payload });
  return site;
}

const reviewsOf = async (site: TestApp, query = '') => (await call(site, `GET ?title=繁花${query}`)).Data;

describeOnEachEngine('reviews of titles', (openApp) => {
  test('stand under their title and not on the board, with score and spoiler mark, and answers stay with them', async () => {
    const site = await aSite(openApp);
    const { Data: review } = await sayAs(site, '小明', { Title: '繁花', Content: '结局很好', Score: 9, Spoiler: true });
    expect(review).toMatchObject({ Score: 9, Spoiler: true, State: 'shown' });
    await sayAs(site, '小红', { Content: '同意', ParentId: review.Id });
    await sayAs(site, '小红', { Content: '在留言板上说一句' });
    const { Result, Total } = await reviewsOf(site);
    expect(Total).toBe(1);
    expect(Result[0]).toMatchObject({ Content: '结局很好', Replies: [{ Content: '同意', Score: null }] });
    const board = (await call(site, 'GET ')).Data;
    expect(board.Result.map(({ Content }: { Content: string }) => Content)).toEqual(['在留言板上说一句']);
    const rated = await site.app.inject({ url: '/api/v1/any/rate?key=繁花', headers: await site.as('小明') });
    expect(rated.json().Data).toMatchObject({ Score: 9, RatingCount: 1 });
  });

  test('are one for each member and title; after deleting, another may be written', async () => {
    const site = await aSite(openApp);
    const { Data: first } = await sayAs(site, '小明', { Title: '繁花', Content: '好看' });
    expect(await sayAs(site, '小明', { Title: '繁花', Content: '再说一句' })).toMatchObject({
      Error: 'word.one_review',
    });
    expect(await sayAs(site, '小红', { Title: '繁花', Content: '好看' })).toMatchObject({ Code: 200 });
    await call(site, `DELETE /${first.Id}`, undefined, { headers: await site.as('小明') });
    expect(await sayAs(site, '小明', { Title: '繁花', Content: '再说一句' })).toMatchObject({ Code: 200 });
    expect((await reviewsOf(site)).Total).toBe(2);
  });

  test('say whether their writer has watched the title, by any of its names, and nothing of anybody else', async () => {
    const site = await aSite(openApp);
    const put = async (who: string, Key: string, State: string) =>
      site.app.inject({
        method: 'PUT',
        url: '/api/v1/shelf/mine',
        headers: await site.as(who),
        payload: { Key, State },
      });
    await put('小明', '繁花', 'watching');
    await put('小刚', '繁花', 'want');
    for (const who of ['小明', '小红']) await sayAs(site, who, { Title: '繁花', Content: `${who}说好看` });
    await put('小明', '繁花', 'watched');
    const headers = await site.as('operator');
    const payload = { Key: '繁花', NewKey: '繁花（2023）' };
    await site.app.inject({ method: 'POST', url: '/api/v1/any/rename', headers, payload });
    const states = async (query: string) =>
      (await reviewsOf(site, query)).Result.map((one: { Nickname: string; WriterState: string }) => one.WriterState);
    expect((await states('&order=new')).sort()).toEqual([null, 'watched'].sort());
    const { Data } = await call(site, 'GET ?title=繁花');
    const own = Data.Result.find(({ Content }: { Content: string }) => Content === '小明说好看');
    expect((await call(site, `GET /${own.Id}`)).Data).toMatchObject({ WriterState: 'watched', Replies: [] });
    await sayAs(site, '小明', { Content: '在留言板上' });
    expect((await call(site, 'GET ')).Data.Result[0]).toMatchObject({ WriterState: null });
  });

  test('are written by members, about titles that are there', async () => {
    const site = await aSite(openApp);
    expect(await sayAsVisitor(site, { Title: '繁花', Content: '好看' })).toMatchObject({ Code: 401 });
    expect(await sayAs(site, '小明', { Title: '没有这部', Content: '好看' })).toMatchObject({ Error: 'word.no_title' });
    expect(await sayAs(site, '小明', { Title: '繁花', Content: '好看', Score: 11 })).toMatchObject({ Code: 400 });
  });
});

describeOnEachEngine('comments under articles', (openApp) => {
  test('stand under their article alone, as many as one has to say, with the rules of the board', async () => {
    const site = await openApp();
    const headers = await site.as('operator');
    const write = async (path: string, payload?: object) =>
      (
        await site.app.inject({
          method: 'POST',
          url: `/api/v1/blog/draft${path}`,
          headers,
          ...(payload && { payload }),
        })
      ).json().Data;
    const { Name } = await write('', { Title: '如何找一部电影', Markdown: '先说结论。' });
    const Title = `article:${Name}`;
    expect(await sayAs(site, '小明', { Title, Content: '还没发表' })).toMatchObject({ Error: 'word.no_title' });
    await write(`/${Name}/publish`);

    const { Data: first } = await sayAs(site, '小明', { Title, Content: '学到了', Score: 9 });
    expect(first).toMatchObject({ Score: null, State: 'shown' });
    expect(await sayAs(site, '小明', { Title, Content: '再补一句' })).toMatchObject({ Code: 200 });
    expect(await sayAs(site, '小明', { Title, Content: '学到了' })).toMatchObject({ Error: 'word.duplicate' });
    const other = await write('', { Title: '如何找一部动画', Markdown: '也先说结论。' });
    await write(`/${other.Name}/publish`);
    expect(await sayAs(site, '小明', { Title: `article:${other.Name}`, Content: '学到了' })).toMatchObject({
      Code: 200,
    });
    expect(await sayAsVisitor(site, { Title, Content: '路过也说一句', Nickname: '路人' })).toMatchObject({ Code: 200 });
    await sayAs(site, '小红', { Content: '同意', ParentId: first.Id });
    const { Data } = await call(site, `GET ?title=${encodeURIComponent(Title)}`);
    expect(Data.Total).toBe(3);
    expect((await call(site, 'GET ')).Data.Total).toBe(0);
    const page = await site.app.inject(`/api/v1/word?title=${encodeURIComponent('article:没有')}`);
    expect(page.json()).toMatchObject({ Code: 404, Message: '没有这篇文章，可能已经撤下' });
  });
});
