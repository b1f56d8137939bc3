import { XMLParser } from 'fast-xml-parser';
import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, edit } from './gathering.fixture.ts';
import { playerCode } from './player-code.rules.ts';

const API = '/api.php/provide/vod';

async function ask({ app }: TestApp, query: Record<string, string> = {}, path: string = API) {
  return (await app.inject({ url: path, query, headers: { host: 'site.example' } })).json();
}

const names = (answer: { list: { vod_name: string }[] }) => answer.list.map(({ vod_name }) => vod_name);

/** Five titles, an hour apart, the last added is the newest. */
async function filled(openApp: () => Promise<TestApp>): Promise<TestApp> {
  const opened = await openApp();
  const sets = (source: string) => [
    { Name: '第1集', Url: 'https://a.example/1.m3u8#t=1', Source: source },
    { Name: '第2集', Url: 'https://a.example/2.m3u8', Source: source },
  ];
  const titles = [
    {
      Genres: ['科幻'],
      Regions: ['中国大陆'],
      Directors: ['郭帆'],
      IsFinished: true,
      Aliases: ['The Wandering Earth'],
    },
    { Name: '琅琊榜', TypeName: '电视剧', Year: 2015, Sets: [...sets('甲'), ...sets('乙')], Regions: ['中国大陆'] },
    { Name: '爱情公寓', TypeName: '电视剧', Year: 2009, IsFinished: true, Cover: '/upload/1.webp' },
    { Name: '向往的生活', TypeName: '综艺', Year: 2017, Remark: '更新至8期' },
    {
      Name: '大圣归来 ]]> <b>',
      TypeName: '动漫',
      Year: 2015,
      Summary: '甲 & 乙 <丙>\n第二段',
      Sets: sets('甲'),
      Platforms: [{ Name: '腾讯视频', Url: 'https://v.qq.com/x/1', Direct: true }],
    },
  ];
  for (const title of titles) {
    await addTitle(opened, title);
    opened.clock.now += 3_600_000;
  }
  return opened;
}

const NEWEST = ['大圣归来 ]]> <b>', '向往的生活', '爱情公寓', '琅琊榜', '流浪地球'];

async function turnOnPlayLinks({ app, as }: TestApp) {
  const headers = { ...(await as('operator')), 'if-match': '"0"' };
  const payload = { Key: 'outwardPlayLinks', Value: 'true' };
  expect((await app.inject({ method: 'PUT', url: '/api/v1/config', headers, payload })).statusCode).toBe(200);
}

