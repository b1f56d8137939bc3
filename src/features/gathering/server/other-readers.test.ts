import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, edit } from './gathering.fixture.ts';
import { importPlayer, readAsMacCms, searchAsLunaTv } from './other-readers.fixture.ts';
import { isPlayedBy, playerCode, playerCodes, playerDefinition, playersOf } from './player-code.rules.ts';

const API = '/api.php/provide/vod';
const ask = async ({ app }: TestApp, query: Record<string, string>) => (await app.inject({ url: API, query })).json();
const set = (Source: string, Url: string) => ({ Name: '第1集', Url, Source });

async function turnOn({ app, as }: TestApp) {
  const headers = { ...(await as('operator')), 'if-match': '"0"' };
  const payload = { Key: 'outwardPlayLinks', Value: 'true' };
  expect((await app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload })).statusCode).toBe(200);
}

test('the code of a source is plain letters and does not change with the number of its lists', () => {
  expect(playerCode('一号源')).toMatch(/^sl[0-9a-z]{7}$/);
  const [first, second, third, other] = playerCodes(['一号源·hnm3u8', '一号源·ffm3u8', '一号源 2', '二号源']);
  expect([first, second, third]).toEqual([playerCode('一号源'), `${first}b`, `${first}c`]);
  expect(other).not.toBe(first);
  expect(playerCodes(['腾讯视频', '爱奇艺'])).toEqual(['qq', 'qiyi']);
  expect(
    isPlayedBy('一号源·ffm3u8', `${first}b`) && isPlayedBy('一号源', '一号源') && !isPlayedBy('二号源', first ?? ''),
  ).toBe(true);
  expect(playersOf(['一号源', '一号源·hnm3u8', '优酷'])).toEqual([
    { code: playerCode('一号源'), name: '一号源' },
    { code: 'youku', name: '优酷' },
  ]);
  const { from, show, code } = importPlayer(playerDefinition({ code: 'sl0abc123', name: '一号源' }));
  expect([from, show]).toEqual(['sl0abc123', '一号源']);
  expect(() => new Function('MacPlayer', 'maccms', code ?? '')).not.toThrow();
});

describeOnEachEngine('other programs that read the catalogue', (openApp) => {
  test('MacCMS keeps every list once it has the players that the desk offers; LunaTV finds every title with files', async () => {
    const opened = await openApp();
    const { app, as } = opened;
    const m3u8 = 'https://a.example/1.m3u8';
    await addTitle(opened, { Name: '甲', Sets: [set('一号源·hnm3u8', m3u8), set('一号源·ffm3u8', `${m3u8}?x`)] });
    await addTitle(opened, {
      Name: '乙',
      Sets: [set('一号源', m3u8)],
      Platforms: [{ Name: '腾讯视频', Url: 'https://v.qq.com/x/1', Direct: true }],
    });
    expect(searchAsLunaTv(await ask(opened, { ac: 'videolist', wd: '甲' }))).toEqual([]);
    await turnOn(opened);
    const headers = await as('operator');
    const { Data } = (await app.inject({ url: '/api/v1/collection/outward', headers })).json();
    expect(Data).toMatchObject({ HasPlayLinks: true, Players: [{ Name: '一号源' }] });
    const registered = new Set(['qq', 'qiyi', 'youku']);
    for (const { Definition } of Data.Players) {
      const file = await app.inject({ url: Definition, headers });
      expect(file.headers['content-disposition']).toMatch(/filename="mac_\w+\.txt"/);
      const { from = '' } = importPlayer(file.body);
      // The letters of further lists are registered in the same way, under the same name.
      registered.add(from).add(`${from}b`);
    }
    const whole = await ask(opened, { ac: 'videolist' });
    const lists = (name: string) =>
      readAsMacCms(
        whole.list.find(({ vod_name }: { vod_name: string }) => vod_name === name),
        registered,
      );
    expect(lists('甲').map(({ note }) => note)).toEqual(['一号源·hnm3u8', '一号源·ffm3u8']);
    expect(lists('乙').map(({ from, note }) => [from, note])).toEqual([
      ['qq', '腾讯视频'],
      [lists('甲')[0]?.from, '一号源'],
    ]);
    const found = await ask(opened, { from: lists('甲')[0]?.from ?? '' });
    expect(found.total).toBe(2);
    expect(searchAsLunaTv(whole).map(({ title, episodes }) => [title, episodes])).toContainEqual(['甲', [m3u8]]);
    expect((await app.inject({ url: '/api/v1/collection/player/mac_nothing.txt', headers })).statusCode).toBe(404);
    expect((await app.inject({ url: Data.Players[0].Definition })).statusCode).toBe(401);
  });

  test('what changed here within the last hours is found by h, whatever time a source gave', async () => {
    const opened = await openApp();
    await addTitle(opened, { Name: '旧的' });
    opened.clock.now += 48 * 3_600_000;
    await addTitle(opened, { Name: '新的' });
    const names = async () =>
      (await ask(opened, { h: '1' })).list.map(({ vod_name }: { vod_name: string }) => vod_name);
    expect(await names()).toEqual(['新的']);
    opened.clock.now += 60_000;
    await edit(opened, 'PUT', { Key: '旧的', Remark: '更新至2集' });
    expect(await names()).toEqual(['旧的', '新的']);
  });
});
