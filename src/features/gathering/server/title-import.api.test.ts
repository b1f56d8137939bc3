import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, edit, get, operatorOf, runGatheringJobs, upload } from './gathering.fixture.ts';

const CSV =
  '名称,类型,年份,别名,导演,播放地址\n流浪地球,电影,2019,"The Wandering Earth,小破球",郭帆,HD$https://a.example/1.m3u8\n,电影,2000,,,\n怪片,音乐,2001,,,';
const aFile = (...rows: string[]) => ['编号,名称,类型,年份,简介,播放地址', ...rows].join('\n');

function desk(opened: TestApp) {
  const api = operatorOf(opened);
  const rowsOf = async (id: number, state = '') =>
    (await api.get(`import/${id}/rows?state=${state}`)).Data.Result.map(
      ({ Name, State, Reason }: { Name: string; State: string; Reason: string }) =>
        [Name, State, Reason].filter(Boolean).join(' '),
    );
  const move = async (id: number, deed: 'commit' | 'undo') => {
    const answer = await api.post(`import/${id}/${deed}`);
    if (answer.Code === 200) await runGatheringJobs(opened, 'http://127.0.0.1');
    return answer.Code === 200 ? (await api.get(`import/${id}`)).Data : answer;
  };
  const read = async (text: string | Uint8Array, name?: string) => (await upload(opened, 'import', text, name)).Data;
  /** Past the answers that are kept for visitors: the work is another process's, which is heard of half a second later. */
  const title = async (key: string) =>
    (
      await opened.app.inject({ url: '/api/v1/any/studio', query: { key }, headers: await opened.as('operator') })
    ).json().Data?.Title;
  const bringIn = async (text: string, name?: string) => {
    const { Id } = await read(text, name);
    return move(Id, 'commit');
  };
  return { api, rowsOf, move, read, bringIn, title };
}

/** All that is known of titles, but for numbers that only go on. */
async function catalogue({ database: { db } }: TestApp) {
  const tables: Record<string, unknown> = {};
  for (const table of [
    'title',
    'title_key',
    'title_sets',
    'title_layer',
    'title_name',
    'title_person',
    'search_document',
  ])
    tables[table] = (await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(db)).rows
      .map(({ version: _, changed_at: __, row_id: ___, tokens: ____, ...row }) => JSON.stringify(row))
      .sort();
  return tables;
}

