import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { freePort } from '#/platform/free-port.fixture.ts';
import { QUICK_START } from '#/platform/quick-start.fixture.ts';

const root = join(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'fill-'));
const DATA_DIR = join(folder, 'data');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fill = (environment: Record<string, string> = {}) =>
  spawnSync(process.execPath, ['src/fill.ts'], {
    cwd: root,
    env: { ...QUICK_START, DATA_DIR, ...environment },
    encoding: 'utf8',
  });

function titles(folder = DATA_DIR): unknown {
  const database = new DatabaseSync(join(folder, 'souluo.db'), { readOnly: true });
  try {
    return database.prepare('select count(*) as count, max(id) as last from title').get();
  } finally {
    database.close();
  }
}

test('what a first start is filled with is whole, and a second time there is nothing to do', () => {
  expect(fill({ PORT: 'none' })).toMatchObject({ status: 1, stdout: '', stderr: '' });
  expect(existsSync(DATA_DIR)).toBe(false);
  const first = fill();
  expect(first.stderr).toBe('');
  expect(first.status).toBe(0);
  const before = titles();
  expect(before).toMatchObject({ count: expect.any(Number), last: expect.any(Number) });
  const second = fill();
  expect(second.status).toBe(0);
  expect(second.stdout).not.toContain('装载片库');
  expect(first.stdout).toContain('装载片库');
  expect(titles()).toEqual(before);
});

test('a site that finds its database empty has it filled by another process, tells how far that is, and has the same', async () => {
  const before = titles();
  const own = join(folder, 'apart');
  const site = spawn(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { ...QUICK_START, DATA_DIR: own, PORT: String(await freePort()), LOG_LEVEL: 'info' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  for await (const line of site.stdout.setEncoding('utf8')) {
    output += line;
    if (output.includes('is ready')) site.kill();
  }
  expect(output).toContain('装载片库');
  expect(titles(own)).toEqual(before);
});
