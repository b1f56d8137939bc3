import { addressWith, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

/** Blocking what a link leads to, or letting it through again; both settle its reports. */
export async function handleShortAdminForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  if (textOf(form, 'form') === 'host') return freezeHost(call, form, url);
  const Blocked = textOf(form, 'Blocked') === '1';
  const result = await call('PUT /api/v1/short_url/:Code/block', {
    params: { Code: textOf(form, 'Code') },
    body: { Blocked, WholeHost: form.has('WholeHost'), Reason: textOf(form, 'Reason') },
  });
  if (result.ok) return { goTo: addressWith(url, { done: Blocked ? '已屏蔽' : '已放行' }) };
  return { ...refusalOf('block', result), errors: [], message: result.errors[0]?.Message ?? result.message };
}

async function freezeHost(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const Frozen = textOf(form, 'Frozen') === '1';
  const body = { Host: textOf(form, 'Host'), Frozen, Reason: textOf(form, 'Reason') };
  const result = await call('PUT /api/v1/short_url/hosts', { body });
  if (result.ok) return { goTo: addressWith(url, { done: Frozen ? '已冻结' : '已解冻' }) };
  return { ...refusalOf('host', result), errors: [], message: result.errors[0]?.Message ?? result.message };
}
