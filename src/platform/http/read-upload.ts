import type { FastifyRequest } from 'fastify';
import type { UploadedFile } from '#/contract/fields.ts';

/** A multipart body as plain fields, with the file among them. */
export async function readUpload(request: FastifyRequest): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    body[part.fieldname] =
      part.type === 'file'
        ? ({ name: part.filename, type: part.mimetype, bytes: await part.toBuffer() } satisfies UploadedFile)
        : part.value;
  }
  return body;
}
