import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { BadLine, fromLine } from '#/platform/db/portable/portable-value.ts';
import { AppError } from '#/platform/http/app-error.ts';
import { isWithin } from '#/platform/json/bounded-json.ts';
import { readKeyText, secretKeyName } from '#/platform/secret/secret-key.ts';
import { checkName, StorageError } from '#/platform/storage/storage.ts';
import { sizeText } from '../backup-size.pure.ts';
import {
  isRowSized,
  MANIFEST_SHAPE,
  MOST_CHUNK,
  MOST_ENTRIES,
  MOST_KEY,
  MOST_LAST_BLOCKS,
  MOST_LINE,
  MOST_MANIFEST,
  MOST_NAME,
  MOST_TABLES,
  mostUnpacked,
} from './archive-bounds.ts';
import { noSpace, notABackup, unpacksTooFar } from './backup.errors.ts';
import { type ByteReader, createByteReader } from './byte-reader.ts';
import { FORMAT, KEY_ENTRY, type Manifest, manifestSchema } from './manifest.ts';
import { BadTar, BLOCK, readLongName, readTarHeader, type TarHeader } from './tar-header.rules.ts';

const LINES_AT_ONCE = 500;
const NEWLINE = 10;

/** Who takes what is in an archive, in the order in which it comes. */
export interface Taker {
  rows?(table: string, lines: readonly string[]): Promise<void>;
  file?(name: string, size: number, content: AsyncIterable<Buffer>): Promise<void>;
  /** Bytes that there is room for where it is to go. More are not unpacked. */
  room?: { tables: number; files: number };
  signal?: AbortSignal;
}

interface ReadArchive {
  manifest: Manifest;
  /** The checksum of the whole file. */
  sha256: string;
  /** The key that opens its secrets, if it was put in. */
  key: Uint8Array | undefined;
}

interface Seen {
  rows: number;
  bytes: number;
  width: number | undefined;
  chunks: number;
  hash: ReturnType<typeof createHash>;
}

interface Found {
  tables: Map<string, Seen>;
  files: Map<string, { bytes: number; sha256: string }>;
  manifest: Manifest | undefined;
  key: Uint8Array | undefined;
  entries: number;
  /** What the headers say so far. */
  bytes: { tables: number; files: number };
}

/**
 * Reads a whole archive and believes nothing in it: names, sizes and order are checked as they come, counts and
 * checksums at the end, against the manifest. Needs little memory whatever it holds. Throws `backup.broken` with the reason.
 */
export async function readArchive(path: string, taker: Taker = {}): Promise<ReadArchive> {
  const most = mostUnpacked(await sizeOf(path));
  const source = createReadStream(path);
  const packed = createGunzip();
  const hash = createHash('sha256');
  let bytes = 0;
  source.on('data', (piece) => {
    hash.update(piece);
    bytes += piece.length;
  });
  source.on('error', (error) => packed.destroy(error));
  taker.signal?.addEventListener('abort', () => packed.destroy(), { once: true });
  try {
    const found = await readEntries(createByteReader(upTo(most, source.pipe(packed))), taker, most);
    // What follows the packed part is passed over in silence by the unpacker.
    if (!source.readableEnded || packed.bytesWritten !== bytes) throw notABackup('结尾之后还有内容');
    return { manifest: agreed(found), sha256: hash.digest('hex'), key: found.key };
  } catch (error) {
    taker.signal?.throwIfAborted();
    throw asRefusal(error);
  } finally {
    source.destroy();
    packed.destroy();
  }
}

async function sizeOf(path: string): Promise<number> {
  const stats = await stat(path).catch((error: unknown) => {
    throw asRefusal(error);
  });
  if (!stats.isFile()) throw notABackup(stats.isDirectory() ? '这是一个文件夹' : '这不是普通的文件');
  return stats.size;
}

/** A small file can unpack to a thousand times its size, and would keep a machine busy for hours. */
async function* upTo(most: number, unpacked: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let bytes = 0;
  for await (const piece of unpacked) {
    bytes += piece.length;
    if (bytes > most) throw unpacksTooFar();
    yield piece;
  }
}

