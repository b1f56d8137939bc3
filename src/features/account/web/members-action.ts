import { addressWith, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome, DeskRefusal } from '#/features/desk/shared/desk-outcome.ts';
import type { Refusal } from '#/web/api.ts';

/** What the operator is told once, and never again. */
export interface MemberReset {
  form: 'reset';
  status: 200;
  message: undefined;
  reset: { Username: string; SentTo: string | null; Link: string | null };
}

/** What is wrong with a field is said above: the popover with the field is closed by then. */
const saidAbove = (form: string, refusal: Refusal): DeskRefusal => ({
  ...refusalOf(form, refusal),
  errors: [],
  message: refusal.errors[0]?.Message ?? refusal.message,
});

/** Disabling a member, letting one in again, or making one choose a new password. */
export async function handleMembersForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome | MemberReset> {
  if (textOf(form, 'intent') === 'reset') {
    const result = await call('POST /api/v1/user/members/:Id/reset', { params: { Id: textOf(form, 'Id') } });
    return result.ok
      ? { form: 'reset', status: 200, message: undefined, reset: result.data }
      : saidAbove('reset', result);
  }
  if (textOf(form, 'intent') === 'factor') {
    const result = await call('DELETE /api/v1/user/members/:Id/factor', { params: { Id: textOf(form, 'Id') } });
    return result.ok ? { goTo: addressWith(url, { done: '已移除两步验证' }) } : refusalOf('factor', result);
  }
  if (textOf(form, 'intent') === 'operator') {
    const IsOperator = textOf(form, 'IsOperator') === '1';
    const result = await call('PUT /api/v1/user/members/:Id/operator', {
      params: { Id: textOf(form, 'Id') },
      body: { IsOperator, Password: textOf(form, 'Password') },
    });
    return result.ok
      ? { goTo: addressWith(url, { done: IsOperator ? '已设为站长' : '已撤销站长' }) }
      : saidAbove('operator', result);
  }
  const IsDisabled = textOf(form, 'IsDisabled') === '1';
  const result = await call('PUT /api/v1/user/members/:Id', {
    params: { Id: textOf(form, 'Id') },
    body: { IsDisabled },
  });
  return result.ok
    ? { goTo: addressWith(url, { done: IsDisabled ? '已停用' : '已恢复' }) }
    : refusalOf('member', result);
}
