import type { attemptApi } from '#/web/api.ts';

export const IMPORT_PATH = '/shelf/import';
/** The page, and what writing is called there. */
export const STAGED = { path: IMPORT_PATH, deed: '放上书架' };

type Call = ReturnType<typeof attemptApi>;

/** A file to be read, a row to be decided, or a batch to be written or taken back; and where that leads. */
export async function handleShelfImport(call: Call, form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '');
  const params = { Id: text('Batch') };
  const open = `${IMPORT_PATH}?batch=${params.Id}`;
  switch (text('intent')) {
    case 'undo':
      return { result: await call('POST /api/v1/shelf/import/:Id/undo', { params }), goTo: open };
    case 'commit':
      return { result: await call('POST /api/v1/shelf/import/:Id/commit', { params }), goTo: open };
    case 'settle': {
      const body = { Key: text('Key') || null };
      const result = await call('PUT /api/v1/shelf/import/:Id/rows/:Line', {
        params: { ...params, Line: text('Line') },
        body,
      });
      return { result, goTo: `${open}&state=doubt` };
    }
    default: {
      const file = form.get('file');
      if (!(file instanceof File) || file.size === 0) return undefined;
      const bytes = new Uint8Array(await file.arrayBuffer());
      const result = await call('POST /api/v1/shelf/import', {
        body: { file: { name: file.name, type: file.type, bytes } },
      });
      return { result, goTo: `${IMPORT_PATH}?batch=${result.ok ? result.data.Id : ''}` };
    }
  }
}
