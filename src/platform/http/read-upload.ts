import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#/contract/fields.ts';
import { noFileHere, oneFileOnly } from './app-error.ts';

/** A multipart body as plain fields, with the file among them. */
export async function readUpload(request: FastifyRequest, takesFile: boolean): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  try {
    for await (const part of request.parts({ limits: { files: takesFile ? 1 : 0 } })) {
      body[part.fieldname] =
        part.type === 'file'
          ? ({ name: part.filename, type: part.mimetype, bytes: await part.toBuffer() } satisfies UploadedFile)
          : part.value;
    }
  } catch (error) {
    if (!isOneTooMany(error)) throw error;
    throw takesFile ? oneFileOnly() : noFileHere();
  }
  return body;
}

function isOneTooMany(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_FILES_LIMIT';
}
