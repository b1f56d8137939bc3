import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sealed, searchKinds } from '#/testing/parts-on.fixture.ts';
import { MANIFEST_SHAPE, MOST_CHUNK, MOST_LINE, MOST_TABLES } from './archive-bounds.ts';
import { anEmptyFolder, backUp, type Closing, type Entry, fillSite, packed, unpacked } from './backup.fixture.ts';
import { checkArchive } from './check-archive.ts';
import { aboutArchive, type Manifest } from './manifest.ts';
import { readArchive } from './read-archive.ts';
import { restoreSite } from './restore-site.ts';
import { tarEnd, tarHeader } from './tar-header.rules.ts';

const closing: Closing = [];
let good: Buffer;
let entries: Entry[];
let folder: string;
let made = 0;

beforeAll(async () => {
  const DATA_DIR = anEmptyFolder(closing);
  await fillSite({ DATA_DIR });
  good = await readFile(await backUp({ DATA_DIR }));
  entries = unpacked(good);
  folder = anEmptyFolder(closing);
});

afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function keep(archive: Buffer): Promise<string> {
  made += 1;
  const path = join(folder, `${made}.tar.gz`);
  await writeFile(path, archive);
  return path;
}

/** What a restore says to it, and what it left in a place that was empty. */
async function restored(archive: Buffer): Promise<{ code: unknown; message: string; left: string[] }> {
  const DATA_DIR = anEmptyFolder(closing);
  const work = restoreSite({
    archive: await keep(archive),
    address: { DATA_DIR },
    force: false,
    sealed,
    searchKinds,
    tell: () => {},
    now: Date.now,
  });
  const error: unknown = await work.then(
    () => ({ code: 'restored', message: '' }),
    (reason: unknown) => reason,
  );
  return { ...(error as { code: unknown }), message: String((error as Error).message), left: await readdir(DATA_DIR) };
}

const manifestOf = (some: readonly Entry[]): Manifest =>
  JSON.parse(some.find(({ name }) => name === 'manifest.json')?.content.toString() ?? '{}');

function withManifest(change: (manifest: Manifest) => unknown): Buffer {
  const manifest = manifestOf(entries);
  change(manifest);
  return packed([...entries.slice(0, -1), { name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest)) }]);
}

const withEntry = (entry: Entry) => packed([...entries.slice(0, -1), entry, ...entries.slice(-1)]);

function linkHeader(): Buffer {
  const header = tarHeader('files/upload/link', 0);
  header.write('2', 156);
  header.write('/etc/passwd', 157);
  let sum = 0;
  for (let place = 0; place < 512; place++) sum += place >= 148 && place < 156 ? 32 : (header[place] ?? 0);
  header.write(sum.toString(8).padStart(6, '0'), 148);
  return header;
}

