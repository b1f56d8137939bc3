import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addItem, anItem, ask, send, titlesOf } from './market.fixture.ts';

describeOnEachEngine('market items', (openApp) => {
  test('an item carries what was said, and the discount of its prices', async () => {
    const site = await openApp();
    const item = await addItem(site, {
      images: '/cover/a.svg?w=300&h=400\nhttps://example.com/b.jpg',
      options: '[{"name":"双人","price":68},{"name":"单人","price":39.9}]',
      link: 'https://example.com/buy',
      expires_time: '2030-01-01T00:00:00+08:00',
    });
    expect(item).toMatchObject({
      title: '手冲咖啡双人下午茶',
      price: 68,
      origin_price: 128,
      discount: 0.5313,
      images: ['/cover/a.svg?w=300&h=400', 'https://example.com/b.jpg'],
      image_width: 300,
      image_height: 400,
      options: [
        { name: '双人', price: 68 },
        { name: '单人', price: 39.9 },
      ],
      location: '120.1463,30.2607',
      status: 1,
      sample: false,
      views: 0,
      expires_time: '2030-01-01T00:00:00+08:00',
    });
    expect((await ask(site, { ids: String(item.id) })).Result[0]).not.toHaveProperty('down_reason');
  });

  test('what is missing or dangerous is refused by name', async () => {
    const site = await openApp();
    const fault = async (changes: Record<string, unknown>) =>
      (await send(site, 'POST', 'search', anItem(changes))).Errors?.[0];
    expect(await fault({ title: ' ' })).toEqual({ Field: 'title', Message: '请填写标题' });
    expect(await fault({ price: undefined })).toMatchObject({ Field: 'price' });
    expect(await fault({ link: 'javascript:alert(1)' })).toMatchObject({ Field: 'link' });
    expect(await fault({ images: ['//evil.example/x.png'] })).toMatchObject({ Field: 'images.0' });
    expect(await fault({ discount: 5.3 })).toEqual({ Field: 'discount', Message: '折扣是 0 到 1 之间的小数' });
    expect((await fault({ discount: '8折' })).Message).toBe('折扣应是 0 到 1 之间的小数，八折填 0.8');
    expect((await fault({ origin_price: '一百' })).Message).toBe('原价应是数字，如 12.50');
    expect(await fault({ longitude: 200 })).toMatchObject({ Field: 'longitude' });
    expect(await fault({ price: 1.234 })).toMatchObject({ Field: 'price' });
  });

  test('a change keeps the rest; a typed discount stays, a derived one follows the prices', async () => {
    const site = await openApp();
    const { id } = await addItem(site);
    expect((await send(site, 'PUT', `search/${id}`, { price: 64 })).Data).toMatchObject({
      price: 64,
      origin_price: 128,
      discount: 0.5,
      category: '美食',
    });
    expect((await send(site, 'PUT', `search/${id}`, { discount: 0.3 })).Data.discount).toBe(0.3);
    expect((await send(site, 'PUT', `search/${id}`, { price: 32 })).Data.discount).toBe(0.3);
    expect((await send(site, 'PUT', 'search/424242', { price: 1 })).Code).toBe(404);
    const read = (await ask(site, { ids: String(id) })).Result[0];
    expect((await send(site, 'PUT', `search/${id}`, read)).Data).toMatchObject(read);
  });

  test('whoever read an item before somebody else changed it is told, and may go over that', async () => {
    const site = await openApp();
    const read = await addItem(site);
    const change = (changes: Record<string, unknown>) => send(site, 'PUT', `search/${read.id}`, changes);
    const seen = { shop: read.shop, title: read.title };
    expect((await change({ shop: '甲', seen })).Code).toBe(200);
    const late = await change({ shop: '乙', seen });
    expect(late).toMatchObject({ Code: 409, Error: 'record.changed_meanwhile' });
    expect(late.Data).toEqual({ Now: { ...seen, shop: '甲' }, Others: ['shop'] });
    expect((await change({ shop: '丁', seen: late.Data.Now })).Data).toMatchObject({ shop: '丁' });
    expect(await change({ shop: '戊', seen: '昨天' })).toMatchObject({ Code: 400, Error: 'input.invalid' });
  });

  test('coordinates of a Chinese map are kept as a phone would measure them', async () => {
    const site = await openApp();
    const { longitude, latitude } = await addItem(site, { longitude: 120.1463, latitude: 30.2607, datum: 'gcj02' });
    expect(longitude).toBeCloseTo(120.1416, 3);
    expect(latitude).toBeCloseTo(30.2631, 3);
  });

  test('a removed item is in no list, no search and no count', async () => {
    const site = await openApp();
    const { id } = await addItem(site);
    expect((await send(site, 'DELETE', `search/${id}`)).Data).toBe(true);
    expect((await send(site, 'DELETE', `search/${id}`)).Code).toBe(404);
    expect(await ask(site)).toMatchObject({ Total: 0, Result: [] });
    expect(await ask(site, { words: '咖啡' })).toMatchObject({ Total: 0 });
    expect(await ask(site, {}, 'facets')).toEqual({ Categories: [], Platforms: [], Cities: [] });
  });

  test('operators see what is down and why; others may neither look nor change', async () => {
    const site = await openApp();
    const { id } = await addItem(site, { title: '下架的' });
    await addItem(site, { title: '在架的' });
    await send(site, 'PUT', `search/${id}`, { status: '0' });
    const operator = await site.as('operator');
    const off = await ask(site, { state: 'off' }, 'items', operator);
    expect(off).toMatchObject({ Total: 1, Result: [{ title: '下架的', down_reason: 'operator', status: 0 }] });
    expect(titlesOf(await ask(site, { words: '在架' }, 'items', operator))).toEqual(['在架的']);
    expect(await ask(site, {}, 'items', await site.as('alice'))).toMatchObject({ Code: 403 });
    const url = `/api/v1/crawl/common/search/${id}`;
    const headers = await site.as('alice');
    expect((await site.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(403);
  });
});
