import { expect, test } from 'vitest';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const LINK = {
  Url: 'can-i-use',
  Name: '兼容性查询',
  TypeName: '站长工具',
  Brief: '浏览器支持情况',
  Link: 'https://caniuse.com/',
};

async function answer({ app }: TestApp, url: string) {
  return (await app.inject({ url })).json();
}

describeOnEachEngine('tools', (openApp) => {
  test('are listed by type, in pages, and by GET as by POST', async () => {
    const site = await openApp();
    const { Data } = await answer(site, `/api/v1/tool?typeName=${encodeURIComponent('站长工具')}&pageSize=5&page=2`);
    expect(Data).toMatchObject({ Page: 2, PageSize: 5 });
    expect(Data.Total).toBeGreaterThanOrEqual(8);
    expect(new Set(Data.Result.map(({ TypeName }: { TypeName: string }) => TypeName))).toEqual(new Set(['站长工具']));
    const posted = await site.app.inject({
      method: 'POST',
      url: '/api/v1/tool',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: `typeName=${encodeURIComponent('站长工具')}&pageSize=5&page=2`,
    });
    expect(posted.json().Data).toEqual(Data);
    expect((await answer(site, '/api/v1/tool?typeName=nothing')).Data.Total).toBe(0);
  });

  test('for the home page are eighteen', async () => {
    const site = await openApp();
    const { Data } = await answer(site, '/api/v1/tool/home');
    expect(Data.PageSize).toBe(18);
    expect(Data.Result).toHaveLength(Math.min(18, Data.Total));
    const posted = await site.app.inject({ method: 'POST', url: '/api/v1/tool/home', payload: {} });
    expect(posted.json().Data).toEqual(Data);
  });

  test('are found by name, alias, pinyin, initials and traditional characters', async () => {
    const site = await openApp();
    const first = async (words: string) =>
      (await answer(site, `/api/v1/tool?words=${encodeURIComponent(words)}`)).Data.Result[0]?.Url;
    expect(await first('证书检测')).toBe('tls-check');
    expect(await first('ssl')).toBe('tls-check');
    expect(await first('zhengshujiance')).toBe('tls-check');
    expect(await first('zsjc')).toBe('tls-check');
    expect(await first('證書檢測')).toBe('tls-check');
    expect(await first('子网 掩码')).toBe('subnet');
    expect((await answer(site, '/api/v1/tool?words=%E6%B2%A1%E6%9C%89%E8%BF%99%E4%B8%AA')).Data.Total).toBe(0);
    expect((await answer(site, '/api/v1/tool?words=%21%21')).Data.Total).toBe(0);
  });

  test('are named with aliases, pinyin and initials for a search as one types', async () => {
    const site = await openApp();
    const { Data } = await answer(site, '/api/v1/tool/names');
    expect(Data).toHaveLength((await answer(site, '/api/v1/tool')).Data.Total);
    const found = Data.find(({ Url }: { Url: string }) => Url === 'tls-check');
    expect(Object.keys(found)).toEqual(['Url', 'Name', 'TypeName', 'Brief', 'Link', 'Words']);
    expect(found.Words.split(' ')).toEqual(expect.arrayContaining(['ssl', 'zhengshujiance', 'zsjc']));
  });

  test('that take a kind of text can be asked for', async () => {
    const site = await openApp();
    const urls = (await answer(site, '/api/v1/tool?accepts=domain&pageSize=100')).Data.Result.map(
      ({ Url }: { Url: string }) => Url,
    );
    expect(urls).toEqual(expect.arrayContaining(['punycode', 'dns-lookup', 'domain-split']));
    expect(urls).not.toContain('http-status');
  });

  test('one by one come with example and related tools; an unknown one is 404', async () => {
    const site = await openApp();
    const { Data } = await answer(site, '/api/v1/tool/punycode');
    expect(Data).toMatchObject({ Name: 'Punycode 转换', RunsOn: 'browser', Example: { Input: '例子.中国' } });
    expect(Data.Related.length).toBeGreaterThan(2);
    expect(Data.Drawing.length).toBeGreaterThan(0);
    expect(await answer(site, '/api/v1/tool/nothing')).toMatchObject({ Code: 404, Error: 'tool.not_found' });
  });

  test('that a member keeps are in the list of that member and of nobody else', async () => {
    const site = await openApp();
    const [ming, hua] = [await site.as('ming'), await site.as('hua')];
    const kept = async (headers: Record<string, string>) =>
      (await site.app.inject({ url: '/api/v1/collect?Type=3', headers })).json().Data.Result;
    const isKept = async (headers: Record<string, string>) =>
      (await site.app.inject({ url: '/api/v1/collect/base64?Type=3', headers })).json().Data;
    const payload = { RelativeId: 'base64', Type: 3 };
    await site.app.inject({ method: 'POST', url: '/api/v1/collect', headers: ming, payload });
    expect(await kept(ming)).toMatchObject([{ RelativeId: 'base64', Name: 'Base64 编解码' }]);
    expect([await isKept(ming), await isKept(hua), await kept(hua)]).toEqual([true, false, []]);
    await site.app.inject({ method: 'DELETE', url: '/api/v1/collect/base64?Type=3', headers: hua });
    expect(await isKept(ming)).toBe(true);
  });

  test('may be links of the operator, which are listed, changed and removed', async () => {
    const site = await openApp();
    const headers = await site.as('operator');
    const send = async (method: 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      (await site.app.inject({ method, url: `/api/v1/tool/link${path}`, headers, ...(payload && { payload }) })).json();
    const { Data: added } = await send('POST', '', LINK);
    expect(added).toMatchObject({ ...LINK, Icon: 'external-link', Description: '' });
    const found = await answer(site, `/api/v1/tool?words=jrx`);
    expect(found.Data.Result[0]).toMatchObject({ Url: 'can-i-use', Link: LINK.Link });
    expect((await answer(site, '/api/v1/tool/can-i-use')).Data.Link).toBe(LINK.Link);

    expect(await send('POST', '', LINK)).toMatchObject({ Code: 409, Error: 'tool.url_taken' });
    expect(await send('POST', '', { ...LINK, Url: 'punycode' })).toMatchObject({ Code: 409 });
    expect(await send('POST', '', { ...LINK, Url: 'x', Icon: 'no-such-icon' })).toMatchObject({
      Code: 400,
      Errors: [{ Field: 'Icon' }],
    });
    expect(await send('POST', '', { ...LINK, Url: 'x', Link: 'javascript:alert(1)' })).toMatchObject({ Code: 400 });

    const changed = await send('PUT', `/${added.Id}`, { Brief: '一查就知道' });
    expect(changed.Data).toEqual({ ...added, Brief: '一查就知道' });
    expect((await send('DELETE', `/${added.Id}`)).Data).toBe(true);
    expect(await send('DELETE', `/${added.Id}`)).toMatchObject({ Code: 404 });
    expect(await send('PUT', `/${added.Id}`, {})).toMatchObject({ Code: 404 });
    expect((await answer(site, '/api/v1/tool/can-i-use')).Code).toBe(404);
  });
});
