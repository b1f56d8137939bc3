import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { QUICK_START } from '#/platform/quick-start.fixture.ts';
import { bindStorage } from './bind-storage.ts';
import { createLocalStorage } from './local-storage.ts';
import { openStorage } from './open-storage.ts';
import { type S3Server, startS3Server } from './s3-server.fixture.ts';
import type { Storage } from './storage.ts';

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.stop());

const CONTENTS = new Map([
  ['upload/0a1b.webp', Buffer.from('one picture')],
  ['upload/0a1b-300.webp', Buffer.from('a smaller one')],
  ['upload/ff.webp', Buffer.alloc(100_000, 7)],
  ['empty', Buffer.alloc(0)],
]);

async function contentsOf(storage: Storage): Promise<Map<string, Buffer>> {
  const found = new Map<string, Buffer>();
  for await (const name of storage.list('')) {
    const file = await storage.open(name);
    if (file) found.set(name, await buffer(file.stream));
  }
  return found;
}

const sorted = (contents: Map<string, Buffer>) => [...contents].sort(([one], [other]) => (one < other ? -1 : 1));

/** The command as its owner types it. */
function moveFiles(settings: Record<string, string>, ...args: string[]) {
  return spawnSync(process.execPath, ['src/move-files.ts', ...args], {
    env: { ...QUICK_START, ...settings },
    encoding: 'utf8',
  });
}

test('uploads are moved to a bucket and back by a command, every byte, and the site knows where they are', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-move-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const local = openStorage({ DATA_DIR });
  for (const [name, content] of CONTENTS) await local.put(name, content, { type: 'image/webp' });
  const start = async (settings: object) => {
    const database = openDatabase({ DATA_DIR }, () => {});
    try {
      await migrate(database);
      await bindStorage({ database, storage: openStorage({ DATA_DIR, ...settings }), place: 'here' });
    } finally {
      await database.db.destroy();
    }
  };
  await start({});
  await expect(start(server.settings)).rejects.toThrow(/move-files/);

  const bucket = openStorage({ ...server.settings, DATA_DIR });
  // What an attempt before left there, and is not the same.
  await bucket.put('upload/ff.webp', Buffer.from('half of it'), { type: 'image/webp' });
  const there = moveFiles({ DATA_DIR, ...server.settings });
  expect([there.stderr, there.status]).toEqual(['', 0]);
  expect(there.stdout).toMatch(/搬好了 4 个文件.*逐字节核对一致/);
  expect(sorted(await contentsOf(bucket))).toEqual(sorted(CONTENTS));
  await start(server.settings);
  await expect(start({})).rejects.toThrow(/move-files/);

  rmSync(join(DATA_DIR, 'files'), { recursive: true });
  const back = moveFiles({ DATA_DIR, ...server.settings, UPLOAD_DRIVER: 'local' });
  expect([back.stderr, back.status]).toEqual(['', 0]);
  expect(sorted(await contentsOf(local))).toEqual(sorted(CONTENTS));
  await start({});
});

test('a folder can be taken over, lost files given up, and anything else is told how', async () => {
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'souluo-move-'));
  onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
  const database = openDatabase({ DATA_DIR }, () => {});
  await migrate(database);
  await database.db.destroy();
  const elsewhere = join(DATA_DIR, 'elsewhere');
  await createLocalStorage(elsewhere).put('upload/1.webp', Buffer.from('x'), { type: 'image/webp' });
  expect(moveFiles({ DATA_DIR }, elsewhere).stdout).toMatch(/搬好了 1 个文件/);
  expect(await openStorage({ DATA_DIR }).size('upload/1.webp')).toBeGreaterThan(0);
  expect(moveFiles({ DATA_DIR }, '--adopt').status).toBe(0);
  const alone = moveFiles({ DATA_DIR });
  expect([alone.status, alone.stderr]).toEqual([2, expect.stringContaining('用法')]);
});
