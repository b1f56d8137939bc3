import { createHash } from 'node:crypto';
import { AppError } from '#/platform/http/app-error.ts';
import type { Storage } from './storage.ts';

interface Copied {
  files: number;
  bytes: number;
}

type Source = Pick<Storage, 'list' | 'open'>;
type Target = Pick<Storage, 'list' | 'open' | 'put' | 'remove'>;

/** What was copied is not what was read: the disk or the way there changed it. */
const differs = (text: string) => new AppError('storage.copy_differs', 500, text);

/**
 * Copies every file and reads it back: each byte there is compared with what was read here. What is there already and the
 * same is not sent again, so a copy that was cut off goes on where it was. Nothing is removed.
 */
export async function copyStorage(from: Source, to: Target, tell: (done: Copied) => void = () => {}): Promise<Copied> {
  const done: Copied = { files: 0, bytes: 0 };
  for await (const name of from.list('')) {
    const wanted = await digestOf(from, name);
    // Gone since the list was made.
    if (!wanted) continue;
    if ((await digestOf(to, name))?.hash !== wanted.hash) {
      const file = await from.open(name);
      if (!file) continue;
      await to.put(name, file.stream, { type: typeOf(name) });
      if ((await digestOf(to, name))?.hash !== wanted.hash) throw differs(`${name} 复制后内容不一致，请重试`);
    }
    done.files += 1;
    done.bytes += wanted.bytes;
    tell(done);
  }
  return done;
}

/** Makes the second hold exactly what the first holds. */
export async function replaceFiles(from: Pick<Storage, 'list' | 'open' | 'size'>, to: Target): Promise<void> {
  await copyStorage(from, to);
  for await (const name of to.list('')) if ((await from.size(name)) === undefined) await to.remove(name);
}

async function digestOf(storage: Source, name: string): Promise<{ hash: string; bytes: number } | undefined> {
  const file = await storage.open(name);
  if (!file) return undefined;
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of file.stream as AsyncIterable<Buffer>) {
    hash.update(piece);
    bytes += piece.length;
  }
  if (bytes !== file.size) throw differs(`${name} 没有读完整，请重试`);
  return { hash: hash.digest('hex'), bytes };
}

const typeOf = (name: string) => (name.endsWith('.webp') ? 'image/webp' : 'application/octet-stream');
