import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf, send } from './catalogue.fixture.ts';

const HOSTILE = [
  ...[
    '%',
    '_',
    '"',
    "'",
    '\\',
    '*',
    '^',
    ':',
    '(',
    ')',
    '{title} : x',
    'title:a',
    'NEAR(a b, 5)',
    'a AND NOT b',
    'OR',
    '-a',
    '+a',
  ],
  ...[
    'a & !b',
    'a <-> b',
    ':*',
    "'; drop table title; --",
    '<script>',
    '__proto__',
    '😀',
    '👨‍👩‍👧',
    '𠮷',
    '\u202e',
    '\ufeff',
    '\u0301',
  ],
  ...['龘'.repeat(300), 'xian'.repeat(2500), '1'.repeat(100), '第十十季', '第季', '百十', '三體 ＮＯＴ 地球'],
];

describeOnEachEngine('any/search and any/suggest', (openApp) => {
  test('results come with the reason, the filters and the counts', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '千与千寻', TypeName: '动漫', Aliases: ['神隐少女'], Genres: ['奇幻'], Year: 2001 });
    await addTitle(test, { Name: '少女的祈祷', TypeName: '电视剧', Genres: ['爱情'], Year: 2010 });
    const found = await get(test, 'any/search', { words: '少女', facets: '1' });
    expect(namesOf(found)).toEqual(['少女的祈祷', '千与千寻']);
    expect(found.Result.map(({ Match }: { Match: unknown }) => Match)).toEqual([
      { By: 'title', Text: '少女的祈祷' },
      { By: 'alias', Text: '神隐少女' },
    ]);
    expect(found.Facets.TypeNames).toContainEqual({ Value: 'anime', Name: '动漫', Count: 1 });
    expect(found.Suggestions).toEqual([]);
    expect(namesOf(await get(test, 'any/search', { words: '少女', type_name: 'anime' }))).toEqual(['千与千寻']);
    expect(namesOf(await get(test, 'any/search', { words: '少女', genre: '爱情', year: '2005-2015' }))).toEqual([
      '少女的祈祷',
    ]);
    expect(namesOf(await get(test, 'any/search', { words: '少女', finished: '0' }))).toHaveLength(2);
    expect(await get(test, 'any/search', { words: '少女', page: '2', pageSize: '1' })).toMatchObject({
      Total: 2,
      Result: [{ Name: '千与千寻' }],
    });
  });

  test('the most fitting come first, unless an order is asked for', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '山', Weight: 1 });
    test.clock.now += 1000;
    await addTitle(test, { Name: '大山', Weight: 50 });
    test.clock.now += 1000;
    await addTitle(test, { Name: '小山', Weight: 20 });
    await send(test, 'anna', 'POST', 'any/rate', { Key: '小山', Score: 9 });
    const search = async (query: Record<string, string>) =>
      namesOf(await get(test, 'any/search', { words: '山', ...query }));
    expect(await search({})).toEqual(['山', '大山', '小山']);
    expect(await search({ orderType: '0' })).toEqual(['小山', '大山', '山']);
    expect(await search({ orderType: '1' })).toEqual(['小山', '大山', '山']);
    expect(await search({ orderType: '2' })).toEqual(['大山', '小山', '山']);
    expect(await search({ orderType: '2', page: '2', pageSize: '1' })).toEqual(['小山']);
    expect(await get(test, 'any/search', { words: '山', orderType: '3' })).toMatchObject({ Code: 400 });
  });

  test('what is said after a name narrows the search or is left out, unless it is part of a name', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '红楼梦', TypeName: '电视剧', Year: 1987, Weight: 10 });
    await addTitle(test, { Name: '红楼梦', TypeName: '电视剧', Year: 2010, Weight: 50 });
    await addTitle(test, { Name: '红楼梦', TypeName: '电影', Year: 1962, Weight: 90 });
    await addTitle(test, { Name: '电影传奇', TypeName: '综艺', Year: 2004 });
    const years = async (words: string, query = {}) =>
      (await get(test, 'any/search', { words, ...query })).Result.map(({ Year }: { Year: number }) => Year);
    expect(await years('红楼梦')).toEqual([1962, 2010, 1987]);
    expect(await years('红楼梦电视剧')).toEqual([2010, 1987]);
    expect(await years('红楼梦 1987 在线观看')).toEqual([1987]);
    expect(await years('红楼梦电视剧', { type_name: 'movie' })).toEqual([1962]);
    expect(await years('电影')).toEqual([1962]);
    const { Facets } = await get(test, 'any/search', { words: '红楼梦电视剧', facets: '1' });
    expect(Facets.TypeNames).toContainEqual({ Value: 'tv', Name: '电视剧', Count: 2 });
  });

  test('words that find nothing offer the nearest titles; empty words find nothing', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '千与千寻' });
    const found = await get(test, 'any/search', { words: '寻找回来的世界' });
    expect(found).toMatchObject({
      Total: 0,
      Result: [],
      Suggestions: [{ Key: '千与千寻', TypeName: '电影', Year: 2019 }],
    });
    expect(await get(test, 'any/search', { words: '  ' })).toMatchObject({ Total: 0, Result: [], Suggestions: [] });
    expect(await get(test, 'any/search')).toMatchObject({ Total: 0, Result: [] });
  });

  test('a renamed or removed title is found by what it is called now', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '旧名字' });
    const headers = await test.as('operator');
    await test.app.inject({ method: 'PUT', url: '/api/v1/any', headers, payload: { Key: '旧名字', Name: '新称呼' } });
    expect(namesOf(await get(test, 'any/search', { words: '旧名字' }))).toEqual([]);
    expect(namesOf(await get(test, 'any/search', { words: '新称呼' }))).toEqual(['新称呼']);
    await test.app.inject({ method: 'DELETE', url: '/api/v1/any', query: { key: '旧名字' }, headers });
    expect(namesOf(await get(test, 'any/search', { words: '新称呼' }))).toEqual([]);
  });

  test('suggestions name titles and people, why, and where they lead', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '周渔的火车', Year: 2002, Weight: 1 });
    await addTitle(test, { Name: '功夫', Actors: ['周星驰'], Year: 2004, Weight: 90 });
    const { Groups } = await get(test, 'any/suggest', { words: '周' });
    expect(Groups).toEqual([
      {
        Name: '片名',
        Items: [
          {
            Text: '周渔的火车',
            Note: '电影 · 2002',
            Path: '/any/%E5%91%A8%E6%B8%94%E7%9A%84%E7%81%AB%E8%BD%A6',
            Match: { By: 'title', Text: '周渔的火车' },
          },
        ],
      },
      {
        Name: '人物',
        Items: [
          {
            Text: '周星驰',
            Note: '《功夫》',
            Path: '/person/%E5%91%A8%E6%98%9F%E9%A9%B0',
            Match: { By: 'person', Text: '周星驰' },
          },
        ],
      },
    ]);
    expect(await get(test, 'any/suggest', { words: '' })).toEqual({ Groups: [] });
    expect((await get(test, 'any/suggest', { words: 'zxc' })).Groups.at(-1).Items[0].Match).toEqual({
      By: 'initials',
      Text: 'zxc',
    });
  });

  test('hostile words get a normal answer', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '草莓100%' });
    for (const words of HOSTILE) {
      expect(await get(test, 'any/search', { words, facets: '1' }), words).toMatchObject({ Page: 1 });
      expect(await get(test, 'any/search', { words: '草莓', genre: words.slice(0, 25) }), words).toMatchObject({
        Page: 1,
      });
      expect(await get(test, 'any/suggest', { words }), words).toHaveProperty('Groups');
    }
    expect(namesOf(await get(test, 'any/search', { words: '草莓100%' }))).toEqual(['草莓100%']);
  });

  test.each([
    'words=%ED%A0%80',
    'words=%FF',
    'words=%E4%B8',
    'words=%zz',
    'words[]=a',
    'words=a&page=1e999&pageSize=-1',
  ])('the query %s gets a normal answer', async (query) => {
    const { app } = await openApp();
    expect((await app.inject(`/api/v1/any/search?${query}`)).json()).toMatchObject({ Code: 200, Data: { Page: 1 } });
  });

  test.each(['words=a&words=b', 'words=%00', 'words=a&year=1-2', 'words=a&type_name=cooking'])(
    'the query %s is refused in words',
    async (query) => {
      const { app } = await openApp();
      const reply = (await app.inject(`/api/v1/any/search?${query}`)).json();
      expect(reply).toMatchObject({ Code: 400, Data: null });
      expect(reply.Message).toMatch(/\p{Script=Han}/u);
    },
  );
});
