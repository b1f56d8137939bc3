import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

export const aPicture = (width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#c93a22' } });

interface Upload {
  headers: Record<string, string>;
  bytes: Uint8Array;
  name?: string;
  type?: string;
}

/** Sends one file the way a browser's form does. */
export async function upload(app: FastifyInstance, { headers, bytes, name = 'a.png', type = 'image/png' }: Upload) {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(bytes)], { type }), name);
  const body = new Response(form);
  return app.inject({
    method: 'POST',
    url: '/api/v1/file',
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}
