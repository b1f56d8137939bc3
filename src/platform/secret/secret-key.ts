import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

const KEY_BYTES = 32;

const KEY_FILE = 'secret.key';

/**
 * The key that seals secrets in the database: SECRET_KEY if set, else a file in the data folder, made at the first start.
 * Several processes may start at once; all end up with the file of the first.
 */
export function readSecretKey({ DATA_DIR, SECRET_KEY }: { DATA_DIR: string; SECRET_KEY?: Uint8Array | undefined }) {
  if (SECRET_KEY) return SECRET_KEY;
  const path = join(DATA_DIR, KEY_FILE);
  const known = keyIn(path);
  if (known) return known;
  makeKey(DATA_DIR, path);
  return readFileKey(path);
}

function keyIn(path: string): Uint8Array | undefined {
  try {
    return readFileKey(path);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

function readFileKey(path: string): Uint8Array {
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new Error(`${path} does not hold a key of ${KEY_BYTES} bytes in base64url`);
  return key;
}

/** Written whole under another name first: nobody may ever read half a key. */
function makeKey(folder: string, path: string): void {
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  const file = openSync(draft, 'wx', 0o600);
  writeSync(file, `${randomBytes(KEY_BYTES).toString('base64url')}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    linkSync(draft, path);
  } catch (error) {
    // Another process was first: its key counts.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
}
