import { expect, test } from 'vitest';
import { handleToolsForm } from '#/features/tool/web/tools-admin-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const URL_NOW = new URL('http://site.test/market/admin/tools?edit=1');
const LINK = { intent: 'link', Name: '天气', Link: 'https://weather.example/', TypeName: '生活工具', Brief: '看天气' };

const act = async (site: TestApp, fields: Record<string, string>) =>
  handleToolsForm(await pageCall(site), formOf(fields), URL_NOW);
const goneTo = (outcome: object) => ('goTo' in outcome ? decodeURIComponent(String(outcome.goTo)) : outcome);

async function links(site: TestApp) {
  const read = await (await pageCall(site))('GET /api/v1/tool/link/all', {});
  return read.ok ? read.data : [];
}
/** As visitors find them, among all the others. */
const found = async ({ app }: TestApp) =>
  (await app.inject('/api/v1/tool?words=tianqi')).json().Data.Result.map(({ Name }: { Name: string }) => Name);

describeOnEachEngine('the forms of link tools', (openApp) => {
  test('one is added, found by visitors, changed, switched off and on, and removed', async () => {
    const site = await openApp();
    const add = await act(site, { ...LINK, Id: '', Url: 'weather', IsShown: '1' });
    expect(goneTo(add)).toBe('/market/admin/tools?done=已添加');
    expect(await found(site)).toContain('天气');
    const [{ Id } = { Id: 0 }] = await links(site);
    await act(site, { ...LINK, Id: String(Id), Name: '天气预报', IsShown: '1' });
    expect(await links(site)).toMatchObject([{ Name: '天气预报', Url: 'weather', Icon: 'external-link' }]);
    await act(site, { One: `hide ${Id}` });
    expect(await found(site)).not.toContain('天气预报');
    expect((await site.app.inject('/api/v1/tool/weather')).statusCode).toBe(404);
    await act(site, { One: `show ${Id}` });
    expect(await found(site)).toContain('天气预报');
    expect(goneTo(await act(site, { One: `delete ${Id}` }))).toMatch(/done=已删除$/);
    expect(await links(site)).toEqual([]);
  });

  test('their order follows each press, for visitors too', async () => {
    const site = await openApp();
    for (const [index, Name] of ['天气一', '天气二', '天气三'].entries())
      await act(site, { ...LINK, Name, Url: `weather-${index}`, IsShown: '1' });
    const third = (await links(site))[2]?.Id;
    await act(site, { Move: `first ${third}` });
    await act(site, { Move: `down ${third}` });
    const names = (await links(site)).map(({ Name }) => Name);
    expect(names).toEqual(['天气一', '天气三', '天气二']);
    const shown = await site.app.inject('/api/v1/tool?typeName=%E7%94%9F%E6%B4%BB%E5%B7%A5%E5%85%B7&pageSize=100');
    const all = shown.json().Data.Result.map(({ Name }: { Name: string }) => Name);
    expect(all.filter((name: string) => names.includes(name))).toEqual(names);
    expect(await act(site, { Move: 'up 999' })).toMatchObject({ status: 404 });
  });

  test('only web addresses are taken, and what is wrong comes back beside its field', async () => {
    const site = await openApp();
    for (const Link of ['javascript:alert(1)', 'ftp://a.example/', 'data:text/html,x', 'https://', '//a.example/x']) {
      const refused = await act(site, { ...LINK, Url: 'weather', Link });
      expect(refused, Link).toMatchObject({ status: 400, errors: [{ Field: 'Link' }], typed: { Link } });
    }
    const many = await act(site, { ...LINK, Url: 'No Good', TypeName: '别的', Name: '' });
    const fields = 'errors' in many ? many.errors.map(({ Field }) => Field) : [];
    expect(new Set(fields)).toEqual(new Set(['Url', 'TypeName', 'Name']));
    expect(await act(site, { One: 'burn 1' })).toMatchObject({ status: 400, message: '请选择要做的事' });
    expect(await links(site)).toEqual([]);
  });

  test('anyone but the operator is refused', async () => {
    const site = await openApp();
    const member = await pageCall(site, 'xiaoman');
    expect(await handleToolsForm(member, formOf({ ...LINK, Url: 'weather' }), URL_NOW)).toMatchObject({ status: 403 });
  });
});
