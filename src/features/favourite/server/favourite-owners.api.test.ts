import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { favouriteApi } from '../favourite.contract.ts';
import { favouritesOf } from './favourites.fixture.ts';
import { aTitle, someGoods } from './things.fixture.ts';

describeOnEachEngine('favourites of two members', (openApp) => {
  test('a visitor is asked to log in, whatever they call', async () => {
    const { app } = await openApp();
    for (const key of Object.keys(favouriteApi)) {
      const [method, path = ''] = key.split(' ');
      const reply = await app.inject({ method: method as 'GET', url: path.replace(':RelativeId', '1') });
      expect(reply.json(), key).toMatchObject({ Code: 401, Message: '登录过期，请重新登录', Data: null });
      expect(reply.headers['cache-control'], key).toBe('private, no-store');
    }
  });

  test('foreign ids: nothing one member does shows to or changes anything of another', async () => {
    const opened = await openApp();
    await aTitle(opened, '三体');
    const [ming, hua] = [await favouritesOf(opened, 'ming'), await favouritesOf(opened, 'hua')];
    await ming.add('三体');
    const goods = await someGoods(opened);
    await ming.add(goods, 2);
    opened.clock.now += 1000;
    await opened.app.inject({
      method: 'PUT',
      url: '/api/v1/any',
      headers: await opened.as('operator'),
      payload: { Key: '三体', Remark: '更新至2集' },
    });
    const before = [await ming.anys(), await ming.list(1), await ming.list(2)];

    expect((await hua.flag('三体')).Data).toBe(false);
    expect((await hua.flags(['三体'])).Data).toEqual([]);
    expect((await hua.flags([String(goods)], 2)).Data).toEqual([]);
    expect((await hua.anys()).Data).toMatchObject({ Result: [], Total: 0, Updates: 0, Unavailable: 0 });
    expect((await hua.list(2)).Data).toMatchObject({ Result: [], Total: 0, Counts: { Any: 0, Market: 0, Tool: 0 } });
    await hua.remove('三体');
    await hua.remove(String(goods), 2);
    expect((await hua.removeMany(['三体'])).Data).toEqual({ Removed: 0 });
    expect((await hua.removeMany([String(goods)], 2)).Data).toEqual({ Removed: 0 });
    expect((await hua.see('三体')).Data).toBe(false);
    expect((await hua.see()).Data).toBe(false);
    await hua.add('三体');
    await hua.restore([{ RelativeId: String(goods), AddedTime: '2020-01-01T00:00:00+08:00' }], 2);

    expect([await ming.anys(), await ming.list(1), await ming.list(2)]).toEqual(before);
    expect((await hua.list(2)).Data.Counts).toEqual({ Any: 1, Market: 1, Tool: 0 });
  });

  test('two members and a visitor who ask for the same address in turn get their own answers', async () => {
    const opened = await openApp();
    await aTitle(opened, '三体');
    const [ming, hua] = [await favouritesOf(opened, 'ming'), await favouritesOf(opened, 'hua')];
    const visitor = await favouritesOf(opened, '');
    await ming.add('三体');
    for (let round = 0; round < 3; round++) {
      expect((await ming.anys()).Data.Total).toBe(1);
      expect((await hua.anys()).Data.Total).toBe(0);
      expect((await visitor.anys()).Code).toBe(401);
      expect((await ming.flag('三体')).Data).toBe(true);
      expect((await hua.flag('三体')).Data).toBe(false);
      expect((await visitor.flag('三体')).Code).toBe(401);
    }
  });

  test('a cookie alone writes only from our own pages', async () => {
    const opened = await openApp();
    const { authorization } = await opened.as('ming');
    const cookie = `Token=${authorization.replace('Bearer ', '')}`;
    const post = (headers: Record<string, string>) =>
      opened.app.inject({
        method: 'POST',
        url: '/api/v1/collect',
        headers: { cookie, ...headers },
        payload: { RelativeId: 'punycode', Type: 3 },
      });
    expect((await post({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    expect((await post({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
  });
});
