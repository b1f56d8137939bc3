import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const [BROTLI, GZIP] = ['br', 'gzip'].map(
  (name) => new RegExp(`(?:^|,)\\s*${name}\\s*(?:;\\s*q=(?!0(?:\\.0+)?\\s*(?:,|$))[^,]*)?(?:,|$)`, 'i'),
) as [RegExp, RegExp];

/** Files that become smaller, by the end of their names. */
export const PACKABLE = /\.(?:js|css|svg|json|webmanifest|txt|html|wasm)$/;

/** The best encoding a visitor accepts. `br;q=0` means: not that one. */
export function acceptedEncoding(acceptEncoding: string | undefined): Encoding {
  const header = acceptEncoding ?? '';
  if (BROTLI.test(header)) return 'br';
  return GZIP.test(header) ? 'gzip' : 'identity';
}

const compressGzip = promisify(gzip);
const compressBrotli = promisify(brotliCompress);
const inflateGzip = promisify(gunzip);
const inflateBrotli = promisify(brotliDecompress);

/** For what is compressed once and sent many times, in a thread of Node's own: harder what is kept as long as the process lives. */
export function compress(encoding: Exclude<Encoding, 'identity'>, body: Buffer, quality = 5): Promise<Buffer> {
  if (encoding === 'gzip') return compressGzip(body);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
  return compressBrotli(body, { params });
}

/** What `compress` made, or what was never compressed. */
export async function decompress(encoding: string | undefined, body: Buffer): Promise<Buffer> {
  if (encoding === undefined) return body;
  return encoding === 'br' ? inflateBrotli(body) : inflateGzip(body);
}
