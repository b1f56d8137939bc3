import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { MOST_IN_LIST, placedBefore } from './title-list.rules.ts';

async function call({ app, as }: TestApp, who: string | undefined, key: string, payload?: object) {
  const [method = '', path = ''] = key.split(' ');
  const headers = who === undefined ? {} : await as(who);
  const reply = await app.inject({
    method: method as 'GET',
    url: `/api/v1${path}`,
    headers,
    ...(payload && { payload }),
  });
  return reply.json();
}

async function withTitles(site: TestApp, ...names: string[]): Promise<void> {
  for (const Name of names) await call(site, 'operator', 'POST /any', { Name, TypeName: '电视剧', Year: 2023 });
}

test('a title is placed in front of another, at the end, and never twice', () => {
  expect(placedBefore(['a', 'b', 'c'], 'c', 'a')).toEqual(['c', 'a', 'b']);
  expect(placedBefore(['a', 'b', 'c'], 'a', undefined)).toEqual(['b', 'c', 'a']);
  expect(placedBefore(['a', 'b'], 'n', 'b')).toEqual(['a', 'n', 'b']);
  expect(placedBefore(['a', 'b'], 'n', 'gone')).toEqual(['a', 'b', 'n']);
  expect(placedBefore(['a', 'b'], 'b', 'b')).toEqual(['a', 'b']);
});

describeOnEachEngine('lists of titles', (openApp) => {
  test('are made, ordered and shared by their owner; a private one is there for nobody else', async () => {
    const site = await openApp();
    await withTitles(site, '繁花', '漫长的季节', '三体');
    const made = await call(site, '小明', 'POST /shelf/lists', { Name: '下饭 🍚', Key: '繁花' });
    expect(made.Data).toMatchObject({ Name: '下饭 🍚', IsPublic: false, Count: 1, First: [{ Key: '繁花' }] });
    const path = `/shelf/lists/${made.Data.Code}`;
    for (const Key of ['漫长的季节', '三体', '三体']) await call(site, '小明', `PUT ${path}/titles`, { Key });
    await call(site, '小明', `PUT ${path}/titles`, { Key: '三体', Before: '繁花' });
    const keys = async (who: string | undefined) =>
      (await call(site, who, `GET ${path}`)).Data?.Titles.Result.map(({ Key }: { Key: string }) => Key);
    expect(await keys('小明')).toEqual(['三体', '繁花', '漫长的季节']);
    expect((await call(site, '小明', 'GET /shelf/lists?key=三体')).Data.With).toEqual([made.Data.Code]);

    // For others it does not exist, in any way.
    for (const who of ['小红', undefined])
      expect(await call(site, who, `GET ${path}`)).toMatchObject({ Error: 'shelf.no_list' });
    for (const [key, body] of [
      [`PUT ${path}`, { Name: '我的了' }],
      [`DELETE ${path}`, undefined],
      [`PUT ${path}/titles`, { Key: '三体' }],
      [`DELETE ${path}/titles?key=三体`, undefined],
      [`PUT ${path}/follow`, { IsFollowed: true }],
    ] as const)
      expect(await call(site, '小红', key, body)).toMatchObject({ Error: 'shelf.no_list' });

    // A public one may be read and followed, and changed by nobody but its owner.
    await call(site, '小明', `PUT ${path}`, { IsPublic: true });
    expect(await keys(undefined)).toEqual(['三体', '繁花', '漫长的季节']);
    expect(await call(site, '小红', `PUT ${path}/titles`, { Key: '三体' })).toMatchObject({ Error: 'shelf.no_list' });
    for (const _ of [1, 2]) await call(site, '小红', `PUT ${path}/follow`, { IsFollowed: true });
    expect((await call(site, '小红', 'GET /shelf/lists')).Data).toMatchObject({
      Mine: [],
      Followed: [{ Name: '下饭 🍚', Followers: 1, IsFollowed: true, IsMine: false }],
    });

    // Private again, it is gone for who followed it.
    await call(site, '小明', `PUT ${path}`, { IsPublic: false });
    expect((await call(site, '小红', 'GET /shelf/lists')).Data.Followed).toEqual([]);
    await call(site, '小明', `DELETE ${path}/titles?key=繁花`);
    expect(await keys('小明')).toEqual(['三体', '漫长的季节']);
    expect((await call(site, '小明', 'GET /shelf/counts')).Data).toMatchObject({ lists: 1 });
    expect(await call(site, '小明', `DELETE ${path}`)).toMatchObject({ Code: 200 });
    expect((await call(site, '小明', 'GET /shelf/lists')).Data.Mine).toEqual([]);
  });

  test('a renamed title stays the same one, two moves at once lose nothing, and a full list says so', async () => {
    const site = await openApp();
    const names = ['甲', '乙', '丙', '丁'];
    await withTitles(site, ...names);
    const { Data } = await call(site, '小明', 'POST /shelf/lists', { Name: '排序', Key: '甲' });
    const path = `/shelf/lists/${Data.Code}`;
    await Promise.all(names.slice(1).map((Key) => call(site, '小明', `PUT ${path}/titles`, { Key })));
    await call(site, 'operator', 'POST /any/rename', { Key: '甲', NewKey: '甲新' });
    await call(site, '小明', `PUT ${path}/titles`, { Key: '甲新', Before: null });
    const { Titles } = (await call(site, '小明', `GET ${path}`)).Data;
    expect(Titles.Result.map(({ Key }: { Key: string }) => Key).sort()).toEqual(['丁', '丙', '乙', '甲新'].sort());
    expect(Titles.Result.at(-1).Key).toBe('甲新');
    expect(MOST_IN_LIST).toBeGreaterThan(100);
    expect(await call(site, '小明', 'POST /shelf/lists', { Name: ' ' })).toMatchObject({ Error: 'input.invalid' });
    expect(await call(site, '小明', `PUT ${path}/titles`, { Key: '没有' })).toMatchObject({ Error: 'shelf.no_title' });
  });

  test('who follows one hears what its owner adds, once; nobody hears of a private one', async () => {
    const site = await openApp();
    await withTitles(site, '繁花', '三体', '隐秘的角落');
    const make = async (IsPublic: boolean) =>
      (await call(site, '小明', 'POST /shelf/lists', { Name: '下饭', IsPublic, Key: '繁花' })).Data.Code;
    const path = `/shelf/lists/${await make(true)}`;
    await call(site, '小红', `PUT ${path}/follow`, { IsFollowed: true });
    await call(site, '小明', `PUT ${path}/titles`, { Key: '三体' });
    // Moved, taken out and put in again: no news.
    await call(site, '小明', `PUT ${path}/titles`, { Key: '三体', Before: '繁花' });
    await call(site, '小明', `DELETE ${path}/titles?key=${encodeURIComponent('三体')}`);
    await call(site, '小明', `PUT ${path}/titles`, { Key: '三体' });
    await site.runJobs('event.hear');
    const news = async (who: string) => (await call(site, who, 'GET /inbox')).Data.Result;
    expect(await news('小红')).toMatchObject([
      { Kind: 'list.title', Group: 'follow', Title: '「下饭」加入了《三体》' },
    ]);
    expect([await news('小明'), await news('小刚')]).toEqual([[], []]);
    await call(site, '小明', `PUT ${path}`, { IsPublic: false });
    await call(site, '小明', `PUT ${path}/titles`, { Key: '隐秘的角落' });
    await site.runJobs('event.hear');
    expect(await news('小红')).toHaveLength(1);
  });
});
