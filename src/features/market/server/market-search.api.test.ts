import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addItem, ask, send, titlesOf } from './market.fixture.ts';

describeOnEachEngine('market search', (openApp) => {
  test('without words everything that is shown is listed, narrowed and ordered', async () => {
    const site = await openApp();
    await addItem(site, { title: '甲', price: 30, origin_price: 60, return_money: 1, category: '美食' });
    await addItem(site, { title: '乙', price: 10, origin_price: 100, return_money: 9, category: '门票' });
    await addItem(site, { title: '丙', price: 20, city: '上海', platform: '票务', origin_price: '', return_money: 0 });
    await addItem(site, { title: '丁', price: 5, city: '', longitude: 0, latitude: 0, origin_price: '' });
    await addItem(site, { title: '戊', status: 0 });
    const all = await ask(site, { order: 'price' });
    expect(titlesOf(all)).toEqual(['丁', '乙', '丙', '甲']);
    expect(all).toMatchObject({ Total: 4, Page: 1, PageCount: 1, city: '', longitude: 0, latitude: 0, address: '' });
    expect(titlesOf(await ask(site, { order: 'new' }))).toEqual(['丁', '丙', '乙', '甲']);
    expect(titlesOf(await ask(site, { order: 'return' }))[0]).toBe('乙');
    expect(titlesOf(await ask(site, { order: 'discount' })).slice(0, 2)).toEqual(['乙', '甲']);
    const hangzhou = await ask(site, { city: '杭州', order: 'price' });
    expect(titlesOf(hangzhou)).toEqual(['丁', '乙', '甲']);
    expect(hangzhou).toMatchObject({ Total: 3, city: '杭州', address: '浙江省杭州市' });
    expect(await ask(site, { city: '杭州市', order: 'price' })).toEqual(hangzhou);
    await addItem(site, { title: '己', price: 1, city: '苏州市' });
    expect(await ask(site, { city: '苏州', order: 'price' })).toMatchObject({
      Result: [{ title: '己', city: '苏州' }, { title: '丁' }],
    });
    await send(site, 'DELETE', `search/${(await ask(site, { words: '己' })).Result[0].id}`);
    expect(titlesOf(await ask(site, { category: '门票' }))).toEqual(['乙']);
    expect(await ask(site, { platform: '票务' })).toMatchObject({ Total: 1, Result: [{ title: '丙' }] });
    expect(await ask(site, { city: '杭州', order: 'price', page: '2', pageSize: '2' })).toMatchObject({
      Total: 3,
      PageCount: 2,
      Result: [{ title: '甲' }],
    });
    expect(await ask(site, { page: '9' })).toMatchObject({ Total: 4, Result: [] });
    expect(await ask(site, { order: 'nonsense' })).toMatchObject({ Total: 4 });
  });

  test('the nearest come first, as far away as they may be; what lies nowhere is left out', async () => {
    const site = await openApp();
    const at = (title: string, longitude: number, latitude: number, changes = {}) =>
      addItem(site, { title, longitude, latitude, ...changes });
    await at('上海', 121.47, 31.23, { city: '上海' });
    await at('十公里', 120.25, 30.26);
    await at('门口', 120.1464, 30.2608);
    await at('乌鲁木齐', 87.6, 43.8, { city: '乌鲁木齐' });
    await at('无处', 0, 0);
    const near = await ask(site, { order: 'distance', longitude: '120.1463', latitude: '30.2607' });
    expect(titlesOf(near)).toEqual(['门口', '十公里', '上海', '乌鲁木齐']);
    expect(near).toMatchObject({ Total: 4, city: '杭州', longitude: 120.1463, latitude: 30.2607 });
    const inCity = await ask(site, { order: 'distance', city: '杭州' });
    expect(titlesOf(inCity)).toEqual(['门口', '十公里']);
    const second = await ask(site, {
      order: 'distance',
      longitude: '120.1463',
      latitude: '30.2607',
      page: '2',
      pageSize: '2',
    });
    expect(titlesOf(second)).toEqual(['上海', '乌鲁木齐']);
    expect(titlesOf(await ask(site, { order: 'distance' }))).toHaveLength(5);
    expect(await ask(site, { longitude: '999', latitude: 'x' })).toMatchObject({ longitude: 0, latitude: 0, city: '' });
  });

  test('words are found by characters, pinyin, initials and traditional characters, within the filters', async () => {
    const site = await openApp();
    await addItem(site, { title: '铜锅涮肉四人餐', price: 198 });
    await addItem(site, { title: '空调挂机清洗', price: 79, category: '到家', platform: '上门服务', city: '上海' });
    for (const words of ['涮肉', 'tongguo', 'tgsr', '銅鍋'])
      expect(titlesOf(await ask(site, { words })), words).toEqual(['铜锅涮肉四人餐']);
    expect(titlesOf(await ask(site, { words: '上门服务' }))).toEqual(['空调挂机清洗']);
    expect(await ask(site, { words: '空调', city: '杭州' })).toMatchObject({ Total: 0, Result: [] });
    expect(await ask(site, { words: '空调', city: '上海', category: '到家' })).toMatchObject({ Total: 1 });
    await addItem(site, { title: '铜锅羊蝎子', price: 98, longitude: 120.3, latitude: 30.3 });
    expect(titlesOf(await ask(site, { words: '铜锅', order: 'price' }))[0]).toBe('铜锅羊蝎子');
    const byDistance = { words: '铜锅', order: 'distance', longitude: '120.3', latitude: '30.3' };
    expect(titlesOf(await ask(site, byDistance))[0]).toBe('铜锅羊蝎子');
    await addItem(site, { title: '铜锅包间预付', price: 1, city: '', longitude: 0, latitude: 0 });
    expect(titlesOf(await ask(site, byDistance))).toEqual(['铜锅羊蝎子', '铜锅涮肉四人餐', '铜锅包间预付']);
    expect(await ask(site, { words: '铜锅', order: 'price', page: '2', pageSize: '2' })).toMatchObject({
      Total: 3,
      Result: [{ title: '铜锅涮肉四人餐' }],
    });
    expect(await ask(site, { words: '没有的', order: 'price' })).toMatchObject({ Total: 0, Result: [] });
    for (const words of ['%', "'; drop table market_item; --", '😀', 'a AND NOT b', '龘'.repeat(300)])
      expect(await ask(site, { words }), words).toMatchObject({ Page: 1 });
  });

  test('lists and searches are narrowed by the least and the most they may cost, and by how much they are reduced', async () => {
    const site = await openApp();
    const at = { longitude: 120.1463, latitude: 30.2607, city: '杭州' };
    await addItem(site, { title: '铜锅小份', price: 40, origin_price: 100, ...at });
    await addItem(site, { title: '铜锅中份', price: 90, origin_price: 100, ...at });
    await addItem(site, { title: '铜锅大份', price: 200, origin_price: '', ...at });
    const near = { longitude: '120.1463', latitude: '30.2607', within: '3' };
    for (const more of [{}, { words: '铜锅' }, near, { ...near, words: '铜锅' }]) {
      const found = async (query: Record<string, string>) => {
        const page = await ask(site, { ...more, ...query, order: 'price' });
        expect(page.Total).toBe(page.Result.length);
        return titlesOf(page);
      };
      expect(await found({ minPrice: '50', maxPrice: '100' })).toEqual(['铜锅中份']);
      expect(await found({ minPrice: '90' })).toEqual(['铜锅中份', '铜锅大份']);
      expect(await found({ maxDiscount: '0.5' })).toEqual(['铜锅小份']);
      expect(await found({ maxDiscount: '0.99' })).toEqual(['铜锅小份', '铜锅中份']);
      expect(await found({ maxDiscount: 'x', minPrice: '' })).toHaveLength(3);
    }
  });

  test('ids answer in their order, and nothing for what is not there', async () => {
    const site = await openApp();
    const one = await addItem(site, { title: '甲' });
    const two = await addItem(site, { title: '乙' });
    const off = await addItem(site, { title: '丙', status: '0' });
    const found = await ask(site, { ids: `${two.id},${one.id},${off.id},99999,x,-1` });
    expect(titlesOf(found)).toEqual(['乙', '甲']);
    expect(await ask(site, { ids: '' })).toMatchObject({ Total: 0, Result: [] });
  });

  test('similar are those with the same words, kind and price', async () => {
    const site = await openApp();
    const item = await addItem(site, { title: '手冲咖啡双人下午茶', price: 68 });
    await addItem(site, { title: '屋顶咖啡双人套餐', price: 72 });
    await addItem(site, { title: '牛肉面', price: 20 });
    await addItem(site, { title: '空调清洗', category: '到家', price: 79 });
    const { Result } = await ask(site, { similarTo: String(item.id) });
    expect(Result.map(({ title }: { title: string }) => title)).toEqual(['屋顶咖啡双人套餐', '牛肉面']);
    expect(await ask(site, { similarTo: '424242' })).toMatchObject({ Total: 0 });
  });

  test('facets count what is shown, by category, platform and city', async () => {
    const site = await openApp();
    const item = await addItem(site, { category: '美食' });
    await addItem(site, { category: '到家', platform: '上门服务', city: '上海' });
    await addItem(site, { category: '美食', city: '' });
    expect(await ask(site, { city: '杭州' }, 'facets')).toMatchObject({
      Categories: [{ name: '美食', count: 2 }],
      Platforms: [{ name: '到店团购', count: 2 }],
      Cities: [
        { name: '上海', count: 1 },
        { name: '杭州', count: 1 },
      ],
    });
    await send(site, 'PUT', `search/${item.id}`, { status: 0 });
    expect(await ask(site, { city: '杭州' }, 'facets')).toMatchObject({ Categories: [{ name: '美食', count: 1 }] });
    await send(site, 'PUT', `search/${item.id}`, { status: 1, category: '门票' });
    expect((await ask(site, { city: '杭州' }, 'facets')).Categories).toContainEqual({ name: '门票', count: 1 });
  });
});
