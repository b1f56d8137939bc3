import { randomBytes, randomUUID } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#/platform/db/open-database.ts';
import { isDatabaseUnavailable } from '#/platform/db/unavailable.ts';
import { openStorage } from '#/platform/storage/open-storage.ts';
import { type S3Server, startS3Server } from '#/platform/storage/s3-server.fixture.ts';
import { sealed, searchKinds } from '#/testing/parts-on.fixture.ts';
import { anEmptyFolder, type Closing, fillSite, tablesAt } from './backup.fixture.ts';
import { backupName } from './backup-name.rules.ts';
import type { AboutBackup } from './backup-shelf.ts';
import { makeBackup } from './make-backup.ts';
import { backupFolderOf, openBackups } from './open-backups.ts';
import { performRestore } from './perform-restore.ts';
import { createRestoreWishes } from './restore-wish.ts';
import { type SiteAddress, siteAt } from './site-place.ts';

const closing: Closing = [];
let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(async () => {
  for (const close of closing.splice(0).reverse()) await close();
  await server.stop();
});

const NOW = Date.parse('2026-11-17T00:00:00Z');
const BY = { memberId: 1, username: 'operator' };
let sites = 0;

/** A place of its own; `elsewhere` is another machine with the same settings. */
function aPlace(driver: 'local' | 's3') {
  sites += 1;
  const bucket = { ...server.settings, S3_PREFIX: `site-${sites}/`, BACKUP_DRIVER: driver } as const;
  const here = (): SiteAddress => ({ ...bucket, UPLOAD_DRIVER: 'local', DATA_DIR: anEmptyFolder(closing) });
  const address = here();
  return { address, elsewhere: driver === 's3' ? here() : address };
}

const about = { engine: 'sqlite', version: '1', sha256: 'x', fault: '', checkedAt: null } as const;
const known = { ...about, tables: 1, rows: 2, files: 0, tableBytes: 3, fileBytes: 0 };
const contents = async (path: string) => readFile(path, 'utf8');

describe.each(['local', 's3'] as const)('archives in %s', (driver) => {
  test('one is there whole, for everybody, or not at all, and leaves nothing else on the disk', async () => {
    const { address, elsewhere } = aPlace(driver);
    const [shelf, other] = [openBackups(address), openBackups(elsewhere)];
    expect(await shelf.list()).toEqual([]);
    const broken = shelf.create('manual', NOW, async (path) => {
      await writeFile(path, 'half');
      throw new Error('cut off');
    });
    await expect(broken).rejects.toThrow('cut off');
    expect(await other.list()).toEqual([]);
    for (const kind of ['manual', 'manual', 'nightly'] as const) {
      await shelf.create(kind, NOW, (path) => writeFile(path, `of ${kind}`));
    }
    const names = [backupName('manual', NOW + 1000), backupName('manual', NOW), backupName('nightly', NOW)];
    const found = (await other.list()).map(({ name, kind, bytes, about: word }) => [name, kind, bytes, word]);
    expect(found[0]).toEqual([names[0], 'manual', 9, undefined]);
    expect(found.map(([name]) => name).sort()).toEqual([...names].sort());
    await shelf.note(names[0] ?? '', {
      ...known,
      missing: [],
      secrets: null,
      holdsKey: false,
    } as unknown as AboutBackup);
    expect((await other.find(names[0] ?? ''))?.about).toMatchObject({ rows: 2, checkedAt: null });
    expect(await other.reading(names[2] ?? '', contents)).toBe('of nightly');
    await expect(other.reading(backupName('manual', 0), contents)).rejects.toMatchObject({ code: 'backup.not_found' });
    const left = (await readdir(backupFolderOf(address))).filter((name) => driver === 's3' || name.startsWith('.'));
    expect(left).toEqual([]);
    expect(await other.remove(names[0] ?? '')).toBe(true);
    expect(await shelf.remove(names[0] ?? '')).toBe(false);
    expect((await shelf.list()).length).toBe(2);
  });

  test.each(['../secret.key', 'progress.json', 'souluo.db', 'pieces/x', ''])('%j is none of them', async (name) => {
    const shelf = openBackups(aPlace(driver).address);
    await shelf.writeProgress({
      ...{ state: 'queued', phase: 'waiting', done: 0, total: 0, startedAt: 1, updatedAt: 1, message: '' },
    });
    expect(await shelf.find(name)).toBeUndefined();
    expect(await shelf.open(name)).toBeUndefined();
    expect(await shelf.remove(name)).toBe(false);
    await expect(shelf.reading(name, contents)).rejects.toMatchObject({ code: 'backup.not_found' });
  });

  test('a large one comes back byte for byte, and tells on its way', async () => {
    const { address, elsewhere } = aPlace(driver);
    const large = randomBytes(17 * 1024 * 1024);
    const told: number[] = [];
    const { name } = await openBackups(address).create(
      'manual',
      NOW,
      (path) => writeFile(path, large),
      (done, total) => told.push(done / total),
    );
    const file = await openBackups(elsewhere).open(name);
    expect(file?.bytes).toBe(large.length);
    expect(file && (await buffer(file.stream)).equals(large)).toBe(true);
    if (driver === 's3') expect(told.at(-1)).toBe(1);
  });

  test('an archive is taken in pieces, wherever each of them comes in', async () => {
    const { address, elsewhere } = aPlace(driver);
    const [shelf, other] = [openBackups(address), openBackups(elsewhere)];
    const id = randomUUID();
    const send = (to: typeof shelf, offset: number, text: string) =>
      to.take(id, { offset, total: 6, bytes: Buffer.from(text) }, NOW);
    expect(await send(shelf, 0, 'ab')).toEqual({ received: 2, name: null });
    expect(await send(other, 0, 'ab')).toEqual({ received: 2, name: null });
    expect(await send(other, 5, 'f')).toEqual({ received: 2, name: null });
    expect(await send(other, 2, 'cd')).toEqual({ received: 4, name: null });
    const { name } = await send(shelf, 4, 'ef');
    expect(name).toBe(backupName('manual', NOW));
    expect(await other.reading(name ?? '', contents)).toBe('abcdef');
  });
});

