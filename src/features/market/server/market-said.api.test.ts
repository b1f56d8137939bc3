import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { addItem, ask, titlesOf } from './market.fixture.ts';

const NOTHING = {
  IsName: false,
  MinPrice: 0,
  MaxPrice: 0,
  MaxDiscount: 0,
  Within: 0,
  Order: 'default',
  City: '',
  Occasions: [],
  Unmet: [],
};

describeOnEachEngine('what is said in the market', (openApp) => {
  test('a sentence is words and what narrows them; words alone stay what they are', async () => {
    const site = await openApp();
    await addItem(site, { title: '铜锅涮肉四人餐', city: '上海' });
    const said = (words: string) => ask(site, { words }, 'said');
    expect(await said('50元以下的涮肉')).toEqual({ ...NOTHING, Words: '涮肉', MaxPrice: 50 });
    expect(await said('上海 附近 靠谱的涮肉')).toEqual({
      ...NOTHING,
      ...{ Words: '涮肉', Within: 3, Order: 'distance', City: '上海', Unmet: ['靠谱'] },
    });
    // No goods are there: 成都 is a word like others.
    expect(await said('成都涮肉')).toEqual({ ...NOTHING, Words: '成都涮肉' });
    for (const words of ['铜锅', 'tongguo', 'tgsr', '銅鍋', ''])
      expect(await said(words), words).toEqual({ ...NOTHING, Words: words });
    expect(await said('fujin shuanrou')).toEqual({ ...NOTHING, Words: 'shuanrou', Within: 3, Order: 'distance' });
  });

  test('what is really called so is meant', async () => {
    const site = await openApp();
    await addItem(site, { title: '周边一日游 小团八人' });
    expect(await ask(site, { words: '周边一日游' }, 'said')).toMatchObject({
      IsName: true,
      Words: '一日游',
      Within: 3,
    });
    expect(await ask(site, { words: '周边温泉' }, 'said')).toMatchObject({ IsName: false, Words: '温泉' });
  });

  test('suggestions and the search over everything understand it, too', async () => {
    const site = await openApp();
    await addItem(site, { title: '铜锅小份', price: 40 });
    await addItem(site, { title: '铜锅大份', price: 200 });
    const words = '有没有50元以下的铜锅';
    expect((await ask(site, { words }, 'suggest')).Goods).toHaveLength(2);
    const page = (await site.app.inject({ url: '/api/v1/search/section', query: { words, key: 'market' } })).json();
    expect(JSON.stringify(page.Data)).toContain('铜锅小份');
    expect(JSON.stringify(page.Data)).not.toContain('铜锅大份');
    expect(titlesOf(await ask(site, { words }))).toEqual([]);
  });
});