describeOnEachEngine('provide/vod', (openApp) => {
  test('the first question of a TVBox client finds types, a list with pictures, and filters', async () => {
    const opened = await filled(openApp);
    const home = await ask(opened);
    expect(home).toMatchObject({ code: 1, msg: '数据列表', page: 1, pagecount: 1, limit: 20, total: 5 });
    expect(home.class).toEqual([
      { type_id: 1, type_pid: 0, type_name: '电影' },
      { type_id: 2, type_pid: 0, type_name: '电视剧' },
      { type_id: 3, type_pid: 0, type_name: '综艺' },
      { type_id: 4, type_pid: 0, type_name: '动漫' },
    ]);
    expect(names(home)).toEqual(NEWEST);
    expect(home.list[2]).toMatchObject({
      vod_name: '爱情公寓',
      type_id: 2,
      type_name: '电视剧',
      vod_time: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      vod_pic: 'http://site.example/upload/1.webp',
      vod_year: '2009',
    });
    expect(home.list[4].vod_pic).toMatch(/^http:\/\/site\.example\/cover\//);
    expect(home.filters['1']).toContainEqual({
      key: 'class',
      name: '题材',
      init: '',
      value: [
        { n: '全部', v: '' },
        { n: '科幻', v: '科幻' },
      ],
    });
    expect(await ask(opened, {}, `${API}/`)).toEqual(home);
  });

  test('its other questions: a category with a filter, details, and searches without ac', async () => {
    const opened = await filled(openApp);
    expect(names(await ask(opened, { ac: 'detail', t: '2', pg: '1' }))).toEqual(['爱情公寓', '琅琊榜']);
    expect(names(await ask(opened, { ac: 'detail', t: '2', pg: '1', f: '{"year":"2015"}' }))).toEqual(['琅琊榜']);
    expect(names(await ask(opened, { ac: 'detail', t: '2', f: '{"year":2015}' }))).toEqual(['琅琊榜']);
    expect(names(await ask(opened, { ac: 'detail', t: '1', f: '{"class":"科幻","area":"中国大陆"}' }))).toEqual([
      '流浪地球',
    ]);
    const [found] = (await ask(opened, { wd: 'lyb', quick: 'true' })).list;
    expect(found).toMatchObject({ vod_name: '琅琊榜', vod_pic: expect.any(String) });
    expect(names(await ask(opened, { wd: '愛情', pg: '1' }))).toEqual(['爱情公寓']);
    expect(names(await ask(opened, { wd: 'wandering earth' }))).toEqual(['流浪地球']);
    const detail = await ask(opened, { ac: 'detail', ids: `${found.vod_id}` });
    expect(detail).not.toHaveProperty('class');
    expect(detail.list).toMatchObject([
      {
        vod_name: '琅琊榜',
        vod_year: '2015',
        vod_area: '中国大陆',
        vod_isend: 0,
        vod_en: 'langyabang',
        vod_letter: 'L',
      },
    ]);
  });

  test('play links are held back until the operator turns them on; lawful places come first', async () => {
    const opened = await filled(openApp);
    const off = (await ask(opened, { ac: 'detail', wd: '琅琊榜' })).list[0];
    expect([off.vod_play_from, off.vod_play_url, off.vod_serial]).toEqual(['', '', '2']);
    expect(JSON.stringify(await ask(opened, { pagesize: '100' }))).not.toContain('a.example');
    await turnOnPlayLinks(opened);
    const on = (await ask(opened, { ac: 'detail', wd: '琅琊榜' })).list[0];
    const [first, second] = [playerCode('甲'), playerCode('乙')];
    expect([on.vod_play_from, on.vod_play_note]).toEqual([`${first}$$$${second}`, '甲$$$乙']);
    const list = '第1集$https://a.example/1.m3u8%23t=1#第2集$https://a.example/2.m3u8';
    expect(on.vod_play_url).toBe(`${list}$$$${list}`);
    expect((await ask(opened, { wd: '琅琊榜' })).list[0].vod_play_from).toBe(`${first},${second}`);
    const [anime] = (await ask(opened, { ac: 'videolist', t: '4' })).list;
    expect(anime.vod_play_from).toBe(`qq$$$${first}`);
    expect(anime.vod_play_url).toMatch(/^正片\$https:\/\/v\.qq\.com\/x\/1\$\$\$第1集/);
    expect(anime.vod_content).toBe('甲 &amp; 乙 &lt;丙&gt;<br>第二段');
    expect(names(await ask(opened, { from: '乙' }))).toEqual(['琅琊榜']);
    expect(names(await ask(opened, { from: '甲', t: '4' }))).toEqual(['大圣归来 ]]> <b>']);
  });

  test('every parameter: pages, sizes, hours, years, finished, order', async () => {
    const opened = await filled(openApp);
    const page = await ask(opened, { ac: 'list', pg: '2', pagesize: '2' });
    expect([names(page), page.page, page.pagecount, page.limit]).toEqual([NEWEST.slice(2, 4), 2, 3, 2]);
    expect(await ask(opened, { pg: '99' })).toMatchObject({ total: 5, list: [] });
    expect(names(await ask(opened, { h: '2' }))).toEqual(NEWEST.slice(0, 2));
    expect(names(await ask(opened, { h: '2', t: '3' }))).toEqual(['向往的生活']);
    expect(names(await ask(opened, { year: '2015' }))).toEqual([NEWEST[0], '琅琊榜']);
    expect(names(await ask(opened, { year: '2016-2019', h: '900' }))).toEqual(['向往的生活', '流浪地球']);
    expect(names(await ask(opened, { isend: '1' }))).toEqual(['爱情公寓', '流浪地球']);
    expect(names(await ask(opened, { isend: '0', t: '2' }))).toEqual(['琅琊榜']);
    expect(names(await ask(opened, { sort_direction: 'asc' }))).toEqual(NEWEST.toReversed());
    expect(names(await ask(opened, { sort_direction: 'asc', pagesize: '2', pg: '3' }))).toEqual([NEWEST[0]]);
    expect(names(await ask(opened, { sort_direction: 'asc', pagesize: '2', pg: '4' }))).toEqual([]);
    expect(await ask(opened, { t: '77' })).toMatchObject({ total: 0, list: [] });
    const bad = {
      ac: 'list',
      pg: '-1',
      pagesize: '1e9',
      h: 'x',
      year: 'abc',
      isend: '7',
      f: '{',
      sort_direction: 'up',
    };
    expect(await ask(opened, bad)).toMatchObject({ code: 1, page: 1, limit: 20, total: 5 });
  });

  test('numbers are looked up in the order asked; what was taken down is gone', async () => {
    const opened = await filled(openApp);
    const ids = (await ask(opened)).list.map(({ vod_id }: { vod_id: number }) => vod_id);
    expect(names(await ask(opened, { ac: 'detail', ids: `${ids[4]},${ids[0]},x,0,99999` }))).toEqual([
      NEWEST[4],
      NEWEST[0],
    ]);
    await edit(opened, 'DELETE', { Key: '流浪地球' });
    expect(names(await ask(opened, { ids: String(ids[4]) }))).toEqual([]);
    expect((await ask(opened, { wd: '流浪地球' })).list).toEqual([]);
    expect((await ask(opened)).total).toBe(4);
  });

  test('XML has the same, by parameter and by path', async () => {
    const opened = await filled(openApp);
    await turnOnPlayLinks(opened);
    const read = async (url: string) => {
      const reply = await opened.app.inject({ url, headers: { host: 'site.example' } });
      expect(reply.headers['content-type']).toBe('application/xml; charset=utf-8');
      return new XMLParser({ ignoreAttributes: false, isArray: (name) => ['video', 'dd', 'ty'].includes(name) }).parse(
        reply.body,
      ).rss;
    };
    const list = await read(`${API}/at/xml/?ac=list&pagesize=2`);
    expect(list).toMatchObject({
      '@_version': '5.1',
      list: { '@_page': '1', '@_pagecount': '3', '@_recordcount': '5' },
    });
    expect(list.list.video[0]).toMatchObject({ name: NEWEST[0], type: '动漫', tid: 4, dt: playerCode('甲') });
    expect(list.class.ty).toContainEqual({ '#text': '电影', '@_id': '1' });
    const whole = await read(`${API}/ac/videolist/at/xml?wd=${encodeURIComponent('琅琊榜')}`);
    expect(whole).not.toHaveProperty('class');
    expect(whole.list.video[0]).toMatchObject({ name: '琅琊榜', year: 2015, state: 2, des: '带着地球找新家。' });
    expect(whole.list.video[0].dl.dd[1]).toEqual({
      '#text': '第1集$https://a.example/1.m3u8%23t=1#第2集$https://a.example/2.m3u8',
      '@_flag': playerCode('乙'),
    });
  });

  test('who has the answer already is told so, until something changes', async () => {
    const opened = await filled(openApp);
    const first = await opened.app.inject({ url: API });
    const etag = String(first.headers['etag']);
    expect(first.headers['access-control-allow-origin']).toBe('*');
    const again = () => opened.app.inject({ url: API, headers: { 'if-none-match': `"x", ${etag}` } });
    const same = await again();
    expect([same.statusCode, same.body, same.headers['etag']]).toEqual([304, '', etag]);
    await addTitle(opened, { Name: '新来的' });
    expect((await again()).statusCode).toBe(200);
  });

  test('the configuration for TVBox leads to the API', async () => {
    const opened = await openApp();
    expect(await ask(opened, {}, '/tvbox.json')).toEqual({
      spider: '',
      wallpaper: '',
      sites: [
        {
          key: 'souluo',
          name: '搜罗',
          type: 1,
          api: 'http://site.example/api.php/provide/vod/',
          searchable: 1,
          quickSearch: 1,
          filterable: 1,
        },
      ],
      lives: [],
      parses: [],
      flags: [],
      rules: [],
      ads: [],
    });
  });
});
