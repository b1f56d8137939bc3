import { createReadStream } from 'node:fs';
import { stat, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { z } from 'zod';
import { copyStorage } from '#/platform/storage/copy-storage.ts';
import type { Storage } from '#/platform/storage/storage.ts';
import { sizeText } from '../backup-size.pure.ts';
import { backupNotFound, noSpace } from './backup.errors.ts';
import type { BackupFolder } from './backup-folder.ts';
import { type BackupKind, backupName, kindOf, timeOf } from './backup-name.rules.ts';
import { aboutSchema, type BackupShelf, freeName, type Moved, parsed, progressSchema } from './backup-shelf.ts';

const PROGRESS = 'progress.json';
const PIECES = 'pieces/';
const ABANDONED_MS = 86_400_000;
const TYPE = 'application/gzip';

interface Parts {
  storage: Storage;
  /** Archives are made and read on this machine; nothing stays there. */
  workroom: BackupFolder;
  /** Where that is, for people. */
  place: string;
}

/** Archives in a bucket, the same for every process on every machine. */
export function createBackupBucket({ storage, workroom, place }: Parts): BackupShelf {
  async function json<Schema extends z.ZodType>(name: string, schema: Schema) {
    const file = await storage.open(name);
    return parsed(file && (await text(file.stream)), schema);
  }
  const writeJson = (name: string, value: unknown) =>
    storage.put(name, Buffer.from(JSON.stringify(value)), { type: 'application/json' });

  const find: BackupShelf['find'] = async (name) => {
    const kind = kindOf(name);
    const bytes = kind && (await storage.size(name));
    if (!kind || bytes === undefined) return undefined;
    return { name, kind, bytes, createdAt: timeOf(name), about: await json(`${name}.json`, aboutSchema) };
  };

  const newName = (kind: BackupKind, now: number) =>
    freeName(
      (time) => backupName(kind, time),
      now,
      async (name) => (await storage.size(name)) !== undefined,
    );

  /** Sent, read back and compared; what is not the same does not stay. */
  async function send(name: string, path: string, moved?: Moved): Promise<void> {
    const { size } = await stat(path);
    // It is read here twice, and there once.
    const count = counter(size * 3, moved);
    const from = {
      list: async function* () {
        yield name;
      },
      open: async () => ({ size, stream: count(createReadStream(path)) }),
    };
    const to = {
      ...storage,
      open: async (one: string) => {
        const file = await storage.open(one);
        return file && { ...file, stream: count(file.stream) };
      },
    };
    try {
      await copyStorage(from, to);
    } catch (error) {
      await storage.remove(name).catch(() => {});
      throw error;
    }
  }

  return {
    find,
    placeOf: (name) => place + name,

    async list() {
      const names: string[] = [];
      for await (const name of storage.list('souluo-')) if (kindOf(name)) names.push(name);
      const found = await Promise.all(names.map(find));
      return found.filter((backup) => backup !== undefined).sort((one, other) => other.createdAt - one.createdAt);
    },

    create: (kind, now, write, moved) =>
      workroom.scratch(async (path) => {
        const result = await write(path);
        const name = await newName(kind, now);
        await send(name, path, moved);
        return { name, result };
      }),

    /** Each piece is a file of its own, as the next may come to another machine. */
    async take(upload, { offset, total, bytes }, now) {
      const pieces = await piecesOf(storage, upload, now);
      const present = pieces.reduce((sum, piece) => sum + piece.bytes, 0);
      if (offset !== present) return { received: present, name: null };
      const piece = pieceName(upload, { at: now, offset, bytes: bytes.length });
      await storage.put(piece, bytes, { type: TYPE });
      const received = present + bytes.length;
      if (received < total) return { received, name: null };
      const name = await newName('manual', now);
      const all = [...pieces.map((one) => one.name), piece];
      await storage.put(name, contentsOf(storage, all), { type: TYPE, bytes: total });
      for (const one of all) await storage.remove(one);
      return { received, name };
    },

    note: (name, about) => writeJson(`${name}.json`, about),

    async remove(name) {
      if (!kindOf(name) || !(await storage.remove(name))) return false;
      await storage.remove(`${name}.json`);
      return true;
    },

    async open(name) {
      const file = kindOf(name) && (await storage.open(name));
      return file ? { stream: file.stream, bytes: file.size } : undefined;
    },

    reading: (name, work, moved) =>
      workroom.scratch(async (path) => {
        const file = kindOf(name) && (await storage.open(name));
        if (!file) throw backupNotFound();
        const { freeBytes } = await workroom.space();
        if (freeBytes < file.size) {
          file.stream.destroy();
          throw noSpace(sizeText(file.size), sizeText(freeBytes));
        }
        await writeFile(path, counter(file.size, moved)(file.stream), { flag: 'wx', mode: 0o600 });
        return work(path);
      }),

    readProgress: () => json(PROGRESS, progressSchema),
    writeProgress: (progress) => writeJson(PROGRESS, progress),
    space: () => workroom.space(),
  };
}

/** Tells of what passes through any of its streams. */
function counter(total: number, moved: Moved = () => {}) {
  let done = 0;
  return (stream: Readable): Readable =>
    Readable.from(
      (async function* () {
        for await (const piece of stream as AsyncIterable<Buffer>) {
          done += piece.length;
          moved(done, total);
          yield piece;
        }
      })(),
      { objectMode: false },
    );
}

/** pieces/<upload>/<when>-<offset>-<bytes>, so that a list of names says all about them. */
function pieceName(upload: string, { at, offset, bytes }: { at: number; offset: number; bytes: number }): string {
  return `${PIECES}${upload}/${at}-${String(offset).padStart(15, '0')}-${bytes}`;
}

/** In the order they belong. Pieces of others that nobody goes on with are removed on the way. */
async function piecesOf(storage: Storage, upload: string, now: number) {
  const found: { name: string; offset: number; bytes: number }[] = [];
  for await (const name of storage.list(PIECES)) {
    const [, of, at, offset, bytes] = /^pieces\/([^/]+)\/(\d+)-(\d+)-(\d+)$/.exec(name) ?? [];
    if (of === upload) found.push({ name, offset: Number(offset), bytes: Number(bytes) });
    else if (Number(at) < now - ABANDONED_MS) await storage.remove(name);
  }
  return found.sort((one, other) => one.offset - other.offset);
}

async function* contentsOf(storage: Storage, names: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const name of names) {
    const piece = await storage.open(name);
    if (!piece) throw new Error(`${name} is gone`);
    yield* piece.stream;
  }
}