const some = Buffer.from('x');
const MiB = 1 << 20;
/** Small, and much when it is unpacked. */
function bomb(beginning: Buffer, megabytes = 100, next: Buffer = Buffer.alloc(0)): Buffer {
  const nothing = gzipSync(Buffer.alloc(MiB));
  const part = (header: Buffer) => [gzipSync(header), ...Array<Buffer>(megabytes).fill(nothing)];
  return Buffer.concat([...part(beginning), ...(next.length > 0 ? part(next) : [])]);
}
const row = (content: string | Buffer, table = 'a') => ({
  name: `tables/${table}/000001.jsonl`,
  content: Buffer.from(content),
});
const HOSTILE: [string, () => Buffer][] = [
  ['a name that climbs out', () => withEntry({ name: 'files/../../evil', content: some })],
  ['an absolute name', () => withEntry({ name: '/etc/evil', content: some })],
  ['an absolute name under files', () => withEntry({ name: 'files//etc/evil', content: some })],
  ['a hidden name', () => withEntry({ name: 'files/.unfinished/evil', content: some })],
  ['a name with a backslash', () => withEntry({ name: 'files/..\\evil', content: some })],
  ['a long name that climbs out', () => withEntry({ name: `files/${'a/'.repeat(60)}../evil`, content: some })],
  ['a symbolic link', () => withEntry({ name: '', content: Buffer.alloc(0), header: linkHeader() })],
  ['a file twice', () => withEntry({ name: 'files/upload/a.webp', content: some })],
  ['a file the manifest does not know', () => withEntry({ name: 'files/upload/more.webp', content: some })],
  ['a table after the files', () => withEntry({ name: 'tables/member/000002.jsonl', content: Buffer.from('[]\n') })],
  [
    'a file of 8 GiB that is not there',
    () => withEntry({ name: 'files/a', content: some, header: tarHeader('files/a', 2 ** 33 - 1) }),
  ],
  [
    'a table of 4 GiB',
    () => packed([{ name: '', content: some, header: tarHeader('tables/a/000001.jsonl', 2 ** 32) }]),
  ],
  ['a manifest of 4 GiB', () => packed([{ name: '', content: some, header: tarHeader('manifest.json', 2 ** 32) }])],
  ['a key the manifest does not know', () => withEntry({ name: 'secret.key', content: Buffer.from('k'.repeat(43)) })],
  ['a key that is none', () => withEntry({ name: 'secret.key', content: some })],
  ['a key of 4 GiB', () => withEntry({ name: '', content: some, header: tarHeader('secret.key', 2 ** 32) })],
  [
    'a key that the manifest promises and nobody has',
    () =>
      withManifest((manifest) => {
        manifest.secrets = { state: 'sealed', key: '0123456789abcdef', holdsKey: true };
      }),
  ],
  ['a file of a hundred megabytes of nothing', () => bomb(tarHeader('files/a', 100 * MiB))],
  [
    'two files of nothing that are too much together',
    () => bomb(tarHeader('files/a', 50 * MiB), 50, tarHeader('files/b', 50 * MiB)),
  ],
  ['a hundred megabytes of nothing after its end', () => bomb(tarEnd())],
  ['a line that never ends', () => packed([row(Buffer.alloc(MOST_LINE + 2, 'x'))])],
  ['a line that is too long', () => packed([row(`["${'x'.repeat(MOST_LINE)}"]\n`)])],
  ['a table that is too long', () => packed([row(Buffer.alloc(MOST_CHUNK + 1, '[]\n'))])],
  ['a row of a million brackets', () => packed([row(`${'['.repeat(1 << 20)}\n`)])],
  ['a row of a million values', () => packed([row(`[${'1,'.repeat(1 << 20)}1]\n`)])],
  [
    'a manifest of a million brackets',
    () => packed([{ name: 'manifest.json', content: Buffer.alloc(1 << 20, '{"a":') }]),
  ],
  [
    'a manifest of millions of values',
    () => packed([{ name: 'manifest.json', content: Buffer.alloc(3 * MANIFEST_SHAPE.values, '{},') }]),
  ],
  [
    'more tables than any site has',
    () => packed(Array.from({ length: MOST_TABLES + 2 }, (_, table) => row('[]\n', `t${table}`))),
  ],
  ['no manifest', () => packed(entries.slice(0, -1))],
  ['a manifest that is none', () => packed([{ name: 'manifest.json', content: Buffer.from('[]') }])],
  ['nothing at all', () => packed([])],
  ['an empty file', () => Buffer.alloc(0)],
  ['a file that is no archive', () => Buffer.from('<html>'.repeat(100))],
  ['something after the end', () => gzipSync(Buffer.concat([gunzipSync(good), Buffer.alloc(512, 1)]))],
  [
    'a row count that is wrong',
    () =>
      withManifest(({ tables }) => {
        for (const table of tables) table.rows += 1;
      }),
  ],
  [
    'a checksum that is wrong',
    () =>
      withManifest(({ files }) => {
        for (const file of files) file.sha256 = 'a'.repeat(64);
      }),
  ],
  ['a missing upload', () => packed(entries.filter(({ name }) => name !== 'files/upload/a.webp'))],
  ['a missing part of a table', () => packed(entries.filter(({ name }) => !name.startsWith('tables/member/')))],
  [
    'a table nobody knows',
    () =>
      withManifest(({ tables }) =>
        tables.push({ ...(tables[0] as Manifest['tables'][0]), name: 'evil', rows: 0, bytes: 0, sha256: EMPTY }),
      ),
  ],
  [
    'a column nobody knows',
    () =>
      withManifest(({ tables }) => {
        for (const table of tables) table.columns[0] = { name: 'evil', type: 'text' };
      }),
  ],
];
const EMPTY = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

