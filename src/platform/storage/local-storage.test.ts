import { existsSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from './open-storage.ts';
import { brokenPut, names, read } from './stored.fixture.ts';

const type = 'text/plain';
const bytes = (content: string) => Buffer.from(content);

function aStorage() {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-storage-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const storage = openStorage({ DATA_DIR });
  const unfinished = join(DATA_DIR, 'files/.unfinished');
  return { storage, DATA_DIR, unfinished, leftovers: () => readdirSync(unfinished) };
}

test('what is put can be read, with its size, and is a plain file in the data folder', async () => {
  const { storage, DATA_DIR, leftovers } = aStorage();
  await storage.put('ab/cd/picture.webp', bytes('图片'), { type });
  const file = await storage.open('ab/cd/picture.webp');
  expect(file?.size).toBe(6);
  expect(file && (await text(file.stream))).toBe('图片');
  expect(await storage.size('ab/cd/picture.webp')).toBe(6);
  expect(existsSync(join(DATA_DIR, 'files/ab/cd/picture.webp'))).toBe(true);
  expect(leftovers()).toEqual([]);
});

test('a stream that breaks leaves the old file as it was and nothing beside it', async () => {
  const { storage, leftovers } = aStorage();
  await brokenPut(storage);
  expect(leftovers()).toEqual([]);
});

test('a removed file is gone, and only one of those who remove it did it', async () => {
  const { storage } = aStorage();
  await storage.put('a/b', bytes('x'), { type });
  const removals = await Promise.all([1, 2, 3, 4].map(() => storage.remove('a/b')));
  expect(removals.filter(Boolean)).toHaveLength(1);
  expect(await storage.open('a/b')).toBeUndefined();
  expect(await storage.size('a/b')).toBeUndefined();
});

test('a folder is not a file, and a file is not a folder', async () => {
  const { storage } = aStorage();
  await storage.put('a/b', bytes('x'), { type });
  for (const name of ['a', 'a/b/c']) {
    expect(await storage.open(name)).toBeUndefined();
    expect(await storage.size(name)).toBeUndefined();
    expect(await storage.remove(name)).toBe(false);
  }
  await expect(storage.put('a', bytes('y'), { type })).rejects.toThrow();
  await expect(storage.put('a/b/c', bytes('y'), { type })).rejects.toThrow();
  expect(await read(storage, 'a/b')).toBe('x');
});

test('leftovers are swept when nobody has touched them for long enough', async () => {
  const { storage, unfinished, leftovers } = aStorage();
  expect(await storage.sweep(0)).toBe(0);
  await storage.put('a', bytes('kept'), { type });
  const hourAgo = new Date(Date.now() - 3_600_000);
  writeFileSync(join(unfinished, 'old'), 'x');
  utimesSync(join(unfinished, 'old'), hourAgo, hourAgo);
  writeFileSync(join(unfinished, 'young'), 'x');
  utimesSync(join(unfinished, 'young'), new Date(), new Date());
  expect(await storage.sweep(1_800_000)).toBe(1);
  expect(leftovers()).toEqual(['young']);
  expect(await names(storage)).toEqual(['a']);
});
