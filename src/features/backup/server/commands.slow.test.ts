import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { isRestoreUnfinished } from '#/platform/db/unfinished-restore.ts';
import { QUICK_START } from '#/platform/quick-start.fixture.ts';
import { readSecretKey } from '#/platform/secret/secret-key.ts';
import { anEmptyFolder, anEmptyServer, type Closing, filesAt, fillSite, tablesAt } from './backup.fixture.ts';
import type { LoadedTable } from './load-site.ts';

const root = join(import.meta.dirname, '../../../..');
const postgresUrl = inject('postgresUrl');
const closing: Closing = [];
let DATA_DIR: string;
let archive: string;
let wanted: LoadedTable[];

const KILLS = 2;
let lasts = 0;

function run(command: string, args: string[], settings: Record<string, string>) {
  return spawnSync(process.execPath, [`src/${command}.ts`, ...args], {
    cwd: root,
    env: { ...QUICK_START, ...settings },
    encoding: 'utf8',
  });
}

beforeAll(async () => {
  DATA_DIR = anEmptyFolder(closing);
  await fillSite({ DATA_DIR }, { withSamples: true });
  const { status, stdout, stderr } = run('backup', [], { DATA_DIR });
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^备份完成：.*souluo-[\dT-]+\.tar\.gz（/);
  archive = /：(.*\.tar\.gz)/.exec(stdout)?.[1] ?? '';
  wanted = await tablesAt({ DATA_DIR });
});

afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('restore brings the site into an empty folder, once; a second time it refuses', async () => {
  const place = { DATA_DIR: join(anEmptyFolder(closing), 'new', 'data') };
  const began = performance.now();
  const first = run('restore', [archive], place);
  lasts = performance.now() - began;
  expect([first.status, first.stdout]).toEqual([0, expect.stringContaining('恢复完成')]);
  expect(await tablesAt(place)).toEqual(wanted);
  expect(await filesAt(place)).toEqual(await filesAt({ DATA_DIR }));
  const second = run('restore', [archive], place);
  expect([second.status, second.stderr]).toEqual([1, expect.stringContaining('--force')]);
});

test.skipIf(postgresUrl === undefined)(
  'move-to-postgres brings it to a server, and backup saves it from there',
  async () => {
    const { DATABASE_URL } = await anEmptyServer(postgresUrl ?? '', closing);
    const moved = run('move-to-postgres', [], { DATA_DIR, DATABASE_URL });
    expect([moved.status, moved.stdout]).toEqual([0, expect.stringContaining('搬家完成')]);
    expect(await tablesAt({ DATA_DIR, DATABASE_URL })).toEqual(wanted);
    const folder = anEmptyFolder(closing);
    const saved = run('backup', [folder], { DATA_DIR, DATABASE_URL });
    expect([saved.status, saved.stdout]).toEqual([0, expect.stringContaining('PostgreSQL')]);
    const [name = ''] = readdirSync(folder).filter((one) => one.endsWith('.tar.gz'));
    expect(run('restore', [join(folder, name), '--check'], { DATA_DIR }).stdout).toContain('这份备份完好');
  },
  60_000,
);

test('each says in plain words whether the key is inside, and what became of it', () => {
  expect(run('restore', [archive, '--check'], { DATA_DIR }).stdout).toMatch(/secret\.key 不在里面.*另外存一份/);
  readSecretKey({ DATA_DIR });
  const folder = anEmptyFolder(closing);
  const saved = run('backup', [folder, '--with-key'], { DATA_DIR });
  expect([saved.status, saved.stdout]).toEqual([0, expect.stringContaining('secret.key 也在里面')]);
  const whole = /：(.*\.tar\.gz)/.exec(saved.stdout)?.[1] ?? '';
  const place = { DATA_DIR: anEmptyFolder(closing) };
  const restored = run('restore', [whole], place);
  expect([restored.status, restored.stdout]).toEqual([0, expect.stringContaining('已放到 DATA_DIR/secret.key')]);
  expect(readSecretKey(place)).toEqual(readSecretKey({ DATA_DIR }));
});

test('used wrongly, each tells how to use it and ends with 2; without data it ends with 1', () => {
  const settings = { DATA_DIR: anEmptyFolder(closing) };
  expect(run('restore', [], settings)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('npm run restore --'),
  });
  expect(run('move-to-postgres', [], settings)).toMatchObject({ status: 2, stderr: expect.stringContaining('用法') });
  const none = run('backup', [], settings);
  expect([none.status, none.stderr.trim()]).toEqual([1, '这里还没有数据：先运行 npm start']);
  expect(readdirSync(settings.DATA_DIR)).toEqual([]);
});

test('killed at any moment, a restore leaves the place untouched, marked, or whole', async () => {
  for (let kill = 1; kill <= KILLS; kill++) {
    const place = { DATA_DIR: anEmptyFolder(closing) };
    mkdirSync(join(place.DATA_DIR, 'backup'));
    const child = spawn(process.execPath, ['src/restore.ts', archive], {
      cwd: root,
      env: { ...QUICK_START, ...place },
      stdio: 'ignore',
    });
    const exit = once(child, 'exit');
    await pause((lasts * (KILLS + kill)) / (2 * KILLS));
    child.kill('SIGKILL');
    await exit;
    const left = readdirSync(place.DATA_DIR).filter((name) => name !== 'backup' && name !== '.restoring');
    if (left.length > 0 && !isRestoreUnfinished(place.DATA_DIR)) expect(await tablesAt(place)).toEqual(wanted);
    // Whatever it left, doing it again makes it whole, unless it is already.
    const again = run('restore', [archive, '--force'], place);
    expect([again.status, again.stderr]).toEqual([0, expect.anything()]);
    expect(await tablesAt(place)).toEqual(wanted);
  }
});
