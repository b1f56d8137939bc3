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
