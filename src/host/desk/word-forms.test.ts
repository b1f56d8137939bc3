import { expect, test } from 'vitest';
import { handleModerationForm } from '#/features/word/web/moderation-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine, type TestApp } from '#/testing/app.fixture.ts';

const URL_NOW = new URL('http://site.test/market/admin/word?state=waiting');

async function said(site: TestApp, Content: string): Promise<number> {
  const headers = await site.as('xiaoman');
  const reply = await site.app.inject({ method: 'POST', url: '/api/v1/word', headers, payload: { Content } });
  return reply.json().Data.Id;
}

const act = async (site: TestApp, fields: Record<string, string | string[]>) =>
  handleModerationForm(await pageCall(site), formOf(fields), URL_NOW);

const goneTo = (outcome: object) => ('goTo' in outcome ? decodeURIComponent(String(outcome.goTo)) : outcome);

describeOnEachEngine('the forms of moderation', (openApp) => {
  test('the ticked words are shown together, one alone is hidden or pinned', async () => {
    const site = await openApp();
    const ids = [await said(site, '看 https://a.example/'), await said(site, '看 https://b.example/')];
    expect(goneTo(await act(site, { Action: 'show', Ids: ids.map(String), Waiting: ids.map(String) }))).toMatch(
      /done=已通过\+2\+条留言&undo=wait\+\d+,\d+$/,
    );
    expect(goneTo(await act(site, { One: `pin ${ids[0]}` }))).toMatch(/state=waiting&done=已置顶$/);
    expect(goneTo(await act(site, { One: `hide ${ids[1]}` }))).toMatch(/done=已隐藏\+1\+条留言&undo=show/);
    // What nobody let through is never made public by taking something back, in whichever list that happens.
    const Id = await said(site, '看 https://c.example/');
    const all = new URL('?state=all', URL_NOW);
    const form = formOf({ One: `hide ${Id}`, Waiting: String(Id) });
    expect(goneTo(await handleModerationForm(await pageCall(site), form, all))).toMatch(/undo=wait/);
    const board = await site.app.inject('/api/v1/word');
    expect(board.json().Data.Result).toMatchObject([{ Id: ids[0], Pinned: true }]);
  });

  test('an answer lets the word through and stands under it; an empty one is asked for again', async () => {
    const site = await openApp();
    const Id = await said(site, '看 https://a.example/');
    expect(await act(site, { One: `reply ${Id}`, [`Reply ${Id}`]: ' ' })).toMatchObject({ message: '请写下回复' });
    expect(goneTo(await act(site, { One: `reply ${Id}`, [`Reply ${Id}`]: '看到了' }))).toMatch(/done=已回复$/);
    const board = await site.app.inject('/api/v1/word');
    expect(board.json().Data.Result).toMatchObject([{ Id, Replies: [{ Content: '看到了', Role: 'operator' }] }]);
  });

  test('without a ticked word, or without a deed, it says so', async () => {
    const site = await openApp();
    expect(await act(site, { Action: 'hide' })).toMatchObject({ status: 400, message: '请先选择留言' });
    expect(await act(site, { Action: 'burn', Ids: '1' })).toMatchObject({ status: 400, message: '请选择要做的事' });
  });

  test('who is no operator can do nothing', async () => {
    const site = await openApp();
    const Id = await said(site, '看 https://a.example/');
    const outcome = await handleModerationForm(await pageCall(site, 'xiaoman'), formOf({ One: `show ${Id}` }), URL_NOW);
    expect(outcome).toMatchObject({ status: 403 });
  });
});
