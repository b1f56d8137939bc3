import { expect, test } from 'vitest';
import { handleGatheringForm, handleMergeForm, keyIn } from '#/features/gathering/web/gathering-action.ts';
import { handleTitleImport } from '#/features/gathering/web/title-import-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const SOURCE = { intent: 'source', Id: '', Name: '一号源', Url: 'https://source.example/api.php/provide/vod/' };

const send = async (site: TestApp, fields: Record<string, string>) =>
  handleGatheringForm(await pageCall(site), formOf(fields));

async function sources(site: TestApp) {
  const call = await pageCall(site);
  const read = await call('GET /api/v1/collection/source', {});
  return read.ok ? read.data : [];
}

describeOnEachEngine('the forms of collection', (openApp) => {
  test('a source is added, changed and removed; types are kept unless they are shown', async () => {
    const site = await openApp();
    expect(await send(site, { ...SOURCE, IsEnabled: '1' })).toHaveProperty('goTo');
    const Id = String((await sources(site))[0]?.Id);
    await send(site, { ...SOURCE, Id, IsEnabled: '1', 'type 6': 'movie', 'type 7': '' });
    expect(await sources(site)).toMatchObject([{ IsEnabled: true, Types: { 6: 'movie' }, PauseMs: 100 }]);
    await send(site, { ...SOURCE, Id, Name: '改名', PauseMs: '0.25' });
    expect(await sources(site)).toMatchObject([
      { Name: '改名', IsEnabled: false, Types: { 6: 'movie' }, PauseMs: 250 },
    ]);
    expect(await send(site, { intent: 'remove', Id })).toHaveProperty('goTo');
    expect(await sources(site)).toEqual([]);
  });

  test('a source that is refused keeps what was typed', async () => {
    expect(await send(await openApp(), { ...SOURCE, Name: '', Cron: 'soon' })).toMatchObject({
      status: 400,
      errors: [{ Field: 'Name', Message: '请填写名称' }],
      typed: { Cron: 'soon', Url: SOURCE.Url },
    });
  });

  test('a run is begun and stopped, and each leads to its progress', async () => {
    const site = await openApp();
    await send(site, { ...SOURCE, IsEnabled: '1' });
    const Id = String((await sources(site))[0]?.Id);
    const begun = await send(site, { intent: 'full', Id });
    expect(begun).toHaveProperty('goTo', expect.stringMatching(/^\/market\/admin\/catalogue\/run\?Id=\d+$/));
    expect(await send(site, { intent: 'run', Id })).toMatchObject({ form: 'run', status: 409 });
    const run = 'goTo' in begun ? (begun.goTo.split('=')[1] ?? '') : '';
    expect(await send(site, { intent: 'stop', Id: run })).toEqual(begun);
    expect(await send(site, { intent: 'dance', Id })).toMatchObject({ status: 400 });
  });

  test('a file of titles is read, written and taken back, and what is refused is said above the form', async () => {
    const site = await openApp();
    const call = await pageCall(site);
    const sent = async (fields: Record<string, string | File>) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return handleTitleImport(call, form);
    };
    const refused = { form: 'import', status: 400, errors: [] };
    expect(await sent({ Name: '手工' })).toEqual({ ...refused, message: '请选择文件' });
    const empty = new File(['a,b'], '空.csv');
    expect(await sent({ file: empty })).toMatchObject({ ...refused, message: expect.stringContaining('没有') });
    const file = new File(['名称,类型\n甲,电影'], '片单.csv');
    expect(await sent({ file, Name: '名'.repeat(31) })).toMatchObject({ ...refused, message: expect.any(String) });
    const read = await sent({ file, Name: '手工' });
    expect(read).toHaveProperty('goTo', expect.stringMatching(/^\/market\/admin\/catalogue\/import\?batch=\d+$/));
    const Batch = 'goTo' in read ? (read.goTo.split('=')[1] ?? '') : '';
    expect(await sent({ intent: 'undo', Batch })).toMatchObject({ status: 409, message: '这个文件还没有写入' });
    expect(await sent({ intent: 'commit', Batch })).toEqual(read);
    expect((await sources(site)).map(({ Name }) => Name)).toEqual(['手工']);
  });

  test('merging what is not there says so', async () => {
    const form = formOf({ intent: 'merge', Key: 'nothing', From: '/any/neither' });
    expect(await handleMergeForm(await pageCall(await openApp()), form)).toMatchObject({ form: 'merge', status: 404 });
  });
});

test('a title may be named by the address of its page', () => {
  expect(keyIn('https://site.test/any/%E6%B5%81%E6%B5%AA?from=x')).toBe('流浪');
  expect(keyIn('/any/a-1#b')).toBe('a-1');
  expect(keyIn(' a-1 ')).toBe('a-1');
  expect(keyIn('/any/%E6')).toBe('%E6');
});
