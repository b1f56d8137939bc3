import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, get, namesOf, send } from './catalogue.fixture.ts';

async function addSome(test: TestApp) {
  await addTitle(test, {
    Name: '甲',
    Year: 2019,
    Genres: ['科幻', '冒险'],
    Regions: ['中国大陆'],
    Weight: 30,
    IsFinished: true,
  });
  test.clock.now += 1000;
  await addTitle(test, { Name: '乙', Year: 2021, Genres: ['科幻'], Regions: ['美国'], Weight: 50 });
  test.clock.now += 1000;
  await addTitle(test, {
    Name: '丙',
    TypeName: '电视剧',
    Year: 2021,
    Genres: ['爱情'],
    Regions: ['中国大陆'],
    Weight: 40,
  });
}

describeOnEachEngine('any/order', (openApp) => {
  test('by heat, by update, by kind under either name', async () => {
    const test = await openApp();
    await addSome(test);
    expect(namesOf(await get(test, 'any/order'))).toEqual(['乙', '丙', '甲']);
    expect(namesOf(await get(test, 'any/order', { orderType: '0' }))).toEqual(['丙', '乙', '甲']);
    expect(namesOf(await get(test, 'any/order', { type_name: '电影' }))).toEqual(['乙', '甲']);
    expect(namesOf(await get(test, 'any/order', { type_name: 'tv' }))).toEqual(['丙']);
    expect(await get(test, 'any/order', { page: '2', pageSize: '2' })).toMatchObject({
      Total: 3,
      PageCount: 2,
      Page: 2,
    });
    expect(namesOf(await get(test, 'any/order', { page: '999999999' }))).toEqual([]);
  });

  test('filters narrow a list, alone and together', async () => {
    const test = await openApp();
    await addSome(test);
    const list = async (query: Record<string, string>) => namesOf(await get(test, 'any/order', query));
    expect(await list({ genre: '科幻' })).toEqual(['乙', '甲']);
    expect(await list({ genre: '科幻', region: '中国大陆' })).toEqual(['甲']);
    expect(await list({ year: '2021' })).toEqual(['乙', '丙']);
    expect(await list({ year: '2018-2020' })).toEqual(['甲']);
    expect(await list({ year: '2020-2018' })).toEqual(['甲']);
    expect(await list({ finished: '1' })).toEqual(['甲']);
    expect(await list({ finished: '0' })).toEqual(['乙', '丙']);
    expect(await list({ finished: '' })).toEqual(['乙', '丙', '甲']);
    expect(await list({ genre: "科幻' or 1=1 --" })).toEqual([]);
    expect(await list({ type_name: 'anime', genre: '科幻' })).toEqual([]);
    expect(await list({ genre: '科幻', orderType: '0' })).toEqual(['乙', '甲']);
    expect(await get(test, 'any/order', { genre: '科幻', pageSize: '1' })).toMatchObject({ Total: 2, PageCount: 2 });
  });

  test.each([
    [{ type_name: '小说' }, '没有这个类型'],
    [{ orderType: '3' }, '没有这种排序'],
    [{ year: '去年' }, '年份请写成 2020 或 2018-2022'],
  ])('%j is refused', async (query, Message) => {
    const test = await openApp();
    expect(await get(test, 'any/order', query)).toMatchObject({ Code: 400, Message, Data: null });
  });

  test('facets count what each choice would give, and keep choices that would give nothing', async () => {
    const test = await openApp();
    test.clock.now = Date.parse('2026-06-01');
    await addSome(test);
    const counts = (values: { Value: string; Count: number }[]) =>
      Object.fromEntries(values.map((v) => [v.Value, v.Count]));
    const { Facets } = await get(test, 'any/order', { facets: '1' });
    expect(counts(Facets.TypeNames)).toEqual({ movie: 2, tv: 1, variety: 0, anime: 0 });
    expect(counts(Facets.Genres)).toEqual({ 科幻: 2, 冒险: 1, 爱情: 1 });
    expect(counts(Facets.Years)).toMatchObject({ 2021: 2 });
    const narrowed = (await get(test, 'any/order', { facets: '1', genre: '爱情' })).Facets;
    expect(counts(narrowed.Genres)).toEqual({ 科幻: 2, 冒险: 1, 爱情: 1 });
    expect(counts(narrowed.Regions)).toEqual({ 中国大陆: 1, 美国: 0 });
    expect(counts(narrowed.TypeNames)).toEqual({ movie: 0, tv: 1, variety: 0, anime: 0 });
    expect((await get(test, 'any/order')).Facets).toBeNull();
  });

  test('a list follows changes and removals at once', async () => {
    const test = await openApp();
    await addSome(test);
    expect(namesOf(await get(test, 'any/order', { genre: '爱情' }))).toEqual(['丙']);
    await send(test, 'operator', 'PUT', 'any', { Key: '丙', Genres: ['悬疑'], TypeName: '综艺' });
    expect(namesOf(await get(test, 'any/order', { genre: '爱情' }))).toEqual([]);
    expect(namesOf(await get(test, 'any/order', { type_name: '综艺', genre: '悬疑' }))).toEqual(['丙']);
    await send(test, 'operator', 'DELETE', 'any', { key: '丙' });
    const { Total, Facets } = await get(test, 'any/order', { facets: '1' });
    expect(Total).toBe(2);
    expect(Facets.TypeNames.find(({ Value }: { Value: string }) => Value === 'variety').Count).toBe(0);
  });

  test('the hot words are the first ten names, comma-joined', async () => {
    const test = await openApp();
    for (let index = 12; index > 0; index--) await addTitle(test, { Name: `第${index}名`, Weight: 100 - index });
    const { Words } = await get(test, 'any/hot-words');
    expect(Words).toBe(Array.from({ length: 10 }, (_, index) => `第${index + 1}名`).join(','));
  });
});
