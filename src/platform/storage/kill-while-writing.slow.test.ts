import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { createLocalStorage } from './local-storage.ts';

const WRITER = fileURLToPath(new URL('./write-until-killed.fixture.ts', import.meta.url));

/**
 * Starts a writer and kills it with -9 after the given number of steps; returns the last round that was acknowledged.
 */
async function writeAndKill(folder: string, { steps, pieces }: { steps: number; pieces: number }): Promise<number> {
  const writer = spawn(process.execPath, [WRITER, folder, 'dir/file', `${pieces}`], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void writer.kill('SIGKILL'));
  const exited = once(writer, 'exit');
  let kept = 0;
  let seen = 0;
  for await (const line of createInterface(writer.stdout)) {
    if (line.startsWith('kept')) kept = Number(line.slice(5));
    if (++seen === steps) writer.kill('SIGKILL');
  }
  expect(await exited).toEqual([null, 'SIGKILL']);
  return kept;
}

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-kill-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('a first write killed in the middle leaves no file, and its leftover is swept', async () => {
  const folder = aFolder();
  expect(await writeAndKill(folder, { steps: 5, pieces: 2000 })).toBe(0);
  const storage = createLocalStorage(folder);
  expect(await storage.size('dir/file')).toBeUndefined();
  expect(await storage.list('')[Symbol.asyncIterator]().next()).toMatchObject({ done: true });
  expect(readdirSync(join(folder, '.unfinished'))).toHaveLength(1);
  expect(await storage.sweep(0)).toBe(1);
  expect(readdirSync(join(folder, '.unfinished'))).toEqual([]);
});

test.each([18, 23, 33, 34, 40, 51, 52])(
  'a writer killed after %i steps leaves the last promised file',
  async (steps) => {
    const folder = aFolder();
    const kept = await writeAndKill(folder, { steps, pieces: 16 });
    expect(kept).toBeGreaterThan(0);
    const file = await createLocalStorage(folder).open('dir/file');
    const content = file && (await buffer(file.stream));
    expect(content).toHaveLength(256 * 1024);
    // The next round may have been renamed into place with its promise still on the way.
    expect([kept, kept + 1]).toContain(content?.[0]);
    expect(new Set(content).size).toBe(1);
  },
);
