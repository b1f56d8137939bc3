import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type Bucket, createS3Client } from './s3-client.ts';
import { checkName, checkPrefix, type Storage } from './storage.ts';

/**
 * The least that services take for a part but the last is 5 MB. So much of a file is in memory, however large it is.
 */
const PART_BYTES = 8 * 1024 * 1024;
/** Services take 10,000 of them, and some want all to be of one size. */
const MOST_PARTS = 9000;

interface Place extends Bucket {
  prefix: string;
  /** Which folder of the bucket holds them; nothing else can be asked for. */
  folder?: string;
  check?: (name: string) => void;
}

/** Files in a bucket of an S3-compatible service. */
export function createS3Storage({ prefix, folder = 'files/', check = checkName, ...bucket }: Place): Storage {
  const client = createS3Client(bucket);
  const root = prefix + folder;
  const identityKey = `${prefix}identity`;

  function keyOf(name: string): string {
    check(name);
    return root + name;
  }

  /** Visible once it was completed, and not before. */
  async function putParts(key: string, parts: AsyncGenerator<Buffer>, type: string): Promise<void> {
    const uploadId = await client.beginParts(key, type);
    try {
      const etags: string[] = [];
      for await (const part of parts) etags.push(await client.putPart(key, uploadId, etags.length + 1, part));
      await client.endParts(key, uploadId, etags);
    } catch (error) {
      await client.abandonParts(key, uploadId).catch(() => {});
      throw error;
    }
  }

  return {
    async put(name, content, { type, bytes = 0 }) {
      const key = keyOf(name);
      const partBytes = Math.max(PART_BYTES, Math.ceil(bytes / MOST_PARTS));
      const parts = inParts(content instanceof Uint8Array ? [content] : content, partBytes);
      const { value: first = Buffer.alloc(0) } = await parts.next();
      if (first.length < partBytes) await client.put(key, first, type);
      else await putParts(key, withFirst(first, parts), type);
    },

    async open(name) {
      return client.get(keyOf(name));
    },

    async remove(name) {
      const key = keyOf(name);
      if ((await client.size(key)) === undefined) return false;
      await client.remove(key);
      return true;
    },

    async size(name) {
      return client.size(keyOf(name));
    },

    async *list(prefix) {
      checkPrefix(prefix);
      for await (const key of client.keys(root + prefix)) yield key.slice(root.length);
    },

    async sweep(olderThanMs) {
      const old = (await client.openParts(root)).filter(({ begunAt }) => begunAt <= Date.now() - olderThanMs);
      for (const { key, uploadId } of old) await client.abandonParts(key, uploadId);
      return old.length;
    },

    async identity() {
      const known = await client.get(identityKey);
      if (known) return text(known.stream);
      const made = `s3 ${randomUUID()}`;
      await client.put(identityKey, Buffer.from(made), 'text/plain');
      return made;
    },
  };
}

/** Cuts whatever comes into parts of one size; the last may be shorter. */
async function* inParts(
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  partBytes: number,
): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of content) {
    waiting.push(piece);
    bytes += piece.length;
    if (bytes < partBytes) continue;
    const whole = Buffer.concat(waiting);
    let begin = 0;
    for (; whole.length - begin >= partBytes; begin += partBytes) yield whole.subarray(begin, begin + partBytes);
    waiting = [whole.subarray(begin)];
    bytes = whole.length - begin;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function* withFirst(first: Buffer, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  yield* rest;
}
