import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { historyApi } from '../history.contract.ts';
import { createHistoryFeature } from './history.feature.ts';

const MINUTE = 60_000;

async function historyOf({ app, as }: TestApp, member: string) {
  const headers = await as(member);
  const json = async (reply: Promise<LightMyRequestResponse>) => (await reply).json();
  const url = '/api/v1/history';
  return {
    list: () => json(app.inject({ url, headers })),
    visit: (...Visits: object[]) => json(app.inject({ method: 'POST', url, headers, payload: { Visits } })),
    remove: (key: string) => json(app.inject({ method: 'DELETE', url: `${url}/${encodeURIComponent(key)}`, headers })),
    clear: () => json(app.inject({ method: 'DELETE', url, headers })),
  };
}

const keysOf = ({ Data }: { Data: { Result: { Key: string }[] } }) => Data.Result.map(({ Key }) => Key);
const visit = (Key: string, Ago?: number) => ({ Key, Name: `《${Key}》`, Ago });

async function operator({ app, as }: TestApp, method: 'POST' | 'DELETE', url: string, payload?: object) {
  const headers = await as('operator');
  expect((await app.inject({ method, url, headers, ...(payload && { payload }) })).statusCode).toBe(200);
}

describeOnEachEngine('history', (openApp) => {
  test('the newest visit comes first and stands once; the newest hundred are kept', async () => {
    const mine = await historyOf(await openApp(), 'ming');
    await mine.visit(visit('a', 3000), visit('b', 2000));
    expect(keysOf(await mine.visit(visit('a', 0)))).toEqual(['a', 'b']);
    // An old list that mentions it too does not push a newer visit back.
    expect(keysOf(await mine.visit(visit('a', 9000)))).toEqual(['a', 'b']);
    const many = Array.from({ length: 100 }, (_, index) => visit(`k${index}`, index + 10));
    const { Data } = await mine.visit(...many);
    expect([Data.Total, Data.Result[0].Key, Data.Result[1].Key, Data.Result[99].Key]).toEqual([100, 'a', 'k0', 'k98']);
    expect(keysOf(await mine.list())).toEqual(keysOf({ Data }));
  });

  test('the list of a browser is merged by time on login, whichever clock that browser has', async () => {
    const opened = await openApp();
    const mine = await historyOf(opened, 'ming');
    await mine.visit(visit('昨天', 24 * 60 * MINUTE), visit('刚才', 0));
    opened.clock.now += MINUTE;
    const merged = await mine.visit(visit('一小时前', 60 * MINUTE), visit('没记时间'));
    expect(keysOf(merged)).toEqual(['刚才', '一小时前', '昨天', '没记时间']);
  });

  test('cleared is cleared: the old list of another device does not bring it back, a new visit counts', async () => {
    const opened = await openApp();
    const mine = await historyOf(opened, 'ming');
    await mine.visit(visit('a', 0), visit('b', 0));
    opened.clock.now += MINUTE;
    expect((await mine.clear()).Data).toBe(true);
    expect((await mine.list()).Data).toEqual({ Result: [], Total: 0 });
    opened.clock.now += MINUTE;
    expect(keysOf(await mine.visit(visit('a', 3 * MINUTE), visit('没记时间'), visit('新的', 1000)))).toEqual(['新的']);
    await mine.clear();
    expect((await mine.clear()).Data).toBe(true);
  });

  test('a visit and a clearing at the same moment leave no half', async () => {
    const opened = await openApp();
    const mine = await historyOf(opened, 'ming');
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 5 === 4 ? mine.clear() : mine.visit(visit(`k${index}`, 1)))),
    );
    // All those visits were a moment before the clearing.
    expect(keysOf(await mine.list())).toEqual([]);
  });

  test('single entries go for good, keys of any characters included', async () => {
    const mine = await historyOf(await openApp(), 'ming');
    const strange = ['Fate/Zero', '草莓100%', 'a?b#c', '%2F'];
    await mine.visit(...strange.map((key, index) => visit(key, index)));
    for (const key of strange) expect((await mine.remove(key)).Data, key).toBe(true);
    expect((await mine.list()).Data.Total).toBe(0);
    expect((await mine.remove('never seen')).Data).toBe(true);
  });

  test('an entry follows its title through a rename and tells about it; what was taken down is not shown', async () => {
    const opened = await openApp();
    const mine = await historyOf(opened, 'ming');
    await operator(opened, 'POST', '/api/v1/any', { Key: '旧名', Name: '旧名', TypeName: '动漫', Year: 2011 });
    await mine.visit(visit('旧名', 5000), visit('别处', 6000));
    await operator(opened, 'POST', '/api/v1/any/rename', { Key: '旧名', NewKey: '新名' });
    const { Data } = await mine.visit(visit('新名', 0), visit('旧名', 10));
    expect(Data.Result).toMatchObject([
      { Key: '新名', Name: '旧名', TypeName: '动漫', Year: 2011 },
      { Key: '别处', Name: '《别处》', TypeName: '', Year: null },
    ]);
    await operator(opened, 'DELETE', `/api/v1/any?key=${encodeURIComponent('新名')}`);
    expect(keysOf(await mine.list())).toEqual(['别处']);
    await operator(opened, 'POST', '/api/v1/any/restore', { Key: '新名' });
    await mine.remove('新名');
    expect(keysOf(await mine.list())).toEqual(['别处']);
  });

  test('bad input changes nothing', async () => {
    const mine = await historyOf(await openApp(), 'ming');
    const tooMany = Array.from({ length: 101 }, (_, index) => visit(`k${index}`));
    for (const bad of [[{ Key: 'a' }], [{ Key: '', Name: 'x' }], [visit('a', -1)], [visit('x'.repeat(201))], tooMany]) {
      expect((await mine.visit(...bad)).Code).toBe(400);
    }
    expect((await mine.list()).Data.Total).toBe(0);
    expect((await mine.visit()).Data).toEqual({ Result: [], Total: 0 });
  });

  test('a visitor is asked to log in; one member never sees or changes what another looked at', async () => {
    const opened = await openApp();
    for (const key of Object.keys(historyApi)) {
      const [method, path = ''] = key.split(' ');
      const reply = await opened.app.inject({ method: method as 'GET', url: path.replace(':Key', '1') });
      expect(reply.json(), key).toMatchObject({ Code: 401, Message: '登录过期，请重新登录' });
      expect(reply.headers['cache-control'], key).toBe('private, no-store');
    }
    const [ming, hua] = [await historyOf(opened, 'ming'), await historyOf(opened, 'hua')];
    const before = await ming.visit(visit('a', 5000));
    expect((await hua.list()).Data.Total).toBe(0);
    await hua.remove('a');
    await hua.visit(visit('a', 0), visit('b', 0));
    opened.clock.now += MINUTE;
    await hua.clear();
    expect(await ming.list()).toEqual(before);
    expect(keysOf(await ming.visit(visit('c', 2 * MINUTE)))).toEqual(['a', 'c']);
  });

  test('everything is in the export, and gone with the account', async () => {
    const opened = await openApp();
    const mine = await historyOf(opened, 'ming');
    await mine.visit(visit('a', 0));
    const none = async () => new Map<never, never>();
    const { member } = createHistoryFeature(
      { database: opened.database, now: () => opened.clock.now },
      { identify: none, keysOf: none, presentByIds: none },
    );
    const [row] = await opened.database.db
      .withTables<{ history_visit: { member_id: number } }>()
      .selectFrom('history_visit')
      .select('member_id')
      .execute();
    const id = row?.member_id ?? 0;
    expect(await member?.exportFor(id)).toEqual([
      { Key: 'a', Name: '《a》', VisitedTime: expect.stringMatching(/\+08:00$/) },
    ]);
    await member?.eraseFor(id);
    await member?.eraseFor(id);
    expect((await mine.list()).Data.Total).toBe(0);
  });
});
