import { refusalOf, textOf } from '#/features/desk/shared/desk-form.ts';
import type { DeskCall, DeskOutcome } from '#/features/desk/shared/desk-outcome.ts';

/** A file to be read, or one to be written or taken back. */
export async function handleTitleImport(call: DeskCall, form: FormData): Promise<DeskOutcome> {
  const result = await answerOf(call, form);
  if (!result) return { form: 'import', status: 400, errors: [], message: '请选择文件' };
  if (result.ok) return { goTo: `/market/admin/catalogue/import?batch=${result.data.Id}` };
  return { ...refusalOf('import', result), errors: [], message: result.errors[0]?.Message ?? result.message };
}

async function answerOf(call: DeskCall, form: FormData) {
  const params = { Id: textOf(form, 'Batch') };
  switch (textOf(form, 'intent')) {
    case 'undo':
      return call('POST /api/v1/collection/import/:Id/undo', { params });
    case 'commit':
      return call('POST /api/v1/collection/import/:Id/commit', { params });
  }
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const Name = textOf(form, 'Name').trim();
  const body = { file: { name: file.name, type: file.type, bytes }, ...(Name && { Name }) };
  return call('POST /api/v1/collection/import', { body });
}
