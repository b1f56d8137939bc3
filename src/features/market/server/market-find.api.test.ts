import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addItem, ask, send, titlesOf } from './market.fixture.ts';

const AGENT = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

async function look({ app }: TestApp, words: string, remoteAddress: string, from = 'market') {
  const shared = { remoteAddress, headers: { 'user-agent': AGENT } };
  const payload = { words, from };
  await app.inject({ ...shared, method: 'POST', url: '/api/v1/crawl/search/record', payload });
}

async function save({ app, as }: TestApp, Key: string, value: unknown) {
  const headers = { ...(await as('operator')), 'if-match': '"0"' };
  const payload = { Key, Value: JSON.stringify(value) };
  expect((await app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload })).json().Code).toBe(200);
}

describeOnEachEngine('finding in the market', (openApp) => {
  test('price, distance and shop narrow lists and searches alike; a circle does not end at a border', async () => {
    const site = await openApp();
    await addItem(site, { title: '湖滨咖啡', price: 38, shop: '北山街咖啡' });
    await addItem(site, { title: '湖滨咖啡双人', price: 68, shop: '北山街咖啡', longitude: 120.2, latitude: 30.3 });
    await addItem(site, { title: '邻市咖啡', price: 20, city: '湖州', longitude: 120.147, latitude: 30.261 });
    await addItem(site, { title: '外送咖啡豆', price: 49, city: '', longitude: 0, latitude: 0 });
    const place = { longitude: '120.1463', latitude: '30.2607', city: '杭州' };
    for (const words of ['', '咖啡']) {
      expect(titlesOf(await ask(site, { words, maxPrice: '50', order: 'price', city: '杭州' }))).toEqual([
        '湖滨咖啡',
        '外送咖啡豆',
      ]);
      expect(await ask(site, { words, shop: '北山街咖啡' })).toMatchObject({ Total: 2 });
    }
    expect(titlesOf(await ask(site, { ...place, within: '3' })).sort()).toEqual(['湖滨咖啡', '邻市咖啡'].sort());
    expect(await ask(site, { ...place, within: '3' })).toMatchObject({ Total: 2 });
    expect(titlesOf(await ask(site, { ...place, words: '咖啡', within: '3' }))).toEqual(['湖滨咖啡']);
    for (const nonsense of ['-1', 'x', '', '1e99'])
      expect(await ask(site, { maxPrice: nonsense, within: nonsense }), nonsense).toMatchObject({ Total: 4 });
    expect(titlesOf(await ask(site, { like: '咖啡机' }))).toContain('湖滨咖啡');
    expect(await ask(site, { like: '龘' })).toMatchObject({ Total: 0 });
  });

  test('while one types, things, shops and kinds are offered, each once', async () => {
    const site = await openApp();
    for (const city of ['杭州', '上海']) await addItem(site, { title: '手冲咖啡', city });
    await addItem(site, { title: '拿铁两杯', shop: '慢读咖啡', category: '到家' });
    expect(await ask(site, { words: '咖啡' }, 'suggest')).toMatchObject({
      Goods: expect.arrayContaining([expect.objectContaining({ title: '手冲咖啡' })]),
      Shops: [{ name: '慢读咖啡', count: 1 }],
      Categories: [
        { name: '美食', count: 2 },
        { name: '到家', count: 1 },
      ],
    });
    const { Goods } = await ask(site, { words: '咖啡' }, 'suggest');
    expect(Goods).toHaveLength(2);
    expect(await ask(site, { words: '' }, 'suggest')).toEqual({ Goods: [], Shops: [], Categories: [] });
  });

  test('words are hot in the market when several people look for them there on several days', async () => {
    const site = await openApp();
    const hot = async () => {
      site.clock.now += 200_000; // past what answers are kept for
      return ask(site, {}, 'hot');
    };
    const WORDS = ['火锅', '咖啡', '保洁', '相机', '瑜伽'];
    for (const words of WORDS) for (const address of ['1.1.1.1', '1.1.1.2']) await look(site, words, address);
    for (const address of ['1.1.1.1', '1.1.1.2', '1.1.1.3']) await look(site, '山海情', address, 'anys');
    expect(await hot()).toEqual([]);
    site.clock.now += DAY_MS;
    for (const words of WORDS) await look(site, words, '1.1.1.1');
    for (const address of ['1.1.1.1', '1.1.1.2']) await look(site, '山海情', address, 'anys');
    expect((await hot()).sort()).toEqual([...WORDS].sort());
    await save(site, 'hotWordsHidden', ['相机']);
    await save(site, 'marketHotWords', ['桂花节', '咖啡']);
    expect((await hot()).slice(0, 2)).toEqual(['桂花节', '咖啡']);
    expect(await hot()).not.toContain('相机');
    expect(new Set(await hot()).size).toBe(5);
    const everywhere = (await site.app.inject({ url: '/api/v1/crawl/search/hot' })).json().Data.Result;
    expect(everywhere.map(({ Words }: { Words: string }) => Words)).toEqual(expect.arrayContaining(['山海情', '火锅']));
  });

  test('the operator pins and blocks words with a button; what stands in the list of blocked words is never hot', async () => {
    const site = await openApp();
    const WORDS = ['火锅', '咖啡', '保洁', '相机', '瑜伽', '坏　話'];
    for (let day = 0; day < 2; day++) {
      for (const words of WORDS) for (const address of ['1.1.1.1', '1.1.1.2']) await look(site, words, address);
      site.clock.now += DAY_MS;
    }
    await save(site, 'blockedWords', ['坏话']);
    const headers = await site.as('operator');
    const place = async (Words: string, Place: string) =>
      (
        await site.app.inject({
          ...{ method: 'PUT', url: '/api/v1/crawl/search/words', headers },
          payload: { Words, Place },
        })
      ).json();
    const list = async () => (await site.app.inject({ url: '/api/v1/crawl/search/words', headers })).json().Data;
    const stateOf = async (words: string) =>
      (await list()).Week.find(({ Words }: { Words: string }) => Words === words)?.State;
    expect(await stateOf('坏　話')).toBe('masked');
    expect((await list()).Week[0]).toMatchObject({ InMarket: 4, Days: 2, Visitors: 4, State: 'hot' });
    expect(await place('坏 话', 'pinned')).toMatchObject({ Code: 400, Error: 'search.masked_word' });
    for (const words of ['桂花节', '相機', '桂花节']) expect((await place(words, 'pinned')).Code).toBe(200);
    expect((await list()).Shown.slice(0, 2)).toEqual(['桂花节', '相機']);
    await place('相机', 'first');
    expect((await list()).Pinned).toEqual(['相机', '桂花节']);
    await place('相机', 'hidden');
    await place('火锅', 'hidden');
    expect(await list()).toMatchObject({ Pinned: ['桂花节'], Hidden: ['相机', '火锅'], Shown: [] });
    expect(await stateOf('相机')).toBe('hidden');
    await place('火锅', 'open');
    expect((await ask(site, {}, 'hot')).sort()).toEqual(['保洁', '咖啡', '桂花节', '火锅', '瑜伽'].sort());
    for (let one = 1; one < 10; one++) expect((await place(`词${one}`, 'pinned')).Code).toBe(200);
    expect(await place('再一个', 'pinned')).toMatchObject({ Code: 409, Error: 'search.too_many_pinned' });
    expect((await list()).Pinned).toHaveLength(10);
    const member = await site.as('xiaoman');
    expect((await site.app.inject({ url: '/api/v1/crawl/search/words', headers: member })).json().Code).toBe(403);
    const history = await site.app.inject({ url: '/api/v1/config/history?key=marketHotWords', headers });
    expect(history.json().Data.Result[0]).toMatchObject({ Note: '热搜：置顶「词9」' });
  });

  test('one visitor alone makes nothing hot, however many days they come', async () => {
    const site = await openApp();
    for (let day = 0; day < 6; day++) {
      for (const words of ['甲乙', '丙丁', '戊己', '庚辛', '壬癸']) await look(site, words, '1.1.1.1');
      site.clock.now += DAY_MS;
    }
    expect(await ask(site, {}, 'hot')).toEqual([]);
  });

  test('prices are remembered, and who waits for a lower one is told once', async () => {
    const site = await openApp();
    const { id } = await addItem(site, { title: '双人下午茶', price: 68 });
    const headers = await site.as('xiaoman');
    const alert = async (method: 'GET' | 'PUT' | 'DELETE', below?: number) => {
      const url = `/api/v1/crawl/common/alert${method === 'PUT' ? '' : `?id=${id}`}`;
      return (
        await site.app.inject({ method, url, headers, ...(method === 'PUT' && { payload: { id, below } }) })
      ).json();
    };
    expect(await alert('PUT', 68)).toMatchObject({ Code: 400, Message: '提醒价要低于现在的价格' });
    expect(await alert('PUT', 60)).toMatchObject({ Code: 200 });
    expect((await alert('GET')).Data).toEqual({ below: 60 });
    const news = async () => {
      await site.runJobs('event.hear');
      const reply = await site.app.inject({ url: '/api/v1/inbox', headers });
      return reply.json().Data.Result.map(({ Title }: { Title: string }) => Title);
    };
    site.clock.now += 20 * DAY_MS;
    await send(site, 'PUT', `search/${id}`, { price: 65 });
    expect(await news()).toEqual([]);
    site.clock.now += 10 * DAY_MS;
    await send(site, 'PUT', `search/${id}`, { price: 59 });
    expect(await news()).toEqual(['降到 ¥59 了：双人下午茶']);
    expect((await alert('GET')).Data).toEqual({ below: null });
    await send(site, 'PUT', `search/${id}`, { price: 49 });
    expect(await news()).toHaveLength(1);
    const { days, lowest, steps } = await ask(site, { id: String(id) }, 'prices');
    expect({ days, lowest, prices: steps.map(({ price }: { price: number }) => price) }).toEqual({
      days: 30,
      lowest: 49,
      prices: [68, 65, 49],
    });
    expect(await ask(site, { id: '99999' }, 'prices')).toMatchObject({ Code: 404 });
    expect((await site.app.inject({ url: `/api/v1/crawl/common/alert?id=${id}` })).json().Code).toBe(401);
  });
});
