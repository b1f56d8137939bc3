import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { favouritesOf } from './favourites.fixture.ts';
import { aTitle, someGoods } from './things.fixture.ts';

const MINUTE = 60_000;
const keys = (page: { Data: { Result: { Key: string }[] } }) => page.Data.Result.map(({ Key }) => Key);

async function operator({ app, as }: TestApp, method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
  const headers = await as('operator');
  const reply = await app.inject({ method, url, headers, ...(payload && { payload }) });
  expect(reply.statusCode).toBe(200);
}

describeOnEachEngine('favourites', (openApp) => {
  test('a form keeps a title; the flag is true after it and false after the removal', async () => {
    const opened = await openApp();
    await aTitle(opened, '三体');
    const mine = await favouritesOf(opened, 'ming');
    expect((await mine.flag('三体')).Data).toBe(false);
    const added = await opened.app.inject({
      method: 'POST',
      url: '/api/v1/collect',
      headers: { ...(await opened.as('ming')), 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams({ RelativeId: '三体', Type: '1' }).toString(),
    });
    expect(added.json()).toMatchObject({ Code: 200, Data: true });
    expect(added.headers['cache-control']).toBe('private, no-store');
    expect((await mine.flag('三体')).Data).toBe(true);
    expect(await mine.remove('三体')).toMatchObject({ Code: 200, Data: false });
    expect((await mine.flag('三体')).Data).toBe(false);
    expect(await mine.remove('三体')).toMatchObject({ Code: 200, Data: false });
  });

  test('a key of any characters survives the way there and back', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    const strange = ['Fate/Zero', '草莓100%', '你好?世界#1', 'a&b=c+d', '%2F', 'flags', 'remove', "'; drop --", '🎬'];
    for (const key of strange) {
      await aTitle(opened, key);
      expect(await mine.add(key), key).toMatchObject({ Code: 200, Data: true });
      expect(await mine.flag(key), key).toMatchObject({ Code: 200, Data: true });
    }
    expect((await mine.flags([...strange, 'nothing'])).Data).toEqual(strange);
    for (const key of strange) expect((await mine.remove(key)).Data, key).toBe(false);
    expect((await mine.flags(strange)).Data).toEqual([]);
  });

  test('200 adds at once make one row, and all succeed', async () => {
    const opened = await openApp();
    await aTitle(opened, '三体');
    const mine = await favouritesOf(opened, 'ming');
    const replies = await Promise.all(Array.from({ length: 200 }, () => mine.add('三体')));
    expect(new Set(replies.map(({ Code, Data }) => `${Code} ${Data}`))).toEqual(new Set(['200 true']));
    expect((await mine.anys()).Data).toMatchObject({ Total: 1 });
    expect((await mine.list(1)).Data.Counts).toEqual({ Any: 1, Market: 0, Tool: 0 });
  });

  test('what the site does not have cannot be kept', async () => {
    const opened = await openApp();
    const id = await someGoods(opened);
    const mine = await favouritesOf(opened, 'ming');
    const nothing: [string, number][] = [
      ['没有这部', 1],
      ...['999', 'abc', '__proto__', `0${id}`, `${id}.0`].map((one): [string, number] => [one, 2]),
      ...['nothing', 'constructor', 'Punycode'].map((one): [string, number] => [one, 3]),
    ];
    for (const [one, type] of nothing) {
      expect(await mine.add(one, type), one).toMatchObject({ Code: 404, Error: 'collect.not_found', Data: null });
      expect((await mine.flag(one, type)).Data).toBe(false);
      expect(await mine.remove(one, type)).toMatchObject({ Code: 200, Data: false });
    }
    expect((await mine.list(2)).Data.Counts).toEqual({ Any: 0, Market: 0, Tool: 0 });
  });

  test('a missing id, an endless one and an unknown type are bad input', async () => {
    const mine = await favouritesOf(await openApp(), 'ming');
    const bad: [string, string | number][] = [
      ['', 1],
      ['x'.repeat(201), 1],
      ...['', 'x', 0, 4, 1.5].map((type): [string, string | number] => ['三体', type]),
    ];
    for (const [id, type] of bad) {
      const reply = await mine.add(id, type);
      expect(reply, `${id} of ${type}`).toMatchObject({ Code: 400, Data: null });
      expect(reply.Errors).toHaveLength(1);
    }
    expect((await mine.flag('三体', 4)).Code).toBe(400);
    const tooMany = Array.from({ length: 101 }, (_, index) => `k${index}`);
    for (const ids of ['not json', { a: 1 }, [1], [], tooMany]) expect((await mine.flags(ids)).Code).toBe(400);
  });

  test('the newest favourite comes first; pages never overlap', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    for (const key of ['甲', '乙', '丙']) {
      await mine.add(await aTitle(opened, key));
      opened.clock.now += MINUTE;
    }
    expect(keys(await mine.anys('Type=1&pageSize=2'))).toEqual(['丙', '乙']);
    expect(keys(await mine.anys('pageSize=2&page=2'))).toEqual(['甲']);
    expect((await mine.anys('pageSize=2')).Data).toMatchObject({ Total: 3, PageCount: 2, PageSize: 2 });
    expect((await mine.anys('page=9')).Data.Result).toEqual([]);
    expect((await mine.anys('Type=2')).Code).toBe(400);
  });

  test('有更新 shows what came since the member last looked', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    await mine.add(await aTitle(opened, '三体'));
    await mine.add(await aTitle(opened, '繁花'));
    opened.clock.now += MINUTE;
    await operator(opened, 'PUT', '/api/v1/any', { Key: '三体', Remark: '更新至12集' });
    const { Data } = await mine.anys();
    expect(Data.Updates).toBe(1);
    expect(Data.Result.map((item: { Key: string; HasUpdate: boolean }) => [item.Key, item.HasUpdate])).toEqual(
      expect.arrayContaining([
        ['三体', true],
        ['繁花', false],
      ]),
    );
    expect(keys(await mine.anys('updated=1'))).toEqual(['三体']);
    expect((await mine.see('三体')).Data).toBe(true);
    expect((await mine.anys('updated=1')).Data).toMatchObject({ Total: 0, Updates: 0 });
    expect((await mine.see('没有')).Data).toBe(false);
    opened.clock.now += MINUTE;
    await operator(opened, 'PUT', '/api/v1/any', { Key: '繁花', Remark: '全30集' });
    expect((await mine.see()).Data).toBe(true);
    expect((await mine.anys()).Data.Updates).toBe(0);
  });

  test('a favourite follows its title through a rename, and stands once', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    await mine.add(await aTitle(opened, '旧名'));
    await operator(opened, 'POST', '/api/v1/any/rename', { Key: '旧名', NewKey: '新名' });
    expect((await mine.flags(['旧名', '新名'])).Data).toEqual(['旧名', '新名']);
    expect((await mine.add('新名')).Data).toBe(true);
    expect((await mine.anys()).Data).toMatchObject({ Total: 1, Result: [{ Key: '新名' }] });
    await mine.remove('新名');
    expect((await mine.flag('旧名')).Data).toBe(false);
  });

  test('two favourites whose titles were merged are one', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    await mine.add(await aTitle(opened, '甲'));
    await mine.add(await aTitle(opened, '乙'));
    type Tables = { title_key: { key: string; title_id: number } };
    const tables = opened.database.db.withTables<Tables>();
    const winner = await tables.selectFrom('title_key').selectAll().where('key', '=', '甲').executeTakeFirstOrThrow();
    await tables.updateTable('title_key').set({ title_id: winner.title_id }).where('key', '=', '乙').execute();
    expect((await mine.anys()).Data).toMatchObject({ Total: 1, Result: [{ Key: '甲' }], Unavailable: 0 });
    await mine.remove('乙');
    expect((await mine.flags(['甲', '乙'])).Data).toEqual([]);
  });

  test('a title that was taken down is counted, not shown, and can be dropped; it returns with the title', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    await mine.add(await aTitle(opened, '三体'));
    await operator(opened, 'DELETE', `/api/v1/any?key=${encodeURIComponent('三体')}`);
    expect((await mine.anys()).Data).toMatchObject({ Total: 0, Result: [], Unavailable: 1 });
    expect((await (await favouritesOf(opened, 'hua')).add('三体')).Code).toBe(404);
    await operator(opened, 'POST', '/api/v1/any/restore', { Key: '三体' });
    expect((await mine.anys()).Data).toMatchObject({ Total: 1, Unavailable: 0 });
    await operator(opened, 'DELETE', `/api/v1/any?key=${encodeURIComponent('三体')}`);
    await mine.remove('三体');
    expect((await mine.list(1)).Data).toMatchObject({ Unavailable: 0, Counts: { Any: 0 } });
  });

  test('market items and tools are kept with the name they have', async () => {
    const opened = await openApp();
    const id = await someGoods(opened, '双人火锅套餐');
    const mine = await favouritesOf(opened, 'ming');
    expect((await mine.add(id, 2)).Data).toBe(true);
    expect((await mine.add(` ${id} `, 2)).Data).toBe(true);
    expect((await mine.add('punycode', '3')).Data).toBe(true);
    expect((await mine.flag(String(id), 3)).Data).toBe(false);
    expect((await mine.list(2)).Data).toMatchObject({
      Result: [{ RelativeId: String(id), Name: '双人火锅套餐', HasUpdate: false }],
      Total: 1,
      Counts: { Any: 0, Market: 1, Tool: 1 },
    });
    await mine.remove(String(id), 2);
    expect((await mine.list(3)).Data).toMatchObject({
      Result: [{ RelativeId: 'punycode', Name: 'Punycode 转换' }],
      Counts: { Market: 0, Tool: 1 },
    });
  });

  test('a batch is removed, and an undo puts it back in its place with its mark', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    for (const key of ['甲', '乙', '丙']) {
      await mine.add(await aTitle(opened, key));
      opened.clock.now += 1;
    }
    await operator(opened, 'PUT', '/api/v1/any', { Key: '甲', Remark: '更新' });
    opened.clock.now += MINUTE;
    const before = (await mine.anys()).Data;
    expect((await mine.removeMany(['甲', '丙', '没有'])).Data).toEqual({ Removed: 2 });
    expect(keys(await mine.anys())).toEqual(['乙']);
    const Items = before.Result.map(({ Key, ...item }: { Key: string }) => ({ RelativeId: Key, ...item }));
    expect((await mine.restore([...Items, { ...Items[0], RelativeId: '没有' }])).Data).toEqual({ Restored: 2 });
    expect((await mine.anys()).Data).toEqual(before);
  });

  test('an undo cannot put something into the future', async () => {
    const opened = await openApp();
    const mine = await favouritesOf(opened, 'ming');
    await mine.restore([{ RelativeId: 'json', AddedTime: '2999-01-01T00:00:00+08:00' }], 3);
    const [{ AddedTime }] = (await mine.list(3)).Data.Result;
    expect(Date.parse(AddedTime)).toBeLessThanOrEqual(opened.clock.now);
    expect((await mine.restore([{ RelativeId: 'x', AddedTime: 'yesterday' }], 3)).Code).toBe(400);
  });
});
