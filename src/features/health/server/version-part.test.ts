import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { installedIn } from '#/platform/version/version.ts';
import { versionPart } from './version-part.ts';

/** As a clone (package.json) or an archive (souluo.version beside the folder) lies on a disk. */
function aPlace() {
  const base = mkdtempSync(join(tmpdir(), 'souluo-version-'));
  onTestFinished(() => rmSync(base, { recursive: true }));
  const app = join(base, 'app-1.2.0');
  const program = join(app, 'build', 'site', 'main.js');
  mkdirSync(dirname(program), { recursive: true });
  writeFileSync(program, '');
  const put = (version: string) => writeFileSync(join(app, 'package.json'), JSON.stringify({ version }));
  put('1.2.0');
  const launch = (version: string) => writeFileSync(join(base, 'souluo.version'), `${version}\n`);
  const started = installedIn(app, program);
  return { app, program, put, launch, part: versionPart(() => installedIn(app, program), started) };
}

test('what runs is what is installed: nothing is asked for', async () => {
  const { part, launch } = aPlace();
  expect(await part.read()).toMatchObject({ state: 'ok', word: '正常', line: expect.stringContaining('v1.2.0') });
  launch('1.2.0');
  expect(await part.read()).toMatchObject({ state: 'ok' });
});

test('a later archive was unpacked over it, or a later version was fetched: a restart is asked for, with both versions', async () => {
  const late = { state: 'watch', word: '要重启', line: '装好的是 v1.3.0，还在运行 v1.2.0，重启才会换上' };
  const archive = aPlace();
  archive.launch('1.3.0');
  expect(await archive.part.read()).toMatchObject(late);
  const clone = aPlace();
  clone.put('1.3.0');
  expect(await clone.part.read()).toMatchObject(late);
});

test('the same version was built anew, or is gone: a restart is asked for', async () => {
  const late = { state: 'watch', word: '要重启', line: '程序已经换新，还在运行之前的 v1.2.0，重启才会换上' };
  const { part, program } = aPlace();
  utimesSync(program, 1, 1);
  expect(await part.read()).toMatchObject(late);
  rmSync(program);
  expect(await part.read()).toMatchObject(late);
});
