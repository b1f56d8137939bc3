import { expect, test } from 'vitest';
import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { batchesOf, exported, runBatchJobs, sendSheet } from './batch.fixture.ts';
import { addItem, ask, send, titlesOf } from './market.fixture.ts';

const rowsOf = async (site: TestApp, id: number, query: Record<string, string> = {}) =>
  (await ask(site, query, `batch/${id}/rows`, await site.as('operator'))).Result;
const items = async (site: TestApp, query: Record<string, string> = {}) =>
  ask(site, query, 'items', await site.as('operator'));

/** Reads a file, writes it and waits until that is done. */
async function bringIn(site: TestApp, content: string) {
  const { Data } = await sendSheet(site, content);
  await send(site, 'POST', `batch/${Data.Id}/commit`);
  await runBatchJobs(site);
  return Data.Id as number;
}

describeOnEachEngine('many items at once', (openApp) => {
  test('a file is read without a change; each row says what becomes of it and why', async () => {
    const site = await openApp();
    const { id } = await addItem(site, { title: '旧的', price: 30, origin_price: '', city: '杭州' });
    await addItem(site, { title: '有了', price: 5, city: '', link: '', origin_price: '' });
    const { Data } = await sendSheet(
      site,
      [
        '门店周报,,,',
        '编号,名称,现价,城市,状态,折扣',
        ',新的,¥ 1,上海,上架,6.8折'.replace('¥ 1', '"¥1,280.50元"'),
        `${id},旧的,28,杭州,下架,`,
        ',没价格,,,,',
        ',有了,5,,,',
        '424242,不在,1,,,',
        ',坏的,12.345,,也许,',
        `${id},又一次,1,,,`,
        ',,,,,',
        ',太贵,abc,,,',
      ].join('\r\n'),
    );
    expect(Data).toMatchObject({
      Kind: 'import',
      Name: '商品.csv',
      State: 'ready',
      Add: 1,
      Change: 1,
      Skipped: 1,
      Bad: 5,
    });
    const rows = await rowsOf(site, Data.Id);
    expect(rows.map(({ Line, State, Reason }: Record<string, unknown>) => `${Line} ${State} ${Reason}`)).toEqual([
      '3 add ',
      '4 change 价格 30 → 28；状态 上架 → 下架',
      '5 bad 没有写价格',
      expect.stringMatching(/^6 skipped 已有一样的商品，编号 \d+$/),
      '7 bad 没有编号 424242 的商品；要新增请把编号留空',
      '8 bad 看不懂状态“也许”，请写上架或下架',
      '9 bad 这个编号在文件里出现了不止一次',
      '11 bad 价格应是数字，如 12.50',
    ]);
    expect(rows[0]).toMatchObject({ Title: '新的', Price: 1280.5, ItemId: null });
    expect(await rowsOf(site, Data.Id, { state: 'bad', pageSize: '2' })).toHaveLength(2);
    expect(await items(site)).toMatchObject({ Total: 2 });
  });

  test('what is deleted before it is written is passed over; what is deleted since stays so, and a deletion is taken back', async () => {
    const site = await openApp();
    const [{ id: early }, { id: late }] = [
      await addItem(site, { title: '先没' }),
      await addItem(site, { title: '后没' }),
    ];
    const { Data } = await sendSheet(site, `编号,价格\n${early},28\n${late},29\n`);
    await send(site, 'DELETE', `search/${early}`);
    await send(site, 'POST', `batch/${Data.Id}/commit`);
    await runBatchJobs(site);
    const told = async (id: number) =>
      (await rowsOf(site, id)).map(({ State, Reason }: Record<string, unknown>) => `${State} ${Reason}`.trim());
    expect(await told(Data.Id)).toEqual(['skipped 写入前商品已被删除', expect.stringMatching(/^changed 价格/)]);
    const deletion = (await send(site, 'POST', 'batch', { Ids: [late], Action: 'delete' })).Data.Id;
    await send(site, 'POST', `batch/${Data.Id}/undo`);
    expect((await told(Data.Id))[1]).toBe('kept 已经被删除');
    await send(site, 'POST', `batch/${deletion}/undo`);
    expect(await told(deletion)).toEqual(['undone']);
    expect((await items(site)).Result).toMatchObject([{ id: late, title: '后没', price: 29 }]);
  });

  test('only the good rows are written, once; undoing gives everything back but what was changed since', async () => {
    const site = await openApp();
    const { id } = await addItem(site, { title: '旧的', price: 30, origin_price: '' });
    const batch = await bringIn(site, `编号,标题,价格\n${id},旧的,28\n,新一,1\n,新二,2\n,坏的,x\n`);
    expect(await ask(site, {}, `batch/${batch}`, await site.as('operator'))).toMatchObject({
      State: 'done',
      Progress: 3,
    });
    expect(titlesOf(await ask(site, { order: 'price' }))).toEqual(['新一', '新二', '旧的']);
    expect(await ask(site, { words: '新一' })).toMatchObject({ Total: 1 });
    expect(await send(site, 'POST', `batch/${batch}/commit`)).toMatchObject({ Code: 409, Message: '这一批已经写入' });
    site.clock.now += 60_000;
    const [second] = (await items(site, { words: '新二' })).Result;
    await send(site, 'PUT', `search/${second.id}`, { price: 3 });
    expect((await send(site, 'POST', `batch/${batch}/undo`)).Data.State).toBe('undone');
    expect(await runBatchJobs(site)).toBe(1);
    const left = await items(site, { order: 'cheap' });
    expect(left.Result).toMatchObject([
      { title: '新二', price: 3 },
      { title: '旧的', price: 30 },
    ]);
    expect(await ask(site, { words: '新一' })).toMatchObject({ Total: 0 });
    expect((await rowsOf(site, batch)).map(({ State }: { State: string }) => State)).toEqual([
      'undone',
      'undone',
      'kept',
      'bad',
    ]);
    expect(await send(site, 'POST', `batch/${batch}/undo`)).toMatchObject({ Code: 409, Message: '这一批已经撤销' });
  });

  test('what was exported comes back unchanged; what is changed in the file is changed, and nothing else', async () => {
    const site = await openApp();
    await addItem(site, {
      title: '=HYPERLINK("http://evil.example")',
      images: '/a.webp\nhttps://example.com/b.jpg',
      options: '[{"name":"双人","price":68},{"name":"单人","price":39.9}]',
      link: 'https://example.com/buy?a=1,2',
      content: '第一行\n“第二行”, "三"',
      expires_time: '2030-01-01T08:30:00+08:00',
      discount: 0.3,
      status: 0,
    });
    await addItem(site, { title: '@普通', longitude: 0, latitude: 0, origin_price: 100, price: 50 });
    const file = await exported(site);
    expect(file).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
    expect(file).toContain("'@普通");
    expect((await sendSheet(site, file)).Data).toMatchObject({ Add: 0, Change: 0, Skipped: 2, Bad: 0 });
    await bringIn(site, file.replace(',50.00,100.00,', ',40.00,100.00,'));
    const [changed, other] = (await items(site)).Result;
    expect(changed).toMatchObject({ title: '@普通', price: 40, discount: 0.4 });
    expect(other).toMatchObject({ discount: 0.3, images: ['/a.webp', 'https://example.com/b.jpg'], status: 0 });
  });

  test('the export holds the whole filter, more than one part, and only for the operator', async () => {
    const site = await openApp();
    await bringIn(
      site,
      `标题,价格,城市\n${Array.from({ length: 620 }, (_, n) => `第${n}件,${n},${n % 2 ? '杭州' : '上海'}`).join('\n')}`,
    );
    expect((await exported(site, 'state=on')).trimEnd().split('\r\n')).toHaveLength(621);
    const half = (await exported(site, 'city=%E6%9D%AD%E5%B7%9E')).trimEnd().split('\r\n');
    expect(half).toHaveLength(311);
    expect(half[1]).toMatch(/^\d+,第619件,619\.00,/);
    const reply = await site.app.inject({
      url: '/api/v1/crawl/common/items/export',
      headers: await site.as('operator'),
    });
    expect([...reply.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    for (const [who, status] of [
      ['alice', 403],
      [undefined, 401],
    ] as const) {
      const headers = who ? await site.as(who) : {};
      for (const path of ['items/export', 'items/example', 'items/names', 'batch'])
        expect((await site.app.inject({ url: `/api/v1/crawl/common/${path}`, headers })).statusCode, path).toBe(status);
    }
    expect(await sendSheet(site, '标题,价格\n甲,1', 'alice')).toMatchObject({ Code: 403 });
  });

  test('a file of Excel in GB18030 is read; what is no table is told', async () => {
    const site = await openApp();
    const gb = new Uint8Array([
      0xb1, 0xea, 0xcc, 0xe2, 0x2c, 0xbc, 0xdb, 0xb8, 0xf1, 0x0a, 0xbf, 0xa7, 0xb7, 0xc8, 0x2c, 0x39,
    ]);
    const { Data } = await sendSheet(site, gb);
    expect((await rowsOf(site, Data.Id))[0]).toMatchObject({ Title: '咖啡', Price: 9, State: 'add' });
    const noBytes = await send(site, 'POST', 'import', { file: { name: 'x', bytes: 'x' } });
    expect(noBytes).toMatchObject({ Code: 400, Errors: [{ Field: 'file', Message: '请选择文件' }] });
    expect(await sendSheet(site, 'hello')).toMatchObject({ Code: 400, Errors: [{ Field: 'file' }] });
    expect((await sendSheet(site, '标题,价格\n')).Message).toBe('表头下面没有商品');
    expect((await sendSheet(site, new Uint8Array([0x50, 0x4b, 3, 4]))).Message).toContain('文件打不开');
    expect((await sendSheet(site, `标题,价格\n${'甲,1\n'.repeat(20_001)}`)).Message).toContain('最多 2 万行');
    const recent = await ask(site, {}, 'batch', await site.as('operator'));
    expect(recent).toHaveLength(1);
  });

  test('ticked items go down, get another kind and go away together, and each deed can be undone', async () => {
    const site = await openApp();
    const ids: number[] = [];
    for (const title of ['甲', '乙', '丙']) ids.push((await addItem(site, { title, price: ids.length + 1 })).id);
    const deed = async (payload: Record<string, unknown>) =>
      (await send(site, 'POST', 'batch', { Ids: ids, ...payload })).Data;
    await send(site, 'PUT', `search/${ids[0]}`, { status: 0 });
    site.clock.now += 1000;
    const off = await deed({ Action: 'off' });
    expect(off).toMatchObject({ Kind: 'off', Name: '下架', State: 'done', Change: 3 });
    expect(await ask(site)).toMatchObject({ Total: 0 });
    await send(site, 'POST', `batch/${off.Id}/undo`);
    expect(titlesOf(await ask(site, { order: 'price' }))).toEqual(['乙', '丙']);
    site.clock.now += 1000;
    const moved = await deed({ Action: 'change', Field: 'category', Value: '门票' });
    expect(await ask(site, { category: '门票' })).toMatchObject({ Total: 2 });
    await send(site, 'POST', `batch/${moved.Id}/undo`);
    expect(await ask(site, { category: '美食' })).toMatchObject({ Total: 2 });
    const gone = await deed({ Action: 'delete', Ids: [...ids, 424242] });
    expect(gone.Change).toBe(3);
    expect(await items(site)).toMatchObject({ Total: 0 });
    await send(site, 'POST', `batch/${gone.Id}/undo`);
    const back = (await items(site)).Result;
    expect(back.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    expect(titlesOf(await ask(site, { words: '乙' }))).toEqual(['乙']);
    expect((await addItem(site, { title: '丁' })).id).toBeGreaterThan(Math.max(...ids));
    expect(await send(site, 'POST', 'batch', { Ids: [], Action: 'off' })).toMatchObject({ Code: 400 });
    expect(await send(site, 'POST', 'batch', { Ids: ids, Action: 'change' })).toMatchObject({
      Errors: [{ Field: 'Field' }],
    });
    expect(await send(site, 'POST', 'batch/99999/undo')).toMatchObject({ Code: 404 });
  });

  test('the list is narrowed by city, kind, platform, words or number, and ordered', async () => {
    const site = await openApp();
    const one = await addItem(site, {
      title: '100%羊毛',
      price: 9,
      city: '上海',
      category: '二手',
      platform: '同城二手',
    });
    await addItem(site, { title: '100个气球', price: 3 });
    await addItem(site, { title: '气球', price: 6, status: 0 });
    expect(titlesOf(await items(site, { words: '100%' }))).toEqual(['100%羊毛']);
    expect(titlesOf(await items(site, { words: String(one.id) }))).toContain('100%羊毛');
    expect(titlesOf(await items(site, { city: '上海', category: '二手', platform: '同城二手' }))).toEqual(['100%羊毛']);
    expect(titlesOf(await items(site, { order: 'cheap' }))).toEqual(['100个气球', '气球', '100%羊毛']);
    expect(titlesOf(await items(site, { order: 'dear', state: 'on' }))).toEqual(['100%羊毛', '100个气球']);
    expect(await ask(site, {}, 'items/names', await site.as('operator'))).toEqual({
      Cities: ['杭州', '上海'],
      Categories: ['美食', '二手'],
      Platforms: ['到店团购', '同城二手'],
    });
  });

  test('a batch is forgotten after thirty days', async () => {
    const site = await openApp();
    const batch = await bringIn(site, '标题,价格\n甲,1');
    site.clock.now += 31 * 86_400_000;
    await batchesOf(site).batches.forgetOld(() => {});
    expect(await ask(site, {}, `batch/${batch}`, await site.as('operator'))).toMatchObject({ Code: 404 });
    expect(await ask(site)).toMatchObject({ Total: 1 });
  });

  test('files made to stop the site are refused in Chinese, and the next one is read', async () => {
    const site = await openApp();
    const strings = '<si>'.repeat(50_000);
    for (const content of [
      `a,b\nx${'"'.repeat(300_000)}`,
      ','.repeat(9_000_000),
      `标题,价格\n${'\n'.repeat(30_000)}`,
      new Uint8Array(zipOf({ 'xl/workbook.xml': '', 'xl/worksheets/sheet1.xml': '', 'xl/sharedStrings.xml': strings })),
      new Uint8Array(zipOf({ 'xl/workbook.xml': ' '.repeat(20 * 1024 * 1024) })),
    ]) {
      const reply = await sendSheet(site, content);
      expect(reply.Data).toBeNull();
      // A slow machine may run out of the time for one document before it comes to the reason.
      expect(reply.Message).toMatch(/没有找到表头|最多 2 万行|超过 16 MB|没能读完/);
    }
    expect((await sendSheet(site, '标题,价格\n手冲,18')).Data).toMatchObject({ State: 'ready', Add: 1 });
  });
});