describeOnEachEngine('titles from files', (openApp) => {
  test('are looked at first, then brought in; the same file again doubles nothing', async () => {
    const opened = await openApp();
    const { rowsOf, read, move } = desk(opened);
    const batch = await read(CSV);
    expect(batch).toMatchObject({
      Name: '片单.csv',
      Source: '片单',
      State: 'ready',
      Add: 1,
      Change: 0,
      Skipped: 0,
      Bad: 2,
    });
    expect(await rowsOf(batch.Id)).toEqual([
      '流浪地球 add',
      expect.stringMatching(/ bad 没有名称$/),
      expect.stringMatching(/ bad 分类“音乐”不采集$/),
    ]);
    expect((await get(opened, 'any/order')).Total).toBe(0);
    expect(await move(batch.Id, 'commit')).toMatchObject({ State: 'done', Progress: 1 });
    expect(await rowsOf(batch.Id, 'add')).toEqual(['流浪地球 added']);
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({
      Aliases: ['The Wandering Earth', '小破球'],
      Sets: [{ Source: '片单', Url: 'https://a.example/1.m3u8' }],
    });
    const again = await read(CSV);
    expect(again).toMatchObject({ Add: 0, Change: 0, Skipped: 1, Bad: 2 });
    expect(await rowsOf(again.Id, 'skipped')).toEqual(['流浪地球 skipped 没有改动']);
  });

  test('a new file of the same name changes what it brought; each file is undone, the last first', async () => {
    const opened = await openApp();
    const { rowsOf, bringIn, move, read, title } = desk(opened);
    const nothing = await catalogue(opened);
    const first = await bringIn(aFile('7,甲,电影,2001,旧的,HD$https://a.example/1', '8,乙,电影,2002,,'));
    const before = await catalogue(opened);
    const second = await bringIn(
      aFile('7,甲,电影,2001,新的,HD$https://a.example/2', '8,乙,电影,2002,,', '9,丙,综艺,,,'),
    );
    expect(await rowsOf(second.Id)).toEqual(['甲 changed 更新 简介、1 集', '乙 skipped 没有改动', '丙 added']);
    expect(await title('甲')).toMatchObject({
      Summary: '新的',
      Sets: [{ Url: 'https://a.example/2' }],
    });
    expect(await move(first.Id, 'undo')).toMatchObject({ State: 'undone' });
    expect(await rowsOf(first.Id)).toEqual(['甲 kept 之后又改过，保留', '乙 undone']);
    const restored = await bringIn(aFile('8,乙,电影,2002,,'), '片单.csv');
    expect(await title('乙')).toMatchObject({ Name: '乙' });
    await move(restored.Id, 'undo');
    await move(second.Id, 'undo');
    expect(await rowsOf(second.Id)).toEqual(['甲 undone 更新 简介、1 集', '乙 skipped 没有改动', '丙 undone']);
    expect(await title('甲')).toMatchObject({
      Summary: '旧的',
      Sets: [{ Url: 'https://a.example/1' }],
    });
    expect(await title('丙')).toBeUndefined();
    const left = await catalogue(opened);
    for (const table of ['title_layer', 'title_key', 'title_name', 'title_sets', 'search_document'])
      expect(left[table], table).toEqual(
        (before[table] as string[]).filter((row) => row.includes('甲') || row.includes('https://a.example/1')),
      );
    expect(nothing['title']).toEqual([]);
    expect((await read(aFile('9,丙,综艺,,,'))).Add).toBe(1);
  });

  test('what a file adds to a title that is there comes off again, and nothing else changes', async () => {
    const opened = await openApp();
    const { rowsOf, bringIn, move } = desk(opened);
    await addTitle(opened, { Summary: '' });
    const before = await catalogue(opened);
    opened.clock.now += 1000;
    const batch = await bringIn(aFile('1,流浪地球,电影,2019,带着地球走。,HD$https://a.example/1'));
    expect(await rowsOf(batch.Id)).toEqual(['流浪地球 changed 并入“流浪地球”，带来 简介、完结、1 集']);
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({ Summary: '带着地球走。', IsFinished: true });
    await move(batch.Id, 'undo');
    expect(await catalogue(opened)).toEqual(before);
  });

  test('what somebody worked on since stays, and the undo says so', async () => {
    const opened = await openApp();
    const { rowsOf, bringIn, move, title } = desk(opened);
    const batch = await bringIn(aFile('1,甲,电影,2001,,', '2,乙,电影,2002,,', '3,丙,电影,2003,,', '4,丁,电影,2004,,'));
    await edit(opened, 'PUT', { Key: '甲', Summary: '手写的简介' });
    const rating = {
      method: 'POST' as const,
      url: '/api/v1/any/rate',
      headers: await opened.as('lin'),
      payload: { Key: '乙', Score: 9 },
    };
    expect((await opened.app.inject(rating)).statusCode).toBe(200);
    await edit(opened, 'DELETE', { Key: '丙' });
    await move(batch.Id, 'undo');
    expect(await rowsOf(batch.Id)).toEqual([
      '甲 kept 之后又改过，保留',
      '乙 kept 之后又改过，保留',
      '丙 undone',
      '丁 undone',
    ]);
    expect(await title('甲')).toMatchObject({ Summary: '手写的简介' });
    expect((await get(opened, 'any/order')).Total).toBe(2);
  });

  test('a title that was taken down is left alone, and one record is taken once', async () => {
    const opened = await openApp();
    const { rowsOf, read } = desk(opened);
    await addTitle(opened);
    await edit(opened, 'DELETE', { Key: '流浪地球' });
    const batch = await read(
      aFile('1,流浪地球,电影,2019,,', '2,甲,电影,2001,,', '2,甲,电影,2001,另一个,', '3,甲,电影,2001,,'),
    );
    expect(await rowsOf(batch.Id)).toEqual([
      '流浪地球 skipped 这一部已经下架，不动它',
      '甲 add',
      '甲 skipped 文件里前面已经有这一条',
      expect.stringMatching(/^甲 change 并入/),
    ]);
  });

  test('moves only from where it can: written once, undone once, and never by a visitor', async () => {
    const opened = await openApp();
    const { api, move, read } = desk(opened);
    const { Id } = await read(aFile('1,甲,电影,,,'));
    expect(await move(Id, 'undo')).toMatchObject({ Code: 409, Message: '这个文件还没有写入' });
    await move(Id, 'commit');
    expect(await move(Id, 'commit')).toMatchObject({ Code: 409, Message: '这个文件已经写入' });
    await move(Id, 'undo');
    expect(await move(Id, 'undo')).toMatchObject({ Code: 409, Message: '这次导入已经撤销' });
    expect(await api.get('import/999')).toMatchObject({ Code: 404, Error: 'collection.import_not_found' });
    expect((await api.get('import')).Data).toMatchObject([{ Id, State: 'undone' }]);
  });

  test('a file cannot take the name of a source with an address', async () => {
    const opened = await openApp();
    const { api, read, move } = desk(opened);
    const { Id } = await read(aFile('1,甲,电影,,,'));
    await api.post('source', { Name: '片单', Url: 'https://s.example/api.php/provide/vod/' });
    expect(await upload(opened, 'import', aFile('1,甲,电影,,,'))).toMatchObject({
      Code: 409,
      Error: 'collection.source_taken',
    });
    expect(await move(Id, 'commit')).toMatchObject({ Code: 409, Error: 'collection.source_taken' });
  });

  test('CSV from Excel in Chinese Windows, JSON of our own API, and JSON lines are read', async () => {
    const { read, rowsOf, api } = desk(await openApp());
    const gbk = new Uint8Array([
      0xc3, 0xfb, 0xb3, 0xc6, 0x2c, 0xc0, 0xe0, 0xd0, 0xcd, 0x0a, 0xb5, 0xd8, 0xc7, 0xf2, 0x2c, 0xb5, 0xe7, 0xd3, 0xb0,
    ]);
    expect(await rowsOf((await read(gbk)).Id)).toEqual(['地球 add']);
    const ours = {
      list: [
        {
          ...{ Name: '琅琊榜', TypeName: '电视剧', Year: 2015, Aliases: ['A,B/C'] },
          Sets: [{ Name: '1', Url: 'https://a/1', Source: 'x' }],
        },
      ],
    };
    const { Id } = await read(JSON.stringify(ours), 'a.json');
    expect((await api.get(`import/${Id}/rows`)).Data.Result).toMatchObject([
      { Name: '琅琊榜', Year: 2015, Episodes: 1 },
    ]);
    const lines = '{"vod_name":"甲","type_name":"电影"}\n{"vod_name":"乙","type_name":"综艺"}';
    expect((await read(lines, 'a.jsonl')).Add).toBe(2);
  });

  test.each([
    ['nothing', ''],
    ['other columns', 'a,b\n1,2'],
    ['broken JSON', '[{"Name":'],
  ])('%s is refused with a reason, and leaves no trace', async (_name, text) => {
    const opened = await openApp();
    expect(await upload(opened, 'import', text)).toMatchObject({ Code: 400, Error: 'collection.file_unreadable' });
    expect((await desk(opened).api.get('import')).Data).toEqual([]);
  });
});
