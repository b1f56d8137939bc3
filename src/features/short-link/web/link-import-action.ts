import type { FieldError } from '#/contract/envelope.ts';
import type { attemptApi } from '#/web/api.ts';

export const IMPORT_PATH = '/short/import';
/** The page, and what writing is called there. */
export const STAGED = { path: IMPORT_PATH, deed: '生成' };

type Call = ReturnType<typeof attemptApi>;
type Outcome = { goTo: string } | { status: number; errors: FieldError[]; message: string | undefined };

/** A list or a file to be read, or a batch to be made or taken back. */
export async function handleLinkImport(call: Call, form: FormData): Promise<Outcome> {
  const result = await answerOf(call, form);
  if (!result) return { status: 400, errors: [], message: '请选择文件' };
  if (result.ok) return { goTo: `${IMPORT_PATH}?batch=${result.data.Id}` };
  const { status, errors, message } = result;
  return { status, errors, message: errors.length > 0 ? undefined : message };
}

async function answerOf(call: Call, form: FormData) {
  const intent = form.get('intent');
  const params = { Id: String(form.get('Batch') ?? '') };
  if (intent === 'undo') return call('POST /api/v1/short_url/import/:Id/undo', { params });
  if (intent === 'commit') return call('POST /api/v1/short_url/import/:Id/commit', { params });
  if (form.has('Text')) return call('POST /api/v1/short_url/import/text', { body: { Text: String(form.get('Text')) } });
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return undefined;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return call('POST /api/v1/short_url/import', { body: { file: { name: file.name, type: file.type, bytes } } });
}
