import { addressWith, type DeskCall, type DeskOutcome, refusalOf, textOf } from '../shared/desk-form.ts';

/** Trying a dead job again, or setting a first step aside. */
export async function handleDashboardForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  if (textOf(form, 'intent') === 'retry') {
    const retried = await call('POST /api/v1/desk/jobs/:Id/retry', { params: { Id: textOf(form, 'Id') } });
    return retried.ok ? { goTo: addressWith(url, { done: '已重新排队' }) } : refusalOf('retry', retried);
  }
  const dismissed = await call('PUT /api/v1/desk/steps/:Key', {
    params: { Key: textOf(form, 'Key') },
    body: { IsDismissed: true },
  });
  return dismissed.ok ? { goTo: addressWith(url, { done: '已忽略' }) } : refusalOf('dismiss', dismissed);
}
