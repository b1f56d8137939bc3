import type { FastifyInstance } from 'fastify';

interface Sent {
  headers: Record<string, string>;
  bytes: Uint8Array;
  type?: string;
}

/** The form as a browser sends it. */
export async function pictureForm({ headers, bytes, type = 'image/png' }: Sent) {
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(bytes)], { type }), 'offer.png');
  const body = new Response(form);
  return {
    headers: { ...headers, 'content-type': body.headers.get('content-type') ?? '' },
    payload: Buffer.from(await body.arrayBuffer()),
  };
}

export async function sendPicture(app: FastifyInstance, sent: Sent) {
  return app.inject({ method: 'POST', url: '/api/v1/ocr/market', ...(await pictureForm(sent)) });
}
