import { addressWith, refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

/** Making a backup, reading one again from end to end, and deleting one. */
export async function handleBackupForm(call: DeskCall, form: FormData, url: URL): Promise<DeskOutcome> {
  const intent = textOf(form, 'intent');
  const Name = textOf(form, 'Name');
  switch (intent) {
    case 'make': {
      const result = await call('POST /api/v1/backup', { body: { WithKey: textOf(form, 'WithKey') === 'on' } });
      return result.ok ? { goTo: addressWith(url, { done: '' }) } : refusalOf(intent, result);
    }
    case 'check': {
      const result = await call('POST /api/v1/backup/:Name/check', { params: { Name } });
      return result.ok ? { goTo: addressWith(url, { done: '' }) } : refusalOf(intent, result);
    }
    case 'remove': {
      const result = await call('DELETE /api/v1/backup', { query: { Name } });
      return result.ok ? { goTo: addressWith(url, { done: '已删除' }) } : refusalOf(intent, result);
    }
    default:
      return { form: intent, status: 400, errors: [], message: '请选择要做的事' };
  }
}
