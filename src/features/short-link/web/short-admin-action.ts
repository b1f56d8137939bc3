import { addressWith, type DeskCall, type DeskOutcome, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';

/** Blocking what a link leads to, or letting it through again; both settle its reports. */
export async function handleShortAdminForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const Blocked = textOf(form, 'Blocked') === '1';
  const result = await call('PUT /api/v1/short_url/:Code/block', {
    params: { Code: textOf(form, 'Code') },
    body: { Blocked, WholeHost: form.has('WholeHost'), Reason: textOf(form, 'Reason') },
  });
  if (result.ok) return { goTo: addressWith(url, { done: Blocked ? '已屏蔽' : '已放行' }) };
  return { ...refusalOf('block', result), errors: [], message: result.errors[0]?.Message ?? result.message };
}
