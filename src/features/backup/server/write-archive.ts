import { createHash, type Hash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Snapshot, TableShape } from '#/platform/db/portable/snapshot.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import { secretKeyName, secretKeyText } from '#/platform/secret/secret-key.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { createArchiveWatch } from './archive-watch.ts';
import { FORMAT, KEY_ENTRY, type Manifest } from './manifest.ts';
import { padding, tarEnd, tarHeader } from './tar-header.rules.ts';

/** A table is cut into files of about this size: a tar file must tell its size before its content. */
const CHUNK_BYTES = 1 << 20;

export interface Progress {
  /** `store`: bytes on their way to or from where archives are kept. */
  phase: 'tables' | 'files' | 'check' | 'store';
  done: number;
  total: number;
}

interface Needs {
  snapshot: Snapshot;
  storage: Pick<Storage, 'list' | 'open'>;
  version: string;
  createdAt: number;
  /** Which columns hold secrets, and the key that seals them now; undefined where there is none yet. */
  sealed: readonly SealedColumn[];
  key: Uint8Array | undefined;
  withKey: boolean;
  /** Which of these uploads, missing in the storage, the database still refers to. */
  stillWanted(names: readonly string[]): Promise<string[]>;
  tell?: (progress: Progress) => void;
  signal?: AbortSignal;
}

interface Written {
  manifest: Manifest;
  bytes: number;
  sha256: string;
}

/** Writes a whole backup to a new file, on the disk when this resolves. Needs the same memory however much there is. */
export async function writeArchive(path: string, needs: Needs): Promise<Written> {
  const manifest: Manifest = {
    format: FORMAT,
    version: needs.version,
    createdAt: needs.createdAt,
    engine: needs.snapshot.engine,
    migrations: [...needs.snapshot.migrations],
    tables: [],
    sequences: { ...needs.snapshot.sequences },
    files: [],
    missing: [],
  };
  const whole = { hash: createHash('sha256'), bytes: 0 };
  const handle = await open(path, 'wx', 0o600);
  try {
    await pipeline(
      Readable.from(archiveOf(manifest, needs), { objectMode: false }),
      createGzip(),
      async (packed: AsyncIterable<Buffer>) => {
        for await (const piece of packed) {
          whole.hash.update(piece);
          whole.bytes += piece.length;
          await handle.writeFile(piece);
        }
      },
      { ...(needs.signal && { signal: needs.signal }) },
    );
    await handle.sync();
  } finally {
    await handle.close();
  }
  return { manifest, bytes: whole.bytes, sha256: whole.hash.digest('hex') };
}

async function* archiveOf(manifest: Manifest, needs: Needs): AsyncGenerator<Buffer> {
  const { snapshot, key, tell = () => {} } = needs;
  const watch = createArchiveWatch(needs.sealed);
  const progress: Progress = { phase: 'tables', done: 0, total: 0 };
  for (const table of snapshot.tables) progress.total += await snapshot.count(table);
  for (const table of snapshot.tables) yield* tableFiles(table, manifest, { ...needs, see: watch.see }, progress);
  const names: string[] = [];
  for await (const name of needs.storage.list('')) names.push(name);
  for (const [index, name] of names.entries()) {
    tell({ phase: 'files', done: index, total: names.length });
    yield* storedFile(name, manifest, needs);
  }
  const written = new Set(manifest.files.map(({ name }) => name));
  const missing = [...watch.uploads].filter((name) => !written.has(name));
  manifest.missing = missing.length > 0 ? await needs.stillWanted(missing) : [];
  const holdsKey = needs.withKey && key !== undefined;
  if (holdsKey) yield* tarFile(KEY_ENTRY, Buffer.from(`${secretKeyText(key)}\n`));
  manifest.secrets = { state: watch.secretsState(), key: key ? secretKeyName(key) : null, holdsKey };
  yield* tarFile('manifest.json', Buffer.from(JSON.stringify(manifest)));
  yield tarEnd();
}

type Watching = Pick<Needs, 'snapshot' | 'tell'> & { see(table: TableShape, lines: readonly string[]): void };

async function* tableFiles(table: TableShape, manifest: Manifest, watching: Watching, progress: Progress) {
  const { snapshot, tell, see } = watching;
  const hash = createHash('sha256');
  let [rows, bytes, chunks] = [0, 0, 0];
  let waiting: string[] = [];
  let waitingLength = 0;
  const chunk = () => {
    const content = Buffer.from(`${waiting.join('\n')}\n`);
    hash.update(content);
    bytes += content.length;
    chunks += 1;
    [waiting, waitingLength] = [[], 0];
    return tarFile(`tables/${table.name}/${String(chunks).padStart(6, '0')}.jsonl`, content);
  };
  for await (const lines of snapshot.lines(table)) {
    for (const line of lines) {
      waiting.push(line);
      waitingLength += line.length;
      if (waitingLength >= CHUNK_BYTES) yield* chunk();
    }
    see(table, lines);
    rows += lines.length;
    progress.done += lines.length;
    tell?.(progress);
  }
  if (waiting.length > 0) yield* chunk();
  manifest.tables.push({ name: table.name, columns: [...table.columns], rows, bytes, sha256: hash.digest('hex') });
}

/** Files are never changed, but may go while we read: then they belong to no row any more. */
async function* storedFile(name: string, manifest: Manifest, { storage }: Needs): AsyncGenerator<Buffer> {
  const found = await storage.open(name);
  if (!found) return;
  const hash: Hash = createHash('sha256');
  let bytes = 0;
  yield tarHeader(`files/${name}`, found.size);
  for await (const piece of found.stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
    yield piece;
  }
  if (bytes !== found.size) throw new Error(`${name} changed while it was read`);
  yield padding(bytes);
  manifest.files.push({ name, bytes, sha256: hash.digest('hex') });
}

function* tarFile(name: string, content: Buffer): Generator<Buffer> {
  yield tarHeader(name, content.length);
  yield content;
  yield padding(content.length);
}
