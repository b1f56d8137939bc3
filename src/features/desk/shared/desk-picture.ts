import { type DeskCall, type DeskRefusal, refusalOf, textOf } from './desk-form.ts';

/** The address of a form's picture: of the file that was chosen (`<field>File`), else as it stands in the field. */
export async function pictureIn(
  call: DeskCall,
  form: FormData,
  field: string,
  intent: string,
): Promise<{ url: string } | DeskRefusal> {
  const file = form.get(`${field}File`);
  if (!(file instanceof File) || file.size === 0) return { url: textOf(form, field).trim() };
  const bytes = new Uint8Array(await file.arrayBuffer());
  const result = await call('POST /api/v1/file', { body: { file: { name: file.name, type: file.type, bytes } } });
  if (result.ok) return { url: result.data.Url };
  return {
    ...refusalOf(intent, result),
    errors: [{ Field: `${field}File`, Message: result.message }],
    message: undefined,
  };
}
