import { describe, expect, test } from 'vitest';
import { openSqlite } from '#/platform/db/sqlite.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { partsOn } from '#/testing/parts-on.fixture.ts';

const get = async ({ app }: TestApp, path: string, query: Record<string, string> = {}) =>
  (await app.inject(`/api/v1/wish/${path}?${new URLSearchParams(query)}`)).json();
const at = (moment: string) => Date.parse(moment);

describeOnEachEngine('the wish section', (openApp) => {
  test('shows a day with its dates, term, festivals, month and what comes next', async () => {
    const test = await openApp();
    test.clock.now = at('2026-11-15T12:00:00+08:00');
    const { Data } = await get(test, 'day', { day: '冬至' });
    expect(Data).toMatchObject({
      Day: '2026-12-22',
      Today: '2026-11-15',
      By: 'festival',
      Path: `/wish/${encodeURIComponent('冬至')}`,
      Weekday: '星期二',
      Lunar: { Text: '丙午年冬月十四', Zodiac: '马', IsLeapMonth: false },
      Term: { Name: '冬至', Time: '04:50', Order: 22 },
      Season: { Term: '冬至', DayOfTerm: 1, Next: { Name: '小寒', Day: '2027-01-05', Time: '22:10' } },
      Focus: { Name: '冬至', Tone: 'festive' },
      DaysAway: 37,
      Previous: '2026-12-21',
      Next: '2026-12-23',
      CountedFrom: '2026-11-15',
      Holidays: { State: 'published' },
    });
    expect(Data.Upcoming[0]).toEqual({ Name: '平安夜', Day: '2026-12-24', Days: 39, Tone: 'festive' });
    expect(Data.Month.Cells).toHaveLength(35);
    const texts = Object.fromEntries(
      Data.Month.Cells.map(({ Day, Text }: { Day: string; Text: string }) => [Day, Text]),
    );
    expect(texts).toMatchObject({
      '2026-12-07': '大雪',
      '2026-12-13': '公祭日',
      '2026-12-09': '冬月',
      '2026-12-22': '冬至',
    });
  });

  test('today is a day in Shanghai, whatever the clock of the server says', async () => {
    const test = await openApp();
    test.clock.now = at('2026-02-16T15:59:59Z');
    expect((await get(test, 'day')).Data).toMatchObject({
      Day: '2026-02-16',
      By: 'today',
      Path: '/wish',
      Focus: { Name: '除夕' },
    });
    test.clock.now = at('2026-02-16T16:00:00Z');
    expect((await get(test, 'day')).Data).toMatchObject({ Day: '2026-02-17', Focus: { Name: '春节' }, DaysAway: 0 });
    expect((await get(test, 'day', { day: '过年' })).Data).toMatchObject({
      Day: '2026-02-17',
      Path: `/wish/${encodeURIComponent('春节')}`,
    });
  });

  test('a year without published holidays says so, and an old one too', async () => {
    const test = await openApp();
    const holidays = async (day: string) => (await get(test, 'day', { day })).Data.Holidays;
    expect(await holidays('2026-02-17')).toMatchObject({ State: 'published', Around: { Days: 9 } });
    expect(await holidays('2089-02-01')).toMatchObject({ State: 'not_yet', Around: null });
    expect((await holidays('2089-02-01')).Note).toContain('还没有公布');
    expect((await holidays('1950-02-17')).Note).toContain('没有收录');
  });

  test('what is neither a day of 1900–2100 nor a festival is 404', async () => {
    const test = await openApp();
    for (const day of ['1899-12-31', '2101-01-01', '2026-02-30', '不存在的节', 'links', '../etc', '节', '%']) {
      expect(await get(test, 'day', { day }), day).toMatchObject({ Code: 404, Error: 'wish.no_such_day' });
    }
    for (const day of ['1900-01-01', '2100-12-31']) expect((await get(test, 'day', { day })).Code).toBe(200);
  });

  test('a solemn day is told apart, and says nothing merry', async () => {
    const test = await openApp();
    for (const day of ['清明', '中元节', '寒衣节', '国家公祭日', '2026-12-13', '烈士纪念日']) {
      expect((await get(test, 'day', { day })).Data.Tone, day).toBe('solemn');
    }
    const { Data } = await get(test, 'blessing', { festival: '清明节', relation: '客户' });
    expect(Data).toMatchObject({ Relation: '', Relations: [{ Name: '通用' }, { Name: '故人' }, { Name: '家人' }] });
  });

  test('blessings come by relation, in pages, and for a day without a festival too', async () => {
    const test = await openApp();
    const { Data } = await get(test, 'blessing', { festival: '春节', relation: '老师' });
    expect(Data).toMatchObject({ Relation: '老师', Total: 3, PageSize: 6 });
    expect(Data.Result.every(({ Relation }: { Relation: string }) => Relation === '老师')).toBe(true);
    const all = (await get(test, 'blessing', { festival: '春节' })).Data;
    const second = (await get(test, 'blessing', { festival: '春节', page: '2' })).Data;
    expect(new Set([...all.Result, ...second.Result].map(({ Text }) => Text)).size).toBe(12);
    expect((await get(test, 'blessing')).Data.Total).toBeGreaterThan(40);
    expect((await get(test, 'blessing', { festival: '没有' })).Error).toBe('wish.no_such_festival');
  });

  test('pictures are found by festival, alias, pinyin, initials, traditional characters and words of the text', async () => {
    const test = await openApp();
    const first = async (words: string) => (await get(test, 'img/search', { words })).Data.Result[0]?.Festival;
    expect(
      await Promise.all(['中秋', '中秋節', 'zhongqiu', 'zqj', '团圆节', '中秋节祝福语', '众秋节'].map(first)),
    ).toEqual(Array(7).fill('中秋节'));
    const { Data } = await get(test, 'img/search', { words: '教师节 老师' });
    expect(Data.Result.length).toBeGreaterThan(5);
    expect(Data.Result[0]).toMatchObject({ Festival: '教师节', Width: 1080, Height: 1440 });
    expect((await get(test, 'img/search', { words: '粉笔' })).Data.Total).toBeGreaterThan(1);
    expect((await get(test, 'img/search', { words: '' })).Data.Result).toEqual([]);
    const far = (await get(test, 'img/search', { words: '春节', page: '99' })).Data;
    expect(far).toMatchObject({ Result: [], Page: 99 });
    expect(far.Total).toBeGreaterThan(20);
  });

  test('a picture is a drawing of its own, kept by its mark, and an unknown one is 404', async () => {
    const { app } = await openApp();
    const url = `/wish/picture/${encodeURIComponent('春节')}/1.svg`;
    const picture = await app.inject(url);
    expect(picture.headers['content-type']).toContain('image/svg+xml');
    expect(picture.headers['content-security-policy']).toContain("default-src 'none'");
    expect(picture.body).toContain('<svg xmlns');
    const again = await app.inject({ url, headers: { 'if-none-match': String(picture.headers['etag']) } });
    expect(again.statusCode).toBe(304);
    for (const wrong of ['春节/0.svg', '春节/999.svg', '春节/1.gif', '没有/1.svg']) {
      expect((await app.inject(`/wish/picture/${wrong.split('/').map(encodeURIComponent).join('/')}`)).statusCode).toBe(
        404,
      );
    }
  });

  test('the menu is what the operator has saved', async () => {
    const test = await openApp();
    expect((await get(test, 'menu')).Data).toEqual([]);
    const Value = JSON.stringify([{ name: '外站', url: 'https://example.com/', linkType: 'other' }]);
    const headers = { ...(await test.as('operator')), 'if-match': '"0"', 'x-config-note': 'test' };
    const saved = await test.app.inject({
      method: 'PUT',
      url: '/api/v1/config',
      payload: { Key: 'wishMenu', Value },
      headers,
    });
    expect(saved.json().Code).toBe(200);
    expect((await get(test, 'menu')).Data).toEqual([
      { name: '外站', url: 'https://example.com/', linkType: 'other', subMenus: [] },
    ]);
  });
});

describe('the search over the whole site', () => {
  const { features } = partsOn(openSqlite(':memory:'), { now: () => at('2026-11-15T12:00:00+08:00') });
  const section = features.all.find(({ search }) => search?.key === 'wish')?.search;

  test('finds festivals first, then blessings, each with where it leads', async () => {
    const found = await section?.find('dongzhi', 3);
    expect(found?.things[0]).toEqual({
      title: '冬至',
      path: `/wish/${encodeURIComponent('冬至')}`,
      note: '2026-12-22 · 还有 37 天',
    });
    expect(found?.things[1]?.path).toMatch(/^\/wish\/.+#blessings$/);
    expect(found?.total).toBeGreaterThan(3);
    expect(await section?.find('没有这样的字句吧', 3)).toEqual({ total: 0, things: [] });
    expect(section?.morePath?.('冬至')).toBe(`/wish/pictures?words=${encodeURIComponent('冬至')}`);
  });
});
