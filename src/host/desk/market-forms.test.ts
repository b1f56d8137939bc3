import { expect, test } from 'vitest';
import { handleItemForm, handleItemList } from '#/features/market/web/item-edit-action.ts';
import { handleItemImport } from '#/features/market/web/item-import-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const LIST = new URL('http://site.test/market/admin/search/data?state=all');
const ADD = new URL('http://site.test/market/admin/search/data/add');
const update = (id: number) => new URL(`http://site.test/market/admin/search/data/update?id=${id}`);

const TYPED = {
  title: '手冲咖啡',
  price: '68',
  origin_price: '128',
  images: '/a.webp\nhttps://example.com/b.jpg',
  options: '双人 68\n单人 39.9',
  expires_time: '2030-01-01T08:30',
  longitude: '120.1',
  latitude: '30.2',
  status: '1',
};

const sendItem = async (site: TestApp, fields: Record<string, string>, url = ADD) =>
  handleItemForm(await pageCall(site), formOf(fields), url);
const sendList = async (site: TestApp, fields: Record<string, string | string[]>) =>
  handleItemList(await pageCall(site), formOf(fields), LIST);

async function items(site: TestApp, query: { id?: number } = {}) {
  const call = await pageCall(site);
  const read = await call('GET /api/v1/crawl/common/items', { query: { state: 'all', ...query } });
  return read.ok ? read.data.Result : [];
}

describeOnEachEngine('the forms of market items', (openApp) => {
  test('an item is added as it was typed; its time is of Shanghai', async () => {
    const site = await openApp();
    expect(await sendItem(site, TYPED)).toHaveProperty('goTo');
    expect(await items(site)).toMatchObject([
      {
        title: '手冲咖啡',
        discount: 0.5313,
        images: ['/a.webp', 'https://example.com/b.jpg'],
        options: [{ name: '双人' }, { name: '单人', price: 39.9 }],
        expires_time: '2030-01-01T08:30:00+08:00',
        status: 1,
      },
    ]);
  });

  test('what was emptied goes away, also the original price and its discount', async () => {
    const site = await openApp();
    await sendItem(site, TYPED);
    const [{ id } = { id: 0 }] = await items(site);
    await sendItem(site, { title: '手冲咖啡', price: '60' }, update(id));
    const [item] = await items(site, { id });
    expect(item).toMatchObject({ price: 60, origin_price: null, images: [], options: [], status: 0 });
    expect(item).toMatchObject({ longitude: 0, latitude: 0, expires_time: null });
    expect(item?.discount ?? 1).toBe(1);
  });

  test('a refusal keeps what was typed and names the field', async () => {
    const outcome = await sendItem(await openApp(), { ...TYPED, price: 'dear', images: 'javascript:1' });
    expect(outcome).toMatchObject({ status: 400, typed: { title: '手冲咖啡', price: 'dear' } });
    const fields = 'errors' in outcome ? outcome.errors.map(({ Field }) => Field) : [];
    expect(fields).toEqual(expect.arrayContaining(['price', 'images']));
  });

  test('the ticked items go down, up and away together; one that is gone already hinders nothing', async () => {
    const site = await openApp();
    for (const title of ['一', '二', '三']) await sendItem(site, { ...TYPED, title });
    const [three, two, one] = (await items(site)).map(({ id }) => String(id));
    await sendList(site, { Action: 'off', Ids: [one ?? '', two ?? ''] });
    expect((await items(site)).map(({ status }) => status)).toEqual([1, 0, 0]);
    await sendList(site, { One: `on ${one}` });
    expect((await items(site)).map(({ status }) => status)).toEqual([1, 0, 1]);
    await sendList(site, { Action: 'delete', Ids: ['999', two ?? '', three ?? ''] });
    expect((await items(site)).map(({ title }) => title)).toEqual(['一']);
    expect(await sendList(site, { Action: 'off' })).toMatchObject({ status: 400, message: '请先勾选商品' });
    expect(await sendList(site, { Ids: [one ?? ''] })).toMatchObject({ status: 400, message: '请选择要做的事' });
  });

  test('a deed names its batch in the address it leads to, and the list takes it back from there', async () => {
    const site = await openApp();
    await sendItem(site, TYPED);
    const [item] = await items(site);
    const outcome = await sendList(site, { Action: 'change', Field: 'city', Value: '成都', Ids: [String(item?.id)] });
    const address = new URL('goTo' in outcome ? outcome.goTo : '', LIST);
    expect(address.searchParams.get('done')).toBe('已修改 1 件商品');
    expect(await items(site)).toMatchObject([{ city: '成都' }]);
    const Batch = address.searchParams.get('batch') ?? '';
    expect(await sendList(site, { intent: 'undo', Batch })).toEqual({
      goTo: '/market/admin/search/data?state=all&done=%E5%B7%B2%E6%92%A4%E9%94%80',
    });
    expect(await items(site)).toMatchObject([{ city: '' }]);
    expect(await sendList(site, { intent: 'undo', Batch })).toMatchObject({ status: 409, message: '这一批已经撤销' });
  });

  test('a table is sent by a plain form too; without one the form says so', async () => {
    const site = await openApp();
    const call = await pageCall(site);
    const form = new FormData();
    form.set('file', new File(['标题,价格\n甲,1'], '商品.csv'));
    const outcome = await handleItemImport(call, form);
    expect(outcome).toEqual({ goTo: expect.stringMatching(/^\/market\/admin\/search\/data\/import\?batch=\d+$/) });
    expect(await handleItemImport(call, new FormData())).toMatchObject({ status: 400, message: '请选择文件' });
  });
});
