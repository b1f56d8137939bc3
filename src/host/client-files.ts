import { hash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import { acceptedEncoding, compress, type Encoding, PACKABLE } from '#/platform/http/encoding.ts';
import { isKnownTag } from '#/platform/http/known-tag.ts';

const HOUR = 'public, max-age=3600';
const FOR_EVER = 'public, max-age=31536000, immutable';
/** For those that are sent as they are. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** All built files in both encodings take 12 MB: none is ever dropped, so that nobody can have it made again and again. */
const PACKED_BYTES = 32 * 1024 * 1024;
const ENDINGS: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' };
/** A first visit waits 20 ms for it in all, once for each process. */
const QUALITY = 7;
/** What can be made smaller is sent smaller; bytes that happen to be gzip would be called so once more. */
const ALREADY_DONE = { compress: false } as const;
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

interface Kept {
  body: Buffer;
  etag: string;
}

/**
 * The files that the build made; in a release `tools/precompress.mjs` has compressed them, else that is done when one is asked for.
 * They never change while the site runs, so each is read once and sent from memory: a first visit asks for thirty of them.
 */
export async function clientFileRoutes(app: FastifyInstance, { folder }: { folder: URL }): Promise<void> {
  const root = fileURLToPath(folder);
  const onDisk = new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/')),
  );
  const names = new Set([...onDisk].filter((name) => !/\.(br|gz)$/.test(name)));
  const sizeOf = ({ body }: Kept) => body.length;
  const plain = new OnceCache<Kept>({ most: KEPT_BYTES, sizeOf });
  const packed = new OnceCache<Kept>({ most: PACKED_BYTES, sizeOf });

  const read = (name: string, encoding: Encoding) =>
    (encoding === 'identity' ? plain : packed).through(name + ENDINGS[encoding], async () => {
      const body = await bodyOf(name, encoding);
      return { body, etag: `"${hash('sha1', body, 'base64url').slice(0, 22)}"` };
    });

  async function bodyOf(name: string, encoding: Encoding): Promise<Buffer> {
    const ready = name + ENDINGS[encoding];
    if (encoding === 'identity' || onDisk.has(ready)) return readFile(new URL(ready, folder));
    return compress(encoding, await readFile(new URL(name, folder)), QUALITY);
  }

  async function send(request: FastifyRequest, reply: FastifyReply, name: string, keep: string) {
    const encoding = PACKABLE.test(name) ? acceptedEncoding(request.headers['accept-encoding']) : 'identity';
    const { body, etag } = await read(name, encoding);
    reply.headers({ 'cache-control': keep, etag, vary: 'accept-encoding' });
    if (isKnownTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(TYPES[extname(name)] ?? 'application/octet-stream').send(body);
  }

  // Names in this folder carry the hash of their content. Who asks for a file of another version wants no page about it.
  app.get('/assets/*', ALREADY_DONE, (request, reply) => {
    const name = `assets/${(request.params as { '*': string })['*']}`;
    if (names.has(name)) return send(request, reply, name, FOR_EVER);
    return reply.code(404).type('text/plain; charset=utf-8').send('文件不存在');
  });
  for (const name of names) {
    if (!name.includes('/')) app.get(`/${name}`, ALREADY_DONE, (request, reply) => send(request, reply, name, HOUR));
  }
}
