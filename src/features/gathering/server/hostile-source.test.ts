import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';
import { anOpenSource, get, operatorOf, upload } from './gathering.fixture.ts';
import { anItem, aSource } from './maccms-server.fixture.ts';

describeOnEachEngine('sources that mean no good', (openApp) => {
  test.each([
    ['JSON nested without end', '{"list":'.repeat(500_000), '层级太深'],
    ['half a megabyte of brackets', '['.repeat(500_000), '层级太深'],
    ['XML nested without end', `<rss>${'<a>'.repeat(300_000)}`, 'XML 不完整'],
    [
      'entities that grow',
      `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "${'&a;'.repeat(1000)}">]><rss>`,
      'XML 不完整',
    ],
    ['too many records', `{"code":1,"list":[${'{"vod_id":1},'.repeat(6000)}{}]}`, '一页有 6001 条'],
    ['a page', `<html>${'<div>'.repeat(300_000)}`, '返回的是网页'],
  ])('%s is refused in Chinese, and the site goes on', async (_, body, message) => {
    const served = aSource({ misbehave: (_query, response) => Boolean(response.end(body)) });
    const { opened, api, source } = await anOpenSource(openApp, served);
    const [answer, next] = await Promise.all([api.get(`preview?Id=${source.Id}`), get(opened, 'config')]);
    expect(answer).toMatchObject({ Code: 502, Error: 'collection.source_failed' });
    expect(answer.Message).toContain(message);
    expect(next).not.toHaveProperty('Code');
  });

  test('records with heavy texts, large numbers, doubled names and odd characters are read as far as they make sense', async () => {
    const items = [
      anItem({ vod_content: `开头${'<div>'.repeat(300_000)}` }),
      anItem({ vod_id: 2, vod_name: '空白', vod_content: `一${'\u2003'.repeat(50_000)}二` }),
      anItem({
        vod_id: 3,
        vod_name: '片段\u0000',
        vod_play_url: `a\u0000b$https://a.example/1${'#$$$'.repeat(100_000)}`,
      }),
      anItem({ vod_id: '90071992547409931', vod_name: '大数一' }),
      anItem({ vod_id: '90071992547409932', vod_name: '大数二' }),
    ];
    const served = aSource({
      items,
      misbehave: (query, response) => {
        if (query.get('ac') !== 'detail') return false;
        // As numbers, as PHP writes them.
        const list = JSON.stringify(items).replaceAll(/"(9007\d+)"/g, '$1');
        response.end(`{"code":0,"code":1,"list":[],"list":${list}}`);
        return true;
      },
    });
    const { opened, collect } = await anOpenSource(openApp, served);
    expect(await collect()).toMatchObject({ State: 'done', Added: 5, Failed: 0 });
    expect((await get(opened, 'any', { key: '流浪地球' })).Summary).toBe('开头');
    expect((await get(opened, 'any', { key: '空白' })).Summary).toBe('一 二');
  });

  test('a source that gives one page for ever is read once, and takes nothing away', async () => {
    const served = aSource({ items: [anItem(), anItem({ vod_id: 2, vod_name: '满江红' })] });
    const { collect, api } = await anOpenSource(openApp, served);
    await collect({ Full: true });
    const page = { code: 1, page: 1, pagecount: 9999, total: 99990, list: [anItem()] };
    served.misbehave = (query, response) => query.get('ac') === 'list' && Boolean(response.end(JSON.stringify(page)));
    served.asked.length = 0;
    const run = await collect({ Full: true });
    expect(run).toMatchObject({ State: 'done', Gone: 0, Failed: 0 });
    expect(served.asked.filter((query) => query.includes('ac=list'))).toHaveLength(2);
    expect(JSON.stringify(await api.get(`run/${run.Id}/log`))).toContain('不理会页码');
  });

  test('players without a name, twice the same and without addresses, and two records of one title', async () => {
    const items = [
      anItem({ vod_play_from: 'x', vod_play_url: '1$https://a.example/1$$$1$https://b.example/1$$$' }),
      anItem({ vod_id: 2, vod_play_from: 'x$$$x$$$y', vod_play_url: '1$https://c.example/1$$$1$https://d.example/1' }),
      anItem({ vod_id: 3, vod_name: '空集', vod_play_from: 'x$$$', vod_play_url: '$$$###$$$' }),
    ];
    const { opened, collect } = await anOpenSource(openApp, aSource({ items }));
    expect(await collect()).toMatchObject({ State: 'done', Failed: 0, Skipped: 0 });
    const { Sets } = await get(opened, 'any', { key: '流浪地球' });
    expect(JSON.stringify(Sets)).toContain('https://a.example/1');
    for (const host of ['b', 'c', 'd']) expect(JSON.stringify(Sets)).toContain(`https://${host}.example/1`);
    expect((await get(opened, 'any', { key: '空集' })).Sets ?? []).toEqual([]);
    expect(await collect()).toMatchObject({ State: 'done', Failed: 0, Added: 0 });
  });

  test('a number that is given to another work makes another title, and one that only has a new name goes on', async () => {
    const served = aSource({
      items: [anItem(), anItem({ vod_id: 2, vod_name: '甄环传', vod_sub: '', vod_year: 2011 })],
    });
    const { opened, collect } = await anOpenSource(openApp, served);
    await collect();
    const other = { vod_name: '琅琊榜', vod_sub: '', type_id: 2, type_name: '连续剧', vod_year: 2015 };
    const by = { vod_actor: '胡歌,刘涛', vod_director: '孔笙', vod_play_url: '1$https://play.example/lyb.m3u8' };
    const later = { vod_time: '2026-11-12 00:00:00' };
    served.items = [
      anItem({ ...other, ...by, ...later }),
      anItem({ vod_id: 2, vod_name: '后宫', vod_sub: '', vod_year: 2011, ...later }),
    ];
    expect(await collect({ Full: true })).toMatchObject({ State: 'done', Added: 1, Updated: 1, Gone: 1, Failed: 0 });
    const [before, after] = await Promise.all(['流浪地球', '琅琊榜'].map((key) => get(opened, 'any', { key })));
    expect(before).toMatchObject({ Name: '流浪地球', TypeName: '电影', Year: 2019, Sets: [] });
    expect(after).toMatchObject({ Name: '琅琊榜', TypeName: '电视剧', Sets: [{ Name: '1' }] });
    expect(await get(opened, 'any', { key: '甄环传' })).toMatchObject({ Name: '后宫' });
    // As soon as it has its number back it has its episodes again, and nobody is lost.
    served.items = [anItem({ vod_time: '2026-11-13 00:00:00' })];
    expect(await collect({ Full: true })).toMatchObject({ State: 'done', Added: 0, Failed: 0 });
    // The runs are those of another process: kept answers are old by then.
    opened.clock.now += 200_000;
    expect((await get(opened, 'any', { key: '流浪地球' })).Sets).toMatchObject([{ Name: 'HD' }]);
  });

  test.each([
    ['JSON nested without end', '['.repeat(1_000_000), '层级太深'],
    ['quotation marks', `名称,类型\n${'x"""'.repeat(200_000)}`, ''],
    ['lines that are nothing', '{\n'.repeat(300_000), ''],
  ])('a file of %s gets a Chinese answer', async (_, text, message) => {
    const opened = await openApp();
    const answer = await upload(opened, 'import', text, 'list.json');
    expect([200, 400, 422]).toContain(answer.Code);
    expect(answer.Message).toContain(message);
    expect(await operatorOf(opened).get('source')).toMatchObject({ Code: 200 });
  });
});
