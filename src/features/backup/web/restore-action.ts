import { addressWith, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

/** The steps of a restore: reading the archive, and asking for it. */
export async function handleRestoreForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const Name = textOf(form, 'Name');
  const intent = textOf(form, 'intent');
  if (intent === 'check') {
    const result = await call('POST /api/v1/backup/:Name/check', { params: { Name } });
    return result.ok ? { goTo: addressWith(url, { name: Name }) } : refusalOf(intent, result);
  }
  const body = { SiteName: textOf(form, 'SiteName') };
  const result = await call('POST /api/v1/backup/:Name/restore', { params: { Name }, body });
  return result.ok ? { goTo: addressWith(url, { name: Name }) } : refusalOf('restore', result);
}
