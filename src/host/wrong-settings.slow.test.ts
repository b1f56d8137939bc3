import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The site as its owner starts it, in an environment of its own. */
function start(environment: Record<string, string>) {
  return spawnSync(process.execPath, ['src/main.ts'], { cwd: root, env: environment, encoding: 'utf8' });
}

test('wrong settings are told in one readable table, and the process ends with 1', { timeout: 30_000 }, () => {
  const { status, stderr, stdout } = start({
    PORT: '99999',
    DATABASE_URL: 'mysql://root:secret@db/souluo',
    LIMITS_FACTOR: '-1',
    PUBLIC_URL: 'example.com',
  });
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(lines[0]).toBe('These settings are wrong:');
  expect(lines.slice(1).map((line) => line.trim().split(/\s+/)[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'LIMITS_FACTOR',
  ]);
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}[A-Z_]+ {2,}\S.*$/);
  expect(stdout + stderr).not.toMatch(/secret|node_modules|at .*\.ts:/);
});