async function readEntries(reader: ByteReader, taker: Taker, most: number): Promise<Found> {
  const found: Found = {
    ...{ tables: new Map(), files: new Map(), manifest: undefined, key: undefined },
    ...{ entries: 0, bytes: { tables: 0, files: 0 } },
  };
  for (;;) {
    const entry = await nextEntry(reader);
    if (!entry) break;
    if (found.manifest) throw notABackup('清单之后还有内容');
    found.entries += 1;
    if (found.entries > MOST_ENTRIES) throw notABackup('里面的文件太多');
    if (entry.size > most) throw unpacksTooFar();
    await readEntry(entry, reader, taker, found);
    await reader.take((BLOCK - (entry.size % BLOCK)) % BLOCK);
  }
  for (let blocks = 1; !(await reader.isAtEnd()); blocks++) {
    const isFilling = blocks <= MOST_LAST_BLOCKS && (await reader.take(BLOCK)).every((byte) => byte === 0);
    if (!isFilling) throw notABackup('结尾之后还有内容');
  }
  return found;
}

async function nextEntry(reader: ByteReader): Promise<TarHeader | undefined> {
  const header = readTarHeader(await reader.take(BLOCK));
  if (header?.kind !== 'long-name') return header;
  if (header.size > MOST_NAME) throw notABackup('有一个文件名太长');
  const name = readLongName(await reader.take(header.size));
  await reader.take((BLOCK - (header.size % BLOCK)) % BLOCK);
  const file = readTarHeader(await reader.take(BLOCK));
  if (file?.kind !== 'file') throw notABackup('长文件名之后没有文件');
  return { ...file, name };
}

/** Refused before it is unpacked, by what its header says. */
function count(found: Found, what: 'tables' | 'files', size: number, { room }: Taker): void {
  found.bytes[what] += size;
  const free = room?.[what] ?? Number.POSITIVE_INFINITY;
  if (found.bytes[what] > free) throw noSpace(sizeText(found.bytes[what]), sizeText(free));
}

async function readEntry({ name, size }: TarHeader, reader: ByteReader, taker: Taker, found: Found): Promise<void> {
  if (name === 'manifest.json') {
    if (size > MOST_MANIFEST) throw notABackup('清单太大');
    found.manifest = readManifest((await reader.take(size)).toString('utf8'));
    return;
  }
  if (name === KEY_ENTRY) {
    if (size > MOST_KEY || found.key) throw notABackup('里面的密钥不对');
    found.key = readKeyText((await reader.take(size)).toString('utf8'));
    if (!found.key) throw notABackup('里面的密钥不对');
    return;
  }
  const [, table = '', chunk = ''] = /^tables\/([a-z][a-z0-9_]{0,62})\/(\d{6,9})\.jsonl$/.exec(name) ?? [];
  if (table) {
    if (size > MOST_CHUNK) throw notABackup(`${name} 声称有 ${size} 字节，太大了`);
    count(found, 'tables', size, taker);
    const seen = seenOf(found, table, Number(chunk));
    await readRows(await reader.take(size), seen, (lines) => taker.rows?.(table, lines));
    return;
  }
  const file = name.startsWith('files/') ? name.slice('files/'.length) : '';
  if (!file || found.files.has(file)) throw notABackup(`里面有不该有的文件 ${JSON.stringify(name.slice(0, 100))}`);
  checkName(file);
  count(found, 'files', size, taker);
  const hash = createHash('sha256');
  const hashed = hashing(reader.pieces(size), hash);
  if (taker.file) await taker.file(file, size, hashed);
  // Whoever took it may have left some.
  for await (const _ of hashed);
  found.files.set(file, { bytes: size, sha256: hash.digest('hex') });
}

async function* hashing(pieces: AsyncIterable<Buffer>, hash: Seen['hash']): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    hash.update(piece);
    yield piece;
  }
}

