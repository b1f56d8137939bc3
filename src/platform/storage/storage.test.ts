import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { isDatabaseUnavailable } from '#/platform/db/unavailable.ts';
import { openStorage } from './open-storage.ts';
import { type S3Server, startS3Server } from './s3-server.fixture.ts';
import { createS3Storage } from './s3-storage.ts';
import { StorageError } from './storage.ts';
import { brokenPut, names, read } from './stored.fixture.ts';

const type = 'text/plain';
const bytes = (content: string) => Buffer.from(content);

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

let folders = 0;

/** An empty one, of which a second can be opened as another process would. */
function aStorage(driver: 'local' | 's3') {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-storage-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  folders += 1;
  const config = driver === 's3' ? { ...server.settings, S3_PREFIX: `site-${folders}/`, DATA_DIR } : { DATA_DIR };
  return { storage: openStorage(config), openAgain: () => openStorage(config) };
}

describe.each(['local', 's3'] as const)('files in %s', (driver) => {
  test('what is put can be read, with its size', async () => {
    const { storage } = aStorage(driver);
    await storage.put('ab/cd/picture.webp', bytes('图片'), { type });
    const file = await storage.open('ab/cd/picture.webp');
    expect(file?.size).toBe(6);
    expect(file && (await text(file.stream))).toBe('图片');
    expect(await storage.size('ab/cd/picture.webp')).toBe(6);
  });

  test('a stream is put piece by piece, and is not there before its end', async () => {
    const { storage } = aStorage(driver);
    async function* pieces() {
      yield bytes('one ');
      expect(await storage.size('a.txt')).toBeUndefined();
      expect(await names(storage)).toEqual([]);
      yield bytes('two');
    }
    await storage.put('a.txt', pieces(), { type });
    expect(await read(storage, 'a.txt')).toBe('one two');
  });

  test('a stream that breaks leaves the old file as it was', async () => {
    const { storage } = aStorage(driver);
    await brokenPut(storage);
  });

  test('a reader keeps the file it opened while the name gets another', async () => {
    const { storage } = aStorage(driver);
    await storage.put('a.txt', bytes('old'), { type });
    const opened = await storage.open('a.txt');
    await storage.put('a.txt', bytes('new'), { type });
    expect(opened && (await text(opened.stream))).toBe('old');
    expect(await read(storage, 'a.txt')).toBe('new');
  });

  test('a removed file is gone, and is not removed twice', async () => {
    const { storage } = aStorage(driver);
    await storage.put('a/b', bytes('x'), { type });
    expect(await storage.remove('a/b')).toBe(true);
    expect(await storage.remove('a/b')).toBe(false);
    expect(await storage.open('a/b')).toBeUndefined();
    expect(await storage.size('a/b')).toBeUndefined();
  });

  test('a large file comes back byte for byte, and so does an empty one', async () => {
    const { storage, openAgain } = aStorage(driver);
    const large = randomBytes(17 * 1024 * 1024);
    async function* pieces() {
      for (let begin = 0; begin < large.length; begin += 1_000_003) yield large.subarray(begin, begin + 1_000_003);
    }
    await storage.put('large', pieces(), { type });
    await storage.put('empty', bytes(''), { type });
    const file = await openAgain().open('large');
    expect(file?.size).toBe(large.length);
    expect(file && (await buffer(file.stream)).equals(large)).toBe(true);
    expect(await read(openAgain(), 'empty')).toBe('');
  });

  test('names are listed in order, all or by their beginning', async () => {
    const { storage } = aStorage(driver);
    expect(await names(storage)).toEqual([]);
    for (const name of ['b/2', 'b/1', 'a/x/1', 'bc', 'b/10']) await storage.put(name, bytes(name), { type });
    expect(await names(storage)).toEqual(['a/x/1', 'b/1', 'b/10', 'b/2', 'bc']);
    expect(await names(storage, 'b')).toEqual(['b/1', 'b/10', 'b/2', 'bc']);
    expect(await names(storage, 'b/')).toEqual(['b/1', 'b/10', 'b/2']);
    expect(await names(storage, 'b/1')).toEqual(['b/1', 'b/10']);
    expect(await names(storage, 'nothing/')).toEqual([]);
  });

  test('it has a name of its own, which every process is told and nobody can read or list', async () => {
    const { storage, openAgain } = aStorage(driver);
    const identity = await storage.identity();
    expect(identity).toMatch(new RegExp(`^${driver} [0-9a-f-]{36}$`));
    expect(await openAgain().identity()).toBe(identity);
    expect(await aStorage(driver).storage.identity()).not.toBe(identity);
    expect(await names(storage)).toEqual([]);
    expect(await storage.open('identity')).toBeUndefined();
  });

  test.each([
    '',
    '.',
    '..',
    '../x',
    'a/../x',
    'a/..',
    '/etc/passwd',
    'a//b',
    'a/',
    './a',
    '.hidden',
    'a/.hidden',
    '.unfinished/x',
    'a\\b',
    'c:x',
    'a.',
    'A',
    '图',
    'a b',
    'a\0',
    'a\n',
    '%2e%2e/x',
    'a'.repeat(101),
    `${'a/'.repeat(9)}a`,
  ])('%j is no name', async (name) => {
    const { storage } = aStorage(driver);
    const refused = new StorageError();
    expect(refused).toMatchObject({ code: 'bad_name', message: '文件名不正确' });
    await expect(storage.put(name, bytes('x'), { type })).rejects.toEqual(refused);
    await expect(storage.open(name)).rejects.toEqual(refused);
    await expect(storage.remove(name)).rejects.toEqual(refused);
    await expect(storage.size(name)).rejects.toEqual(refused);
  });

  test.each(['../', '.unfinished/', '/', 'a//'])('nothing outside can be listed by %j', async (prefix) => {
    const { storage } = aStorage(driver);
    await expect(names(storage, prefix)).rejects.toMatchObject({ code: 'bad_name' });
  });
});

// A service promises this for itself; the program that stands for one in tests writes in place.
test('of two writers of one name one wins, and its file is whole', async () => {
  const { storage } = aStorage('local');
  const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000));
  await Promise.all(contents.map((content) => storage.put('one/file', bytes(content), { type })));
  expect(contents).toContain(await read(storage, 'one/file'));
});

test('a service that is away, or refuses the key, says so without telling the secret', async () => {
  const { storage } = aStorage('s3');
  const wrong = openStorage({ ...server.settings, S3_ACCESS_KEY_ID: 'UNKNOWN', DATA_DIR: '' });
  await expect(wrong.put('a', bytes('x'), { type })).rejects.toThrow(
    /^the storage refuses PUT: 403 InvalidAccessKeyId$/,
  );
  await server.kill();
  const failure = await storage.put('a', bytes('x'), { type }).catch((error: unknown) => error);
  expect(isDatabaseUnavailable(failure)).toBe(true);
  await server.start();
  await storage.put('a', bytes('x'), { type });
  expect(await read(storage, 'a')).toBe('x');
});

test('more names than one answer holds are all listed, in order', async () => {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: name, S3_REGION: region } = server.settings;
  const key = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
  const storage = createS3Storage({ endpoint, name, region, ...key, prefix: 'many/', keysAtOnce: 7 });
  const wanted = Array.from({ length: 21 }, (_, index) => `upload/${String(index).padStart(4, '0')}`);
  for (const name of wanted) await storage.put(name, bytes('x'), { type });
  expect(await names(storage, 'upload/')).toEqual(wanted);
});