describe('an archive with', () => {
  test.each(HOSTILE)('%s is refused in Chinese, and nothing is changed', async (_, make) => {
    const { code, message, left } = await restored(make());
    expect([code, left]).toEqual(['backup.broken', []]);
    expect(message).toMatch(/^这份备份不能用：\p{Script=Han}?/u);
  });

  test('a row of the wrong type is refused before the place is touched', async () => {
    const row = entries.find(({ name }) => name.startsWith('tables/change_number/'));
    const content = Buffer.from(row?.content.toString().replaceAll(/\d+/g, '"x"') ?? '');
    const { createHash } = await import('node:crypto');
    const changed = entries.map((entry) => (entry === row ? { name: entry.name, content } : entry));
    const manifest = manifestOf(entries);
    for (const table of manifest.tables.filter(({ name }) => name === 'change_number')) {
      Object.assign(table, { bytes: content.length, sha256: createHash('sha256').update(content).digest('hex') });
    }
    const last = { name: 'manifest.json', content: Buffer.from(JSON.stringify(manifest)) };
    expect(await restored(packed([...changed.slice(0, -1), last]))).toMatchObject({ code: 'backup.broken', left: [] });
  });

  test('migrations or a format of a newer version is refused with the advice to upgrade', async () => {
    const newer = await restored(withManifest(({ migrations }) => migrations.push('9999_future')));
    expect(newer).toMatchObject({ code: 'backup.newer', message: expect.stringContaining('升级'), left: [] });
    const format = await restored(withManifest((manifest) => (manifest.format = 2)));
    expect(format).toMatchObject({ code: 'backup.broken', message: expect.stringContaining('升级'), left: [] });
  });
});

test('what is not a plain file, or does not fit, is not read', async () => {
  await expect(readArchive('/dev/zero')).rejects.toMatchObject({ code: 'backup.broken' });
  await expect(readArchive(folder)).rejects.toMatchObject({ message: expect.stringContaining('文件夹') });
  const path = await keep(good);
  for (const room of [
    { tables: 10, files: 1e9 },
    { tables: 1e9, files: 300_000 },
  ]) {
    await expect(readArchive(path, { room })).rejects.toMatchObject({ code: 'backup.no_space' });
  }
});

test('a check in a process of its own says the same, and ends when it is told to', async () => {
  const path = await keep(good);
  const signal = new AbortController().signal;
  const options = { mostBytes: 1e9, tell: () => {}, signal };
  const { manifest, sha256 } = await readArchive(path);
  expect(await checkArchive(path, options)).toEqual(aboutArchive(manifest, sha256));
  const hostile = await keep(bomb(tarHeader('files/a', 100 * MiB)));
  await expect(checkArchive(hostile, options)).rejects.toMatchObject({ code: 'backup.broken', status: 422 });
  await expect(checkArchive(path, { ...options, mostBytes: 10 })).rejects.toMatchObject({ code: 'backup.no_space' });
  const ending = new AbortController();
  const ended = checkArchive(path, { ...options, signal: ending.signal });
  ending.abort(new Error('enough'));
  await expect(ended).rejects.toThrow('enough');
});

describe('damage', () => {
  const refusal = async (archive: Buffer) =>
    readArchive(await keep(archive)).then(
      () => 'accepted',
      (error: { code?: unknown }) => error.code,
    );

  test('a file that is cut off anywhere is refused', async () => {
    for (let part = 0; part < 25; part++) {
      expect(await refusal(good.subarray(0, Math.floor((good.length * part) / 25)))).toBe('backup.broken');
    }
    expect(await refusal(good.subarray(0, -1))).toBe('backup.broken');
  });

  test('a bit that flipped anywhere in what is packed is refused, unless it stood for nothing', async () => {
    const tar = gunzipSync(good);
    // The ten bytes of gzip's own header hold a time and a system that mean nothing.
    for (let part = 0; part < 60; part++) {
      const place = 10 + Math.floor(((good.length - 11) * part) / 60);
      const flipped = Buffer.from(good);
      flipped[place] = (flipped[place] ?? 0) ^ (1 << (part % 8));
      const answer = await refusal(flipped);
      // Between two blocks of gzip there are bits that fill a byte.
      if (answer === 'accepted') expect(gunzipSync(flipped).equals(tar)).toBe(true);
      else expect([place, answer]).toEqual([place, 'backup.broken']);
    }
  });

  test('a bit that flipped before it was packed is refused', async () => {
    const tar = gunzipSync(good);
    const contents = entries.filter(({ content }) => content.length > 0).map(({ content }) => tar.indexOf(content));
    for (const place of contents) {
      const flipped = Buffer.from(tar);
      flipped[place] = (flipped[place] ?? 0) ^ 1;
      expect([place, await refusal(gzipSync(flipped, { level: 1 }))]).toEqual([place, 'backup.broken']);
    }
  });
});