/** Parts of a table come one after the other, and tables one after the other. */
function seenOf({ tables, files }: Found, table: string, chunk: number): Seen {
  const isCurrent = [...tables.keys()].at(-1) === table;
  const seen = tables.get(table) ?? { rows: 0, bytes: 0, width: undefined, chunks: 0, hash: createHash('sha256') };
  if (tables.size > MOST_TABLES) throw notABackup('里面的表太多');
  if (files.size > 0 || chunk !== seen.chunks + 1 || (tables.has(table) && !isCurrent)) {
    throw notABackup(`表 ${table} 的顺序不对`);
  }
  seen.chunks = chunk;
  tables.set(table, seen);
  return seen;
}

async function readRows(content: Buffer, seen: Seen, take: (lines: string[]) => Promise<void> | undefined) {
  seen.hash.update(content);
  seen.bytes += content.length;
  let lines: string[] = [];
  for (let start = 0; start < content.length; ) {
    const end = content.indexOf(NEWLINE, start);
    if (end === -1) throw notABackup('有一行没有写完');
    if (end - start > MOST_LINE) throw notABackup('有一行太长');
    const line = content.toString('utf8', start, end);
    if (!isRowSized(line)) throw notABackup('有一行读不懂');
    const width = fromLine(line).length;
    if (width !== (seen.width ?? width)) throw notABackup('同一张表的行长短不一');
    seen.width = width;
    seen.rows += 1;
    lines.push(line);
    start = end + 1;
    if (lines.length < LINES_AT_ONCE && start < content.length) continue;
    await take(lines);
    lines = [];
  }
}

function readManifest(text: string): Manifest {
  if (!isWithin(text, MANIFEST_SHAPE)) throw notABackup('清单太复杂，不是搜罗写的');
  try {
    const value: unknown = JSON.parse(text);
    const format = typeof value === 'object' && value !== null && 'format' in value ? Number(value.format) : 0;
    if (format > FORMAT) throw notABackup('它的格式比这个版本的搜罗新，请先升级');
    return manifestSchema.parse(value);
  } catch (error) {
    throw error instanceof AppError ? error : notABackup('清单读不懂');
  }
}

/** What was found is what the manifest says, no more and no less. */
function agreed({ tables, files, manifest, key }: Found): Manifest {
  if (!manifest) throw notABackup('没有清单，文件不完整');
  const nothing = { rows: 0, bytes: 0, width: undefined };
  for (const { name, columns, rows, bytes, sha256 } of manifest.tables) {
    const seen = tables.get(name);
    const { rows: rowsSeen, bytes: bytesSeen, width = columns.length } = seen ?? nothing;
    const sum = (seen?.hash ?? createHash('sha256')).digest('hex');
    tables.delete(name);
    if (rows !== rowsSeen || bytes !== bytesSeen || width !== columns.length || sha256 !== sum) {
      throw notABackup(`表 ${name} 与清单不符`);
    }
  }
  for (const { name, bytes, sha256 } of manifest.files) {
    const seen = files.get(name);
    files.delete(name);
    if (seen?.bytes !== bytes || seen.sha256 !== sha256) throw notABackup(`文件 ${name} 与清单不符`);
  }
  const { holdsKey = false, key: keyName = null } = manifest.secrets ?? {};
  if (holdsKey !== (key !== undefined) || (key && secretKeyName(key) !== keyName)) throw notABackup('密钥与清单不符');
  if (tables.size > 0 || files.size > 0) throw notABackup('里面有清单上没有的内容');
  return manifest;
}

function asRefusal(error: unknown): unknown {
  if (error instanceof BadTar) return notABackup(REASONS[error.message] ?? '不是搜罗的备份文件');
  if (error instanceof BadLine) return notABackup('有一行读不懂');
  if (error instanceof StorageError) return notABackup('里面有不该有的文件名');
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'Z_BUF_ERROR') return notABackup('文件不完整');
  if (code.startsWith('Z_')) return notABackup('压缩数据已损坏，或者不是备份文件');
  return code === 'ENOENT' ? notABackup('没有这个文件') : error;
}

const REASONS: Readonly<Record<string, string>> = {
  'is cut off': '文件不完整',
  'a header is damaged': '文件已损坏',
  'a number is damaged': '文件已损坏',
  'a name is damaged': '文件已损坏',
  'holds something other than plain files': '里面有链接或文件夹，搜罗的备份里没有这些',
};
