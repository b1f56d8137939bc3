import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;
/** Exactly that many bytes: a longer or shorter text is no key, whatever can be decoded from it. */
const KEY_TEXT = /^[A-Za-z0-9_-]{43}$/;

export interface KeyPlace {
  DATA_DIR: string;
  SECRET_KEY?: Uint8Array | undefined;
}

/** There is a key that cannot be used. To go on with a new one would lose what the old one sealed. */
export class SecretKeyError extends Error {
  override readonly name = 'SecretKeyError';
}

const secretKeyFile = (dataDir: string) => join(dataDir, 'secret.key');

/**
 * The key that seals secrets in the database: SECRET_KEY if set, else a file in the data folder, made at the first start.
 * Several processes may start at once; all end up with the file of the first.
 */
export function readSecretKey(place: KeyPlace): Uint8Array {
  const known = findSecretKey(place);
  if (known) return known;
  putSecretKey(place.DATA_DIR, randomBytes(KEY_BYTES));
  return readKeyFile(secretKeyFile(place.DATA_DIR));
}

/** The key if there is one; none is made. */
export function findSecretKey({ DATA_DIR, SECRET_KEY }: KeyPlace): Uint8Array | undefined {
  if (SECRET_KEY) return SECRET_KEY;
  try {
    return readKeyFile(secretKeyFile(DATA_DIR));
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) return undefined;
    throw error;
  }
}

export const secretKeyText = (key: Uint8Array) => Buffer.from(key).toString('base64url');

export function readKeyText(text: string): Uint8Array | undefined {
  const key = text.trim();
  return KEY_TEXT.test(key) ? Buffer.from(key, 'base64url') : undefined;
}

/** Tells keys apart without telling anything about them. */
export function secretKeyName(key: Uint8Array): string {
  return Buffer.from(hkdfSync('sha256', key, 'souluo', 'name of the key', 8)).toString('hex');
}

/** Puts a key into the folder; one that is there stays. Written whole under another name first: nobody may ever read half a key. */
export function putSecretKey(folder: string, key: Uint8Array): void {
  const path = secretKeyFile(folder);
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    const file = openSync(draft, 'wx', 0o600);
    try {
      writeSync(file, `${secretKeyText(key)}\n`);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    linkSync(draft, path);
  } catch (error) {
    // Another process was first: its key counts.
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function readKeyFile(path: string): Uint8Array {
  const key = readKeyText(readText(path));
  if (key) return key;
  throw new SecretKeyError(
    `${path} 里不是密钥（43 个 base64url 字符）。请放回原来的文件：它封存的内容只有它能打开；没有的话把这个文件移走，会生成新的。\n${path} does not hold a key (43 characters of base64url). Put the right file back: what it sealed opens with nothing else. Without one, move the file away, and a new key is made.`,
  );
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ENOTDIR'].includes(codeOf(error))) throw error;
    throw new SecretKeyError(
      `${path} 读不了（${codeOf(error)}）：运行网站的用户必须拥有它。\n${path} cannot be read (${codeOf(error)}): the user that runs the site must own it.`,
    );
  }
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '');
