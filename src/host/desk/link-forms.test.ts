import { expect, test } from 'vitest';
import { handleLinksForm } from '#/features/wish/web/links-admin-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const URL_NOW = new URL('http://site.test/market/admin/links?state=pending&done=x&undo=wait+1');

const act = async (site: TestApp, fields: Record<string, string | string[]>) =>
  handleLinksForm(await pageCall(site), formOf(fields), URL_NOW);
const goneTo = (outcome: object) => ('goTo' in outcome ? decodeURIComponent(String(outcome.goTo)) : outcome);
const shown = async ({ app }: TestApp) =>
  (await app.inject('/api/v1/friend_link/all')).json().Data.map(({ title }: { title: string }) => title);

async function reviewed(site: TestApp, query: { state?: 'pending' | 'approved' | 'refused'; words?: string } = {}) {
  const call = await pageCall(site);
  const read = await call('GET /api/v1/friend_link/review', { query: { state: 'all', ...query } });
  if (!read.ok) throw new Error(read.message);
  return read.data;
}

/** Applications for these sites, and the number of each. */
async function asked(site: TestApp, titles: readonly string[]): Promise<string[]> {
  for (const [index, Title] of titles.entries()) {
    const payload = { Title, Url: `https://s${index}.example/` };
    await site.app.inject({ method: 'POST', url: '/api/v1/friend_link', payload });
  }
  const { Result } = await reviewed(site);
  return titles.map((title) => String(Result.find(({ Title }) => Title === title)?.Id));
}

describeOnEachEngine('the forms of friend links', (openApp) => {
  test('ticked ones are approved together, shown at once, and put back by the way back that is offered', async () => {
    const site = await openApp();
    const ids = await asked(site, ['甲', '乙', '丙']);
    expect(await shown(site)).toEqual([]);
    const outcome = goneTo(await act(site, { Action: 'approve', Ids: ids.slice(0, 2) }));
    expect(outcome).toBe(`/market/admin/links?state=pending&done=已通过+2+个网站&undo=wait+${ids[0]},${ids[1]}`);
    expect(await shown(site)).toEqual(['甲', '乙']);
    expect((await reviewed(site)).Counts).toEqual({ Pending: 1, Approved: 2, Refused: 0 });
    await act(site, { Action: 'wait', Ids: ids.slice(0, 2) });
    expect(await shown(site)).toEqual([]);
    expect((await reviewed(site, { state: 'pending' })).Result).toMatchObject(
      Array(3).fill({ DecidedBy: '', DecidedTime: null }),
    );
  });

  test('one is refused with its own reason; one that is shown is taken down and can be shown again', async () => {
    const site = await openApp();
    const [first = '', second = ''] = await asked(site, ['甲', '乙']);
    await act(site, { One: `refuse ${first}`, [`Reason ${first}`]: '没有内容', [`Reason ${second}`]: '别的' });
    expect((await reviewed(site, { state: 'refused' })).Result).toMatchObject([{ Title: '甲', Reason: '没有内容' }]);
    await act(site, { One: `approve ${second}` });
    expect(goneTo(await act(site, { One: `takedown ${second}` }))).toMatch(
      new RegExp(`done=已下架\\+1\\+个网站&undo=approve\\+${second}$`),
    );
    expect(await shown(site)).toEqual([]);
    await act(site, { Action: 'approve', Ids: second });
    expect(await shown(site)).toEqual(['乙']);
  });

  test('the order of those that are shown follows each press, and only theirs', async () => {
    const site = await openApp();
    const [first = '', second = '', third = '', waiting = ''] = await asked(site, ['甲', '乙', '丙', '丁']);
    await act(site, { Action: 'approve', Ids: [first, second, third] });
    await act(site, { Move: `up ${third}` });
    expect(await shown(site)).toEqual(['甲', '丙', '乙']);
    await act(site, { Move: `first ${second}` });
    await act(site, { Move: `first ${second}` });
    expect(await shown(site)).toEqual(['乙', '甲', '丙']);
    expect((await reviewed(site, { state: 'approved' })).Result.map(({ Title }) => Title)).toEqual(['乙', '甲', '丙']);
    expect(await act(site, { Move: `up ${waiting}` })).toMatchObject({ status: 404 });
    expect(await act(site, { Move: `sideways ${first}` })).toMatchObject({ status: 400 });
    // What is approved later comes after what was put into order.
    await act(site, { One: `approve ${waiting}` });
    expect(await shown(site)).toEqual(['乙', '甲', '丙', '丁']);
  });

  test('they are found by a part of name or address, and pattern signs mean themselves', async () => {
    const site = await openApp();
    await asked(site, ['旧书摊', '百分%']);
    const found = async (words: string) => (await reviewed(site, { words })).Result.map(({ Title }) => Title);
    expect(await found('书')).toEqual(['旧书摊']);
    expect(await found('S1.EXAMPLE')).toEqual(['百分%']);
    expect(await found('%')).toEqual(['百分%']);
    expect(await found('_')).toEqual([]);
  });

  test('a check is asked for again, also for several', async () => {
    const site = await openApp();
    const ids = await asked(site, ['甲', '乙']);
    await site.database.db
      .withTables<{ friend_link: { check_state: string } }>()
      .updateTable('friend_link')
      .set({ check_state: 'missing' })
      .execute();
    expect(goneTo(await act(site, { Action: 'check', Ids: [...ids, '999'] }))).toMatch(/done=已安排检查\+2\+个网站$/);
    expect((await reviewed(site)).Result.map(({ Check }) => Check.State)).toEqual(['waiting', 'waiting']);
  });

  test('nothing ticked, an unknown deed, and anyone but the operator are refused', async () => {
    const site = await openApp();
    const [Id = ''] = await asked(site, ['甲']);
    expect(await act(site, { Action: 'approve' })).toMatchObject({ status: 400, message: '请先选择网站' });
    expect(await act(site, { Action: 'burn', Ids: Id })).toMatchObject({ status: 400, message: '请选择要做的事' });
    const member = await handleLinksForm(await pageCall(site, 'xiaoman'), formOf({ One: `approve ${Id}` }), URL_NOW);
    expect(member).toMatchObject({ status: 403 });
    expect(await shown(site)).toEqual([]);
  });
});
