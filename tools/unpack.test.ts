import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { unpack } from './unpack.mjs';

const folder = mkdtempSync(join(tmpdir(), 'unpack-'));
const root = join(folder, 'site');
const cache = join(folder, 'cache');
const LONG = `${'a-long-name/'.repeat(12)}中文.js`;

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** As npm makes and keeps it. */
function pack(name: string, files: Record<string, string>): { integrity: string; file: string } {
  const from = join(folder, name);
  for (const [path, text] of Object.entries({ ...files, 'package.json': JSON.stringify({ name, version: '1.0.0' }) })) {
    mkdirSync(dirname(join(from, path)), { recursive: true });
    writeFileSync(join(from, path), text);
  }
  const { status, stderr } = spawnSync('npm', ['pack', '--pack-destination', folder], { cwd: from, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  const bytes = readFileSync(join(folder, `${name}-1.0.0.tgz`));
  const hash = createHash('sha512').update(bytes);
  const hex = hash.copy().digest('hex');
  const file = join(cache, '_cacache', 'content-v2', 'sha512', hex.slice(0, 2), hex.slice(2, 4), hex.slice(4));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  return { integrity: `sha512-${hash.digest('base64')}`, file };
}

test('packages come out of the cache as npm would lay them', async () => {
  const program = pack('program', {
    'cli.js': '#!/usr/bin/env node\nconsole.log(require("inner"))\n',
    [LONG]: 'long',
    'types.d.ts': 'never read',
    'LICENSE.md': 'kept',
  });
  const inner = pack('inner', { 'index.js': 'module.exports = "inner"' });
  const elsewhere = { version: '1.0.0', optional: true, os: ['nowhere'], integrity: 'sha512-AAAA' };
  mkdirSync(root);
  const packages = {
    '': { dependencies: { program: '1' }, optionalDependencies: { elsewhere: '1' }, devDependencies: { tool: '1' } },
    'node_modules/program': { ...program, version: '1.0.0', dependencies: { inner: '1' }, bin: { program: 'cli.js' } },
    'node_modules/program/node_modules/inner': { ...inner, version: '1.0.0' },
    'node_modules/elsewhere': { ...elsewhere, dependencies: { unknown: '1' } },
    'node_modules/unknown': { version: '1.0.0', optional: true, integrity: 'sha512-BBBB' },
    'node_modules/tool': { version: '1.0.0', dev: true, integrity: 'sha512-CCCC' },
  };
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages }));
  mkdirSync(join(root, 'node_modules', 'old'), { recursive: true });
  const at = (...path: string[]) => join(root, 'node_modules', ...path);

  // The tools are not in the cache: nothing is touched.
  expect(await unpack({ root, cache, withTools: true })).toBe(false);
  expect(existsSync(at('old'))).toBe(true);

  expect(await unpack({ root, cache, withTools: false })).toBe(true);
  expect(spawnSync(at('.bin', 'program'), { encoding: 'utf8' }).stdout).toBe('inner\n');
  expect(readFileSync(at('program', LONG), 'utf8')).toBe('long');
  expect(existsSync(at('program', 'LICENSE.md'))).toBe(true);
  for (const gone of [['old'], ['elsewhere'], ['unknown'], ['tool'], ['program', 'types.d.ts']])
    expect(existsSync(at(...gone)), gone.join('/')).toBe(false);

  writeFileSync(inner.file, 'something else');
  await expect(unpack({ root, cache, withTools: false })).rejects.toThrow('damaged');
});
