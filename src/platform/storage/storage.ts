import type { Readable } from 'node:stream';

/** Keeps files by name. A name is visible with its whole content or not at all. */
export interface Storage {
  /** Resolves when the file would survive a power cut. An older file of that name is replaced. `bytes`: how many, if known. */
  put(
    name: string,
    content: Uint8Array | AsyncIterable<Uint8Array>,
    about: { type: string; bytes?: number },
  ): Promise<void>;
  /** Undefined when there is no such file. The stream must be read to its end or destroyed. */
  open(name: string): Promise<{ stream: Readable; size: number } | undefined>;
  /** False when there was no such file. */
  remove(name: string): Promise<boolean>;
  /** Undefined when there is no such file. */
  size(name: string): Promise<number | undefined>;
  /** Names that begin with the prefix; '' for all. */
  list(prefix: string): AsyncIterable<string>;
  /** Removes what broken writes left behind and nobody has touched for so long; tells how many. */
  sweep(olderThanMs: number): Promise<number>;
  /** The kind of storage and a name that no other has, made when first asked for. It stays with the files. */
  identity(): Promise<string>;
}

/** A name that could mean something else to a file system. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code = 'bad_name';

  constructor() {
    super('文件名不正确');
  }
}

/** Lower case only, as some disks do not tell `A` from `a`; no part begins with a dot, which `..` and hidden files do. */
const NAME = /^(?:[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9])?\/){0,8}[a-z0-9](?:[a-z0-9._-]{0,98}[a-z0-9])?$/;

export function checkName(name: string): void {
  if (!NAME.test(name)) throw new StorageError();
}

/** Everything before the last slash must be a name. */
export function checkPrefix(prefix: string): void {
  const above = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  if (above) checkName(above.slice(0, -1));
}