test('pieces that nobody goes on with are gone after a day', async () => {
  const { address } = aPlace('s3');
  const shelf = openBackups(address);
  const [old, young] = [randomUUID(), randomUUID()];
  const piece = { offset: 0, total: 9, bytes: Buffer.from('abc') };
  await shelf.take(old, piece, NOW);
  await shelf.take(young, piece, NOW + 80_000_000);
  await shelf.take(randomUUID(), piece, NOW + 100_000_000);
  const received = async (upload: string) =>
    (await shelf.take(upload, { offset: 7, total: 9, bytes: Buffer.from('x') }, NOW + 100_000_000)).received;
  expect([await received(old), await received(young)]).toEqual([0, 3]);
});

async function aSite() {
  const { address } = aPlace('s3');
  await fillSite(address);
  const storage = openStorage(address);
  const backups = openBackups(address);
  const needs = { database: siteAt(address), storage, folder: backups, sealed, key: () => undefined };
  return { address, backups, make: () => makeBackup({ ...needs, now: () => NOW }, { kind: 'manual' }) };
}

test('a site is restored from the bucket on a machine that has nothing else, and what was there goes into the bucket', async () => {
  const { address, backups, make } = await aSite();
  const { name, about: found } = await make();
  expect(found).toMatchObject({ files: 3, checkedAt: NOW });
  const before = await tablesAt(address);
  const { db } = openDatabase(address, () => {});
  await sql`update member set username = '后来的'`.execute(db).finally(() => db.destroy());
  const wishes = createRestoreWishes(backupFolderOf(address));
  await wishes.write({ name, by: BY, askedAt: 1, attempts: 0 });
  await performRestore({ address, sealed, searchKinds, tell: () => {}, now: () => NOW + 5000 });
  expect(await wishes.readOutcome()).toMatchObject({ isDone: true });
  expect((await tablesAt(address)).map(({ sha256 }) => sha256)).toEqual(before.map(({ sha256 }) => sha256));
  expect((await backups.list()).map(({ kind }) => kind)).toEqual(['before-restore', 'manual']);
  expect((await readdir(backupFolderOf(address))).filter((one) => one.endsWith('.gz'))).toEqual([]);
});

test('with the service away nothing is made and nothing is said to be there', async () => {
  const { make, backups, address } = await aSite();
  await make();
  await server.kill();
  try {
    expect(isDatabaseUnavailable(await make().catch((error: unknown) => error))).toBe(true);
    await expect(backups.list()).rejects.toThrow();
  } finally {
    await server.start();
  }
  expect((await backups.list()).length).toBe(1);
  expect(await readdir(backupFolderOf(address))).toEqual([]);
});
