import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { findSecretKey, putSecretKey, readSecretKey, SecretKeyError, secretKeyName } from './secret-key.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-key-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('the first start makes a key that only its owner can read, and later ones find it', () => {
  const DATA_DIR = join(aFolder(), 'new');
  expect(findSecretKey({ DATA_DIR })).toBeUndefined();
  const key = readSecretKey({ DATA_DIR });
  expect(key).toHaveLength(32);
  expect(readSecretKey({ DATA_DIR })).toEqual(key);
  expect(findSecretKey({ DATA_DIR })).toEqual(key);
  expect((statSync(join(DATA_DIR, 'secret.key')).mode & 0o777).toString(8)).toBe('600');
  expect(readFileSync(join(DATA_DIR, 'secret.key'), 'utf8')).toMatch(/^[\w-]{43}\n$/);
  expect(readdirSync(DATA_DIR)).toEqual(['secret.key']);
});

test('processes that make it at the same moment all have the same', async () => {
  const DATA_DIR = aFolder();
  const module = JSON.stringify(join(import.meta.dirname, 'secret-key.ts'));
  const program = `import { readSecretKey } from ${module};
    process.stdin.once('data', () => {
      console.log(Buffer.from(readSecretKey({ DATA_DIR: ${JSON.stringify(DATA_DIR)} })).toString('hex'));
      process.exit();
    });
    console.error('waiting');`;
  const children = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program]));
  await Promise.all(children.map(({ stderr }) => once(stderr, 'data')));
  for (const { stdin } of children) stdin.end('now');
  const keys = await Promise.all(children.map(({ stdout }) => text(stdout)));
  expect(new Set(keys).size).toBe(1);
  expect(keys[0]?.trim()).toMatch(/^[0-9a-f]{64}$/);
  expect(readdirSync(DATA_DIR)).toEqual(['secret.key']);
});

test.each(['', 'half a k', 'k'.repeat(42), 'k'.repeat(44), '!'.repeat(43), `${'k'.repeat(43)}\nmore`])(
  'a file with %j is told in words, and stays as it is',
  (content) => {
    const DATA_DIR = aFolder();
    const file = join(DATA_DIR, 'secret.key');
    writeFileSync(file, content);
    expect(() => readSecretKey({ DATA_DIR })).toThrow(SecretKeyError);
    expect(() => readSecretKey({ DATA_DIR })).toThrow(file);
    expect(readFileSync(file, 'utf8')).toBe(content);
  },
);

test('what cannot be read is told in words', () => {
  const DATA_DIR = aFolder();
  mkdirSync(join(DATA_DIR, 'secret.key'));
  expect(() => readSecretKey({ DATA_DIR })).toThrow('cannot be read (EISDIR)');
});

test('the environment goes before the file, and makes none', () => {
  const DATA_DIR = aFolder();
  const SECRET_KEY = new Uint8Array(32).fill(7);
  expect(readSecretKey({ DATA_DIR, SECRET_KEY })).toBe(SECRET_KEY);
  expect(readdirSync(DATA_DIR)).toEqual([]);
});

test('a key that is there is never replaced', () => {
  const DATA_DIR = aFolder();
  const key = readSecretKey({ DATA_DIR });
  putSecretKey(DATA_DIR, new Uint8Array(32));
  expect(readSecretKey({ DATA_DIR })).toEqual(key);
});

test('keys are told apart by a name that is not made of them', () => {
  const [one, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)];
  expect(secretKeyName(one)).toMatch(/^[0-9a-f]{16}$/);
  expect(secretKeyName(one)).not.toBe(secretKeyName(other));
  expect(Buffer.from(one).toString('hex')).not.toContain(secretKeyName(one));
});
