import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import compress from '@fastify/compress';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { clientFileRoutes } from './client-files.ts';
import { compressOptions } from './compress-options.ts';

const CODE = 'export const a = 1;';
const LONG_CODE = CODE.repeat(100);
/** Compressed by whoever made it, and taken apart by the page itself: larger than what is left alone anyway. */
const TABLE = gzipSync(randomBytes(4000));

async function aFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-files-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'assets'));
  mkdirSync(join(folder, '.vite'));
  writeFileSync(join(folder, 'assets', 'a-12345678.js'), CODE);
  writeFileSync(join(folder, 'assets', 'a-12345678.js.br'), brotliCompressSync(CODE));
  writeFileSync(join(folder, 'assets', 'b-12345678.js'), LONG_CODE);
  writeFileSync(join(folder, 'icon.png'), 'picture');
  writeFileSync(join(folder, '.vite', 'manifest.json'), '{}');
  writeFileSync(join(folder, 'assets', 'table-12345678.bin'), TABLE);
  const app = fastify();
  await app.register(compress, compressOptions);
  await app.register(clientFileRoutes, { folder: pathToFileURL(`${folder}/`) });
  onTestFinished(() => app.close());
  return (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
}

test('a built file comes in the encoding that is asked for and lies there, and is kept for ever', async () => {
  const get = await aFolder();
  const small = await get('/assets/a-12345678.js', { 'accept-encoding': 'gzip, br' });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  });
  expect(brotliDecompressSync(small.rawPayload).toString()).toBe(CODE);
  for (const accepted of ['br;q=0', '']) {
    const plain = await get('/assets/a-12345678.js', { 'accept-encoding': accepted });
    expect([plain.body, plain.headers['content-encoding']]).toEqual([CODE, undefined]);
  }
});

test('what nobody compressed before is when it is asked for, once, unless it is no text', async () => {
  const get = await aFolder();
  const packed = await get('/assets/b-12345678.js', { 'accept-encoding': 'gzip, br' });
  expect(packed.headers['content-encoding']).toBe('br');
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(LONG_CODE);
  const [one, other] = await Promise.all([1, 2].map(() => get('/assets/b-12345678.js', { 'accept-encoding': 'gzip' })));
  expect(one?.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(one?.rawPayload ?? '').toString()).toBe(LONG_CODE);
  expect(other?.headers['etag']).toBe(one?.headers['etag']);
  expect((await get('/assets/b-12345678.js')).body).toBe(LONG_CODE);
  expect((await get('/icon.png', { 'accept-encoding': 'br' })).headers['content-encoding']).toBeUndefined();
});

test('who has it already is told so, and each encoding has a tag of its own', async () => {
  const get = await aFolder();
  const tags = await Promise.all(
    ['br', ''].map(
      async (accepted) => (await get('/assets/a-12345678.js', { 'accept-encoding': accepted })).headers.etag,
    ),
  );
  expect(new Set(tags).size).toBe(2);
  const again = await get('/icon.png', { 'if-none-match': (await get('/icon.png')).headers.etag ?? '' });
  expect([again.statusCode, again.body, again.headers['cache-control']]).toEqual([304, '', 'public, max-age=3600']);
});

test('there is nothing beside the files: no other version, no compressed copy by name, nothing above the folder', async () => {
  const get = await aFolder();
  const gone = await get('/assets/a-00000000.js');
  expect([gone.statusCode, gone.body]).toEqual([404, '文件不存在']);
  for (const url of [
    '/assets/a-12345678.js.br',
    '/assets/../.vite/manifest.json',
    '/assets/..%2f.vite%2fmanifest.json',
    '/.vite/manifest.json',
  ])
    expect((await get(url)).statusCode).toBe(404);
});

test('a file that is compressed by its own nature comes as it lies there', async () => {
  const get = await aFolder();
  for (const accepted of ['gzip, deflate', 'gzip, deflate, br, zstd', '']) {
    const { rawPayload, headers } = await get('/assets/table-12345678.bin', { 'accept-encoding': accepted });
    expect([headers['content-encoding'], headers['content-type']]).toEqual([undefined, 'application/octet-stream']);
    expect(gunzipSync(rawPayload)).toHaveLength(4000);
  }
});
