import { text } from 'node:stream/consumers';
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
