import { refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

const HERE = '/market/admin/search/data/import';

/** A file to be read, or a batch to be written or taken back. */
export async function handleItemImport(call: DeskCall, form: FormData): Promise<DeskOutcome> {
  const result = await answerOf(call, form);
  if (!result) return { form: 'import', status: 400, errors: [], message: '请选择文件' };
  if (result.ok) return { goTo: `${HERE}?batch=${result.data.Id}` };
  return { ...refusalOf('import', result), errors: [], message: result.errors[0]?.Message ?? result.message };
}

async function answerOf(call: DeskCall, form: FormData) {
  const intent = textOf(form, 'intent');
  const params = { id: textOf(form, 'Batch') };
  if (intent === 'undo') return call('POST /api/v1/crawl/common/batch/:id/undo', { params });
  if (intent === 'commit') return call('POST /api/v1/crawl/common/batch/:id/commit', { params });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return call('POST /api/v1/crawl/common/import', { body: { file: { name: file.name, type: file.type, bytes } } });
}
