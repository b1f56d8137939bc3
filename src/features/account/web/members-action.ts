import { addressWith, type DeskCall, type DeskOutcome, refusalOf, textOf } from '#/web/desk-form.ts';

/** Disabling a member, or letting one in again. */
export async function handleMembersForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const IsDisabled = textOf(form, 'IsDisabled') === '1';
  const result = await call('PUT /api/v1/user/members/:Id', {
    params: { Id: textOf(form, 'Id') },
    body: { IsDisabled },
  });
  return result.ok
    ? { goTo: addressWith(url, { done: IsDisabled ? '已停用' : '已恢复' }) }
    : refusalOf('member', result);
}
