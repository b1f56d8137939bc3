import { crc32, deflateSync } from 'node:zlib';
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

/** A PNG that claims to be so large, in a few bytes. */
export function hugePng(side: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    ...[chunk('IHDR', head), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))],
  ]);
}
