import { expect, test } from 'vitest';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

describeOnEachEngine('campaign parameters', (openApp) => {
  test('are kept once for the member, listed, taken along, and deleted by nobody else', async () => {
    const { app, as } = await openApp();
    const [me, other] = [await as('xiaoman'), await as('xiaohan')];
    const url = '/api/v1/short_url/utm';
    const keep = async (payload: object) => (await app.inject({ method: 'POST', url, payload, headers: me })).json();
    const list = async (headers = me) => (await app.inject({ url, headers })).json().Data;
    const { Data: made } = await keep({ Source: '微信 群&1', Campaign: '秋' });
    expect(made).toMatchObject({ Source: '微信 群&1', Medium: '', Campaign: '秋', Term: '', Content: '' });
    expect((await keep({ Campaign: '秋', Source: '微信 群&1' })).Data.Id).toBe(made.Id);
    await keep({ Source: 'qq' });
    expect((await list()).map(({ Source }: { Source: string }) => Source)).toEqual(['qq', '微信 群&1']);
    expect(await list(other)).toEqual([]);
    expect(await keep({})).toMatchObject({ Code: 400, Error: 'short_link.empty_utm' });
    const exported = (await app.inject({ url: '/api/v1/user/export', headers: me })).json().Data;
    expect(exported.ShortLinkUtmSets).toHaveLength(2);
    const one = `${url}/${made.Id}`;
    expect((await app.inject({ method: 'DELETE', url: one, headers: other })).statusCode).toBe(404);
    expect((await app.inject({ method: 'DELETE', url: one, headers: me })).json().Data).toBe(true);
    for (let index = 0; index < 49; index += 1) await keep({ Source: `s${index}` });
    expect(await keep({ Source: 'one more' })).toMatchObject({ Code: 409, Error: 'short_link.utm_full' });
  });
});
