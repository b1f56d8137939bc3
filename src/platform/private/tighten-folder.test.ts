import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { leftOpenText, tightenFolder } from './tighten-folder.ts';

function aFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'souluo-modes-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const modeOf = (path: string) => (lstatSync(path).mode & 0o7777).toString(8);

test('a folder of an older version is closed to others, whatever lies in it, and a second time changes nothing', () => {
  const folder = aFolder();
  mkdirSync(join(folder, 'files/upload/deep'), { recursive: true });
  mkdirSync(join(folder, 'backup'));
  const files = [
    'souluo.db',
    'souluo.db-wal',
    'souluo.db-shm',
    'files/upload/deep/a.webp',
    'backup/before.db',
    '.hidden',
  ];
  for (const name of files) writeFileSync(join(folder, name), 'x');
  for (const name of files) chmodSync(join(folder, name), 0o664);
  for (const name of ['files/upload/deep', 'files/upload', 'files', 'backup', ''])
    chmodSync(join(folder, name), 0o2775);
  expect(tightenFolder(folder)).toEqual([]);
  expect(files.map((name) => modeOf(join(folder, name)))).toEqual(files.map(() => '600'));
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    expect([name, lstatSync(join(folder, name)).mode & 0o077]).toEqual([name, 0]);
  }
  expect(lstatSync(folder).mode & 0o077).toBe(0);
  expect(tightenFolder(folder)).toEqual([]);
});

test('links inside are not followed; uploads on another disk are', () => {
  const [folder, elsewhere, disk] = [aFolder(), aFolder(), aFolder()];
  writeFileSync(join(elsewhere, 'foreign'), 'x');
  writeFileSync(join(disk, 'a.webp'), 'x');
  for (const path of [elsewhere, disk]) chmodSync(path, 0o755);
  for (const path of [join(elsewhere, 'foreign'), join(disk, 'a.webp')]) chmodSync(path, 0o644);
  symlinkSync(elsewhere, join(folder, 'mine'));
  symlinkSync(disk, join(folder, 'files'));
  symlinkSync(join(folder, 'nowhere'), join(folder, 'backup'));
  tightenFolder(folder);
  expect([modeOf(elsewhere), modeOf(join(elsewhere, 'foreign'))]).toEqual(['755', '644']);
  expect([modeOf(disk), modeOf(join(disk, 'a.webp'))]).toEqual(['700', '600']);
});

test('a folder that is not there yet is no error', () => {
  expect(tightenFolder(join(aFolder(), 'none'))).toEqual([]);
});

test('what could not be changed is told in one line', () => {
  expect(leftOpenText([])).toBeUndefined();
  expect(leftOpenText(['/data/a'])).toMatch(/^\/data\/a can be read by other accounts.*chown\)$/);
  expect(leftOpenText(['/data/a', '/data/b', '/data/c'])).toContain('/data/a and 2 more');
});
