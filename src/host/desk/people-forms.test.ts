import { expect, test } from 'vitest';
import { addMember, loginAs, PASSWORD } from '#/features/account/server/account.fixture.ts';
import { handleMembersForm } from '#/features/account/web/members-action.ts';
import { handleShortAdminForm } from '#/features/short-link/web/short-admin-action.ts';
import { formOf, pageCall } from '#/host/page-call.fixture.ts';
import { describeOnEachEngine } from '#/testing/app.fixture.ts';

const MEMBERS = new URL('http://site.test/market/admin/members?words=xiaoman');
const SHORT = new URL('http://site.test/market/admin/short?state=reported');

describeOnEachEngine('the forms for members and short links', (openApp) => {
  test('a member is disabled, which ends the login, and let in again; an operator is not disabled', async () => {
    const site = await openApp();
    const member = await site.as('xiaoman');
    const call = await pageCall(site);
    const listed = await call('GET /api/v1/user/members', { query: {} });
    const idOf = (name: string) =>
      String(listed.ok && listed.data.Result.find(({ Username }) => Username === name)?.Id);
    const send = (Id: string, IsDisabled: string) => handleMembersForm(call, formOf({ Id, IsDisabled }), MEMBERS);
    const visit = async () => (await site.app.inject({ url: '/api/v1/short_url', headers: member })).statusCode;

    expect(await visit()).toBe(200);
    expect(await send(idOf('xiaoman'), '1')).toEqual({
      goTo: `/market/admin/members?${new URLSearchParams({ words: 'xiaoman', done: '已停用' })}`,
    });
    expect(await visit()).toBe(401);
    expect(await send(idOf('xiaoman'), '0')).toHaveProperty('goTo');
    const refused = await send(idOf('operator'), '1');
    expect(refused).not.toHaveProperty('goTo');
    expect(refused).toHaveProperty('message', expect.stringMatching(/\p{Script=Han}/u));
  });

  test('a reset shows its link once, in the answer to the form and nowhere else', async () => {
    const site = await openApp();
    await site.as('xiaoman');
    const call = await pageCall(site);
    const listed = await call('GET /api/v1/user/members', { query: { words: 'xiaoman' } });
    const Id = String(listed.ok && listed.data.Result[0]?.Id);
    const outcome = await handleMembersForm(call, formOf({ intent: 'reset', Id }), MEMBERS);
    expect(outcome).toMatchObject({
      status: 200,
      reset: { Username: 'xiaoman', Link: expect.stringContaining('/reset?') },
    });
    expect(await handleMembersForm(call, formOf({ intent: 'reset', Id: '999' }), MEMBERS)).toMatchObject({
      status: 404,
      message: '没有这位会员',
    });
    const member = await pageCall(site, 'dahan');
    expect(await handleMembersForm(member, formOf({ intent: 'reset', Id }), MEMBERS)).toMatchObject({ status: 403 });
  });

  test('a member becomes an operator only with the right password, and the page says why not', async () => {
    const site = await openApp();
    await site.as('xiaoman');
    await addMember(site, 'boss', { isOperator: true });
    const { headers } = await loginAs(site, 'boss');
    const call = await pageCall({ ...site, as: async () => headers });
    const listed = await call('GET /api/v1/user/members', { query: { words: 'xiaoman' } });
    const Id = String(listed.ok && listed.data.Result[0]?.Id);
    const fields = { intent: 'operator', Id, IsOperator: '1', Password: 'not this one' };
    expect(await handleMembersForm(call, formOf(fields), MEMBERS)).toEqual({
      form: 'operator',
      status: 400,
      errors: [],
      message: '密码不对',
    });
    const after = await call('GET /api/v1/user/members', { query: { words: 'xiaoman' } });
    expect(after.ok && after.data.Result[0]?.IsOperator).toBe(false);
    expect(await handleMembersForm(call, formOf({ ...fields, Password: PASSWORD }), MEMBERS)).toEqual({
      goTo: `/market/admin/members?${new URLSearchParams({ words: 'xiaoman', done: '已设为站长' })}`,
    });
  });

  test('a link is blocked with a reason and let through again', async () => {
    const site = await openApp();
    const call = await pageCall(site);
    const made = await call('POST /api/v1/short_url', { body: { Url: 'https://evil.example/a' } });
    const Code = made.ok ? made.data.ShortUrl : '';
    const open = async () => (await site.app.inject(`/api/v1/short_url/${Code}`)).statusCode;
    const send = (fields: Record<string, string>) => handleShortAdminForm(call, formOf({ Code, ...fields }), SHORT);

    expect(await send({ Blocked: '1', WholeHost: '1', Reason: '冒充银行' })).toHaveProperty('goTo');
    expect(await open()).not.toBe(200);
    const all = await call('GET /api/v1/short_url/all', { query: { state: 'blocked' } });
    expect(all).toMatchObject({ data: { Result: [{ Block: { WholeHost: true, Reason: '冒充银行' } }] } });
    await send({ Blocked: '0' });
    expect(await open()).toBe(200);
    expect(await send({ Blocked: '1', Reason: '长'.repeat(201) })).toMatchObject({ status: 400 });
  });
});
