import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate } from 'node:zlib';
import { OutboundError } from './outbound-error.ts';

type Inflate = (bytes: Buffer, options: { maxOutputLength: number }) => Promise<Buffer>;

const INFLATES: Record<string, Inflate> = {
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  deflate: promisify(inflate),
  br: promisify(brotliDecompress),
};

export const ACCEPTED_ENCODINGS = 'gzip, br';

/** Reads a body whole. The limit holds for what came over the wire and for what it inflates to. */
export async function readBody(source: AsyncIterable<Buffer>, encoding: string, maxBytes: number) {
  const wire = await collect(source, maxBytes);
  const isPlain = wire.length === 0 || encoding === '' || encoding === 'identity';
  return { body: isPlain ? wire : await inflated(wire, encoding, maxBytes), wireBytes: wire.length };
}

async function collect(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > maxBytes) throw new OutboundError('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function inflated(wire: Buffer, encoding: string, maxBytes: number): Promise<Buffer> {
  const inflate = INFLATES[encoding];
  if (!inflate) throw new OutboundError('bad_response');
  try {
    return await inflate(wire, { maxOutputLength: maxBytes });
  } catch (error) {
    const isTooLarge = error instanceof RangeError && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';
    throw new OutboundError(isTooLarge ? 'too_large' : 'bad_response', error);
  }
}
