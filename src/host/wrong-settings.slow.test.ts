import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { QUICK_START } from '#/platform/quick-start.fixture.ts';

const root = join(import.meta.dirname, '../..');

/** The site as its owner starts it, in an environment of its own. */
function start(environment: Record<string, string>) {
  return spawnSync(process.execPath, ['src/main.ts'], {
    cwd: root,
    env: { ...QUICK_START, ...environment },
    encoding: 'utf8',
  });
}

test('wrong settings are told in one readable table, and the process ends with 1', () => {
  const { status, stderr, stdout } = start({
    PORT: '99999',
    DATABASE_URL: 'mysql://root:secret@db/souluo',
    LIMITS_FACTOR: '-1',
    PUBLIC_URL: 'example.com',
  });
  expect(status).toBe(1);
  const lines = stderr.trim().split('\n');
  expect(lines[0]).toBe('这些设置不对。 These settings are wrong:');
  expect(lines.slice(1).map((line) => line.trim().split(/\s+/)[0])).toEqual([
    'PORT',
    'DATABASE_URL',
    'PUBLIC_URL',
    'LIMITS_FACTOR',
  ]);
  for (const line of lines.slice(1)) expect(line).toMatch(/^ {2}[A-Z_]+ {2,}\S.*$/);
  expect(stdout + stderr).not.toMatch(/secret|node_modules|at .*\.ts:/);
});

test('a site under a path of another site is refused at the start, which says why', () => {
  const { status, stderr } = start({ PUBLIC_URL: 'https://example.com/films/' });
  expect(status).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    '这些设置不对。 These settings are wrong:',
    '  PUBLIC_URL             网址里不能有路径，网站要有自己的域名或端口。 must have no path: the site needs a host or a port of its own',
  ]);
});

test('a misspelt name, a proxy that is none, and a proxy without the public address are told the same way', () => {
  const misspelt = start({ DATABSE_URL: 'postgres://root:secret@db/souluo', TRUST_PROXY: 'maybe' });
  expect(misspelt.status).toBe(1);
  expect(misspelt.stderr.trim().split('\n')).toEqual([
    '这些设置不对。 These settings are wrong:',
    '  TRUST_PROXY            要写 127.0.0.1、10.0.0.0/8 这样的地址或网段，或 true。 must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, or true',
    '  DATABSE_URL            没有这个设置，是不是 DATABASE_URL？ is no setting: DATABASE_URL is meant?',
  ]);
  const alone = start({ TRUST_PROXY: '127.0.0.1' });
  expect(alone.status).toBe(1);
  expect(alone.stderr).toMatch(
    /These settings are wrong:\n {2}TRUST_PROXY +还要设置 PUBLIC_URL。 needs PUBLIC_URL: .+\n$/,
  );
});
