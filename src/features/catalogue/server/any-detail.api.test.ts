import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf, send } from './catalogue.fixture.ts';

describeOnEachEngine('one title', (openApp) => {
  test('tells everything about it', async () => {
    const test = await openApp();
    await addTitle(test, {
      Aliases: ['The Wandering Earth'],
      Directors: ['郭帆'],
      Platforms: [{ Name: '腾讯视频', Url: 'https://v.qq.com/x/search/?q=a', Direct: false }],
      Sets: [
        { Name: '第1集', Url: 'https://a.example/1.m3u8', Source: '一号' },
        { Name: '第2集', Url: 'https://a.example/2.m3u8', Source: '一号' },
        { Name: '第1集', Url: 'https://b.example/1', Source: '二号' },
      ],
      Weight: 60,
    });
    expect(await get(test, 'any', { key: ' 流浪地球\u3000' })).toMatchObject({ Key: '流浪地球' });
    expect(await get(test, 'any', { key: '流浪地球' })).toEqual({
      Key: '流浪地球',
      Name: '流浪地球',
      Aliases: ['The Wandering Earth'],
      TypeName: '电影',
      Year: 2019,
      Regions: [],
      Languages: [],
      Genres: [],
      Directors: ['郭帆'],
      Actors: [],
      ReleaseDate: '',
      Duration: '',
      Rating: null,
      RatingCount: 0,

      CoverChoice: 'site',
      CoverFrom: '',
      Cover: expect.stringMatching(
        new RegExp(`^/cover/${encodeURIComponent('电影')}/${encodeURIComponent('流浪地球')}\\.svg\\?s=[\\w.]+&y=2019$`),
      ),
      Summary: '带着地球找新家。',
      Hot: 60,
      UpdatedTime: expect.stringMatching(/^20\d\d-.*\+08:00$/),
      Remark: '',
      IsFinished: false,
      Platforms: [{ Name: '腾讯视频', Url: 'https://v.qq.com/x/search/?q=a', Direct: false }],
      Sets: [
        { Name: '第1集', Url: 'https://a.example/1.m3u8', Source: '一号' },
        { Name: '第2集', Url: 'https://a.example/2.m3u8', Source: '一号' },
        { Name: '第1集', Url: 'https://b.example/1', Source: '二号' },
      ],
      SourceScores: [],
      Collections: [],
      RatingHistogram: Array(10).fill(0),
      Relations: [],
      MovedTo: null,
    });
  });

  test.each(['Fate/Zero', '草莓100%', 'a?b#c&d=e', '%2F', 'ＡＢ "引号" \'', '../..'])(
    'the key %s works',
    async (key) => {
      const test = await openApp();
      expect(await addTitle(test, { Name: '名', Key: key })).toMatchObject({ Code: 200 });
      expect(await get(test, 'any', { key })).toMatchObject({ Key: key });
    },
  );

  test('without a key the name is taken, then the name with the year; no key is given twice', async () => {
    const test = await openApp();
    expect((await addTitle(test)).Data.Key).toBe('流浪地球');
    expect((await addTitle(test, { Year: 2025 })).Data.Key).toBe('流浪地球-2025');
    expect(await addTitle(test, { Year: 2025 })).toMatchObject({ Code: 409, Error: 'catalogue.key_taken' });
    expect(await addTitle(test, { Key: '..' })).toMatchObject({ Code: 400, Error: 'catalogue.bad_key' });
    expect((await get(test, 'any/order')).Total).toBe(2);
  });

  test('an old key leads on, also after several renames, and stays taken', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '甲' });
    const rename = (Key: string, NewKey: string) => send(test, 'operator', 'POST', 'any/rename', { Key, NewKey });
    expect((await rename('甲', '乙')).Data).toMatchObject({ Key: '乙', MovedTo: null });
    await rename('甲', '丙');
    expect(await get(test, 'any', { key: '甲' })).toMatchObject({ Key: '丙', MovedTo: '丙' });
    expect(await get(test, 'any', { key: '乙' })).toMatchObject({ MovedTo: '丙' });
    expect((await addTitle(test, { Name: '乙', Key: '乙' })).Error).toBe('catalogue.key_taken');
    expect((await rename('丙', '乙')).Data).toMatchObject({ Key: '乙', MovedTo: null });
    expect(await rename('乙', '..')).toMatchObject({ Error: 'catalogue.bad_key' });
  });

  test('a removed title is gone everywhere, keeps its key, and can come back', async () => {
    const test = await openApp();
    await addTitle(test);
    expect(await send(test, 'operator', 'DELETE', 'any', { key: '流浪地球' })).toMatchObject({ Code: 200 });
    expect(await get(test, 'any', { key: '流浪地球' })).toMatchObject({ Code: 404, Error: 'catalogue.not_found' });
    expect((await addTitle(test)).Data.Key).toBe('流浪地球-2019');
    const removed = await get(test, 'any/removed', {}, await test.as('operator'));
    expect(namesOf(removed)).toEqual(['流浪地球']);
    await send(test, 'operator', 'POST', 'any/restore', { Key: '流浪地球' });
    expect((await get(test, 'any/order')).Total).toBe(2);
    expect(namesOf(await get(test, 'any/search', { words: '流浪' }))).toHaveLength(2);
  });

  test('a change keeps what was not sent', async () => {
    const test = await openApp();
    await addTitle(test, { Genres: ['科幻'], Sets: [{ Name: '正片', Url: 'https://a.example/1.mp4' }] });
    await send(test, 'operator', 'PUT', 'any', { Key: '流浪地球', Remark: 'HD' });
    expect(await get(test, 'any', { key: '流浪地球' })).toMatchObject({
      Remark: 'HD',
      Genres: ['科幻'],
      Sets: [{ Name: '正片', Url: 'https://a.example/1.mp4', Source: '' }],
    });
  });

  test('changes made at the same time all arrive, and the counts stay right', async () => {
    const test = await openApp();
    await addTitle(test, { Genres: ['科幻'] });
    const changes = [{ Genres: ['爱情'] }, { Remark: 'HD' }, { Genres: ['悬疑'] }, { Duration: '125分钟' }];
    await Promise.all(changes.map((change) => send(test, 'operator', 'PUT', 'any', { Key: '流浪地球', ...change })));
    const title = await get(test, 'any', { key: '流浪地球' });
    expect(title).toMatchObject({ Remark: 'HD', Duration: '125分钟' });
    const { Facets } = await get(test, 'any/order', { facets: '1' });
    expect(Facets.Genres).toEqual([{ Value: title.Genres[0], Name: title.Genres[0], Count: 1 }]);
  });

  test('only the operator changes the catalogue', async () => {
    const test = await openApp();
    await addTitle(test);
    for (const [who, Code] of [
      ['', 401],
      ['member', 403],
    ] as const) {
      expect(await send(test, who, 'POST', 'any', { Name: '甲', TypeName: '电影' })).toMatchObject({ Code });
      expect(await send(test, who, 'DELETE', 'any', { key: '流浪地球' })).toMatchObject({ Code });
    }
    expect(await send(test, 'operator', 'PUT', 'any', { Key: '没有' })).toMatchObject({ Code: 404 });
    expect(await addTitle(test, { Sets: [{ Name: 'x', Url: 'javascript:alert(1)' }] })).toMatchObject({ Code: 400 });
  });

  test('related titles share series, people or subject', async () => {
    const test = await openApp();
    await addTitle(test, { Name: '流浪地球', Genres: ['科幻'], Directors: ['郭帆'], Actors: ['吴京'] });
    await addTitle(test, { Name: '流浪地球2', Genres: ['科幻'], Directors: ['郭帆'], Year: 2023 });
    await addTitle(test, { Name: '战狼', Genres: ['动作'], Actors: ['吴京'], Year: 2015 });
    await addTitle(test, { Name: '三体', TypeName: '电视剧', Genres: ['科幻'], Year: 2023 });
    await addTitle(test, { Name: '甄嬛传', TypeName: '电视剧', Genres: ['古装'], Weight: 99, Year: 2011 });
    const related = await get(test, 'any/relative', { key: '流浪地球' });
    expect(namesOf(related).slice(0, 2)).toEqual(['流浪地球2', '战狼']);
    expect(namesOf(related)).not.toContain('流浪地球');
    expect(await get(test, 'any/relative', { key: '没有' })).toMatchObject({ Code: 404 });
    expect(related).toMatchObject({ Page: 1, PageSize: 10, Total: related.Result.length });
    const second = await get(test, 'any/relative', { key: '流浪地球', page: '2', pageSize: '1' });
    expect(second).toMatchObject({ Page: 2, PageSize: 1, Total: related.Total, Result: [{ Name: '战狼' }] });
  });
});
