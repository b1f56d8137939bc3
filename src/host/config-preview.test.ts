import { expect, test } from 'vitest';
import { withDraft } from '#/features/config/shared/draft-preview.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';
import { readSiteConfig } from '#/web/site-config.ts';
import { pageCall, pageTransport } from './page-call.fixture.ts';

const slide = (title: string) => ({ image: '/a.jpg', title, link: '/market' });

async function titles(site: TestApp, username: string | undefined, key = 'marketBanners') {
  const config = await readSiteConfig(await withDraft(await pageTransport(site, username), key));
  return config.marketBanners?.map(({ title }) => title);
}

describeOnEachEngine('what an operator has not saved', (openApp) => {
  test('is shown to that operator alone, without the rows that are not whole, and never kept for others', async () => {
    const site = await openApp();
    const call = await pageCall(site);
    const saved = { Key: 'marketBanners', Value: JSON.stringify([slide('线上')]) };
    await call('PUT /api/v1/config', { body: saved, headers: { 'if-match': '"0"' } });
    const Value = JSON.stringify([slide('草稿'), { ...slide('还没有图'), image: '' }]);
    const put = await call('PUT /api/v1/config/draft', { body: { Key: 'marketBanners', Value, From: 1 } });
    expect(put).toMatchObject({
      data: { Faults: [{ Path: '1.image', Message: '第 2 张：请上传图片或填写图片链接' }] },
    });
    expect(await titles(site, 'operator')).toEqual(['草稿']);
    expect(await titles(site, 'operator', 'topLinks')).toEqual(['线上']);
    expect(await titles(site, undefined)).toEqual(['线上']);
    expect(await titles(site, 'xiaoming')).toEqual(['线上']);
    const { Data } = (await site.app.inject('/api/v1/config?key=marketBanners')).json();
    expect(JSON.parse(Data.Value)).toEqual([slide('线上')]);
  });

  test('waits for its writer, and is gone once it was saved or dropped', async () => {
    const site = await openApp();
    const call = await pageCall(site);
    const draft = async () => {
      const read = await call('GET /api/v1/config/draft', { query: { key: 'platformDefaultTitle' } });
      return read.ok ? read.data : read;
    };
    const put = (Value: string) =>
      call('PUT /api/v1/config/draft', { body: { Key: 'platformDefaultTitle', Value, From: 0 } });
    expect(await draft()).toBeNull();
    await put('"新名"');
    await put('""');
    expect(await draft()).toMatchObject({ Value: '""', From: 0, Shown: null });
    expect(await put('no json')).toMatchObject({ ok: false, status: 400 });
    await call('PUT /api/v1/config', {
      body: { Key: 'platformDefaultTitle', Value: '"新名"' },
      headers: { 'if-match': '"0"' },
    });
    expect(await draft()).toBeNull();
    await put('"又一个"');
    await call('DELETE /api/v1/config/draft', { query: { key: 'platformDefaultTitle' } });
    expect(await draft()).toBeNull();
  });
});
