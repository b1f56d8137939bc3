import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { addTitle, anOpenSource, edit, get } from './gathering.fixture.ts';
import { anItem, aSource } from './maccms-server.fixture.ts';

const rate = async ({ app, as }: TestApp, who: string, Key: string, Score: number) =>
  app.inject({ method: 'POST', url: '/api/v1/any/rate', headers: await as(who), payload: { Key, Score } });
const found = async (opened: TestApp, words: string) =>
  (await get(opened, 'any/search', { words })).Result.map(({ Key }: { Key: string }) => Key);

describeOnEachEngine('merge and split', (openApp) => {
  test('two entries of one work become one; the old link leads on; undo restores both', async () => {
    const served = aSource({ items: [anItem({ vod_name: '流浪之地球', vod_year: 2021, vod_sub: '' })] });
    const { opened, collect } = await anOpenSource(openApp, served);
    await addTitle(opened, { Aliases: ['小破球'] });
    await collect();
    await rate(opened, '甲', '流浪之地球', 8);
    await rate(opened, '乙', '流浪之地球', 2);
    await rate(opened, '乙', '流浪地球', 10);
    const before = await Promise.all(['流浪地球', '流浪之地球'].map((key) => get(opened, 'any', { key })));
    const { Data: merged } = await edit(opened, 'POST', { Key: '流浪地球', From: '流浪之地球' }, '/merge');
    const one = await get(opened, 'any', { key: '流浪地球' });
    expect(one).toMatchObject({
      Year: 2019,
      Summary: '带着地球找新家。',
      Directors: ['郭帆'],
      Aliases: ['小破球', '流浪之地球'],
      Sets: [{ Source: '一号源' }],
      RatingCount: 2,
    });
    expect(await get(opened, 'any', { key: '流浪之地球' })).toMatchObject({ Key: '流浪地球', MovedTo: '流浪地球' });
    expect(await found(opened, '流浪之地球')).toEqual(['流浪地球']);
    served.items = [anItem({ ...served.items[0], vod_remarks: '4K', vod_time: '2026-11-12 00:00:00' })];
    expect(await collect({ Full: true })).toMatchObject({ Added: 0, Updated: 1 });
    expect(await edit(opened, 'POST', { Key: '流浪地球', From: '流浪之地球' }, '/merge')).toMatchObject({ Code: 400 });
    const removed = await opened.app.inject({ url: '/api/v1/any/removed', headers: await opened.as('operator') });
    expect(removed.json().Data.Total).toBe(0);

    expect(await edit(opened, 'POST', { Id: merged.Id }, '/merge/undo')).toMatchObject({ Data: true });
    expect(await edit(opened, 'POST', { Id: merged.Id }, '/merge/undo')).toMatchObject({ Code: 409 });
    const after = await Promise.all(['流浪地球', '流浪之地球'].map((key) => get(opened, 'any', { key })));
    const plain = ({ Hot: _hot, UpdatedTime: _time, ...rest }: Record<string, unknown>) => rest;
    expect(after.map(plain)).toEqual([before[0], { ...before[1], Remark: '4K' }].map(plain));
    expect(await found(opened, '流浪之地球')).toEqual(['流浪之地球']);
    expect(await collect({ Full: true })).toMatchObject({ Added: 0, Unchanged: 1 });
    const log = await opened.app.inject({ url: '/api/v1/any/merges', headers: await opened.as('operator') });
    expect(log.json().Data.Result).toMatchObject([
      { Action: 'merge', Key: '流浪地球', OtherName: '流浪之地球', IsUndone: true },
    ]);
  });

  test('an item that does not belong is split off, stays apart in later runs, and undo puts it back', async () => {
    const served = aSource({ items: [anItem({ vod_actor: '别人', vod_content: '别的片子' })] });
    const { opened, collect, source } = await anOpenSource(openApp, served);
    await addTitle(opened, { Summary: '' });
    await collect();
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({ Summary: '别的片子', Actors: ['别人'] });
    const { Data } = await edit(opened, 'POST', { Key: '流浪地球', SourceId: source.Id, ItemId: '1' }, '/split');
    expect(Data.Key).toBe('流浪地球-2019');
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({ Summary: '', Actors: [], Sets: [] });
    expect(await get(opened, 'any', { key: Data.Key })).toMatchObject({
      Summary: '别的片子',
      Sets: [{ Source: '一号源' }],
    });
    served.items = [anItem({ vod_actor: '别人', vod_content: '新的简介', vod_time: '2026-11-12 00:00:00' })];
    expect(await collect({ Full: true })).toMatchObject({ Added: 0, Merged: 0, Updated: 1 });
    // Past the age of answers that this process keeps.
    opened.clock.now += 600_000;
    expect(await get(opened, 'any', { key: Data.Key })).toMatchObject({ Summary: '新的简介' });
    const alone = { Key: Data.Key, SourceId: source.Id, ItemId: '1' };
    expect(await edit(opened, 'POST', alone, '/split')).toMatchObject({
      Code: 409,
      Error: 'catalogue.nothing_to_split',
    });
    await edit(opened, 'POST', { Id: Data.Id }, '/merge/undo');
    expect(await get(opened, 'any', { key: '流浪地球' })).toMatchObject({
      Summary: '新的简介',
      Sets: [{ Source: '一号源' }],
    });
    expect(await get(opened, 'any', { key: Data.Key })).toMatchObject({ MovedTo: '流浪地球' });
    expect((await get(opened, 'any/order')).Total).toBe(1);
  });
});
