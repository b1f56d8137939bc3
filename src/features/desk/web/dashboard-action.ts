import { addressWith, refusalOf, textOf } from '../shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '../shared/desk-outcome.ts';

/** Trying a dead job again, another name for a title, or setting a first step aside. */
export async function handleDashboardForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  if (textOf(form, 'intent') === 'retry') {
    const retried = await call('POST /api/v1/desk/jobs/:Id/retry', { params: { Id: textOf(form, 'Id') } });
    return retried.ok ? { goTo: addressWith(url, { done: '已重新排队' }) } : refusalOf('retry', retried);
  }
  if (textOf(form, 'intent') === 'alias') return addAlias(call, form, url);
  const dismissed = await call('PUT /api/v1/desk/steps/:Key', {
    params: { Key: textOf(form, 'Key') },
    body: { IsDismissed: true },
  });
  return dismissed.ok ? { goTo: addressWith(url, { done: '已忽略' }) } : refusalOf('dismiss', dismissed);
}

/** What was looked for in vain finds this title from now on. */
async function addAlias(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const Key = textOf(form, 'Key');
  const words = textOf(form, 'Words').trim();
  const title = await call('GET /api/v1/any', { query: { key: Key } });
  if (!title.ok) return refusalOf('alias', title);
  const Aliases = [...new Set([...title.data.Aliases, words])];
  const saved = await call('PUT /api/v1/any', { body: { Key, Aliases } });
  return saved.ok ? { goTo: addressWith(url, { done: '已接上又名' }) } : refusalOf('alias', saved);
}
