import { text } from 'node:stream/consumers';
import { expect } from 'vitest';
import type { Storage } from './storage.ts';

export async function names(storage: Storage, prefix = ''): Promise<string[]> {
  const found: string[] = [];
  for await (const name of storage.list(prefix)) found.push(name);
  return found;
}

export async function read(storage: Storage, name: string): Promise<string | undefined> {
  const file = await storage.open(name);
  return file && text(file.stream);
}

/** A stream that breaks halfway: the old file stays as it was. */
export async function brokenPut(storage: Storage): Promise<void> {
  const type = 'text/plain';
  await storage.put('a.txt', Buffer.from('old'), { type });
  async function* broken() {
    yield Buffer.from('new');
    throw new Error('the visitor left');
  }
  await expect(storage.put('a.txt', broken(), { type })).rejects.toThrow('the visitor left');
  expect(await read(storage, 'a.txt')).toBe('old');
}
