import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { fastestFolder } from '#/platform/db/fastest-folder.fixture.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openDatabase } from '#/platform/db/open-database.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { findSecretKey } from '#/platform/secret/secret-key.ts';
import { createLocalStorage } from '#/platform/storage/local-storage.ts';
import { partsOn, sealed } from '#/testing/parts-on.fixture.ts';
import { createBackupFolder } from './backup-folder.ts';
import { checksums, type LoadedTable } from './load-site.ts';
import { makeBackup } from './make-backup.ts';
import { type SiteAddress, siteAt } from './site-place.ts';
import { BLOCK, padding, tarEnd, tarHeader } from './tar-header.rules.ts';

export type Closing = (() => unknown)[];

export function anEmptyFolder(closing: Closing): string {
  const folder = mkdtempSync(join(fastestFolder(), 'souluo-backup-'));
  closing.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A database without any table, and a folder without any file. */
export async function anEmptyServer(url: string, closing: Closing): Promise<SiteAddress & { DATABASE_URL: string }> {
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(url, () => {});
  await sql`create database ${sql.id(name)} template template0`.execute(server.db);
  closing.push(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
    await server.db.destroy();
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { DATA_DIR: anEmptyFolder(closing), DATABASE_URL: own.href };
}

/** A site with members, uploads and odd values; with the samples that ship, all but the catalogue, when asked. */
export async function fillSite(address: SiteAddress, { withSamples = false } = {}): Promise<void> {
  const database = openDatabase(address, () => {});
  try {
    await migrate(database);
    const { DATA_DIR } = address;
    const DEMO_CONTENT = withSamples ? 'on' : 'off';
    // With a key of its own, in a file.
    const settings = { DATA_DIR, DEMO_CONTENT, ADMIN_PASSWORD: 'a-long-password', SECRET_KEY: '' };
    const { all, gathering } = partsOn(database, { settings }).features;
    // The catalogue is the one whose thousands of titles take long.
    const quick = all.filter((feature) => withSamples && feature !== gathering && !isCatalogue(feature.endpoints));
    for (const { seed } of quick) await seed?.(() => {});
    const { db } = database;
    await sql`insert into member (username, username_key, password_hash, is_operator, must_change_password, created_at)
      values ('小满 😀', 'xiaoman', 'x', 0, 0, 1), ('gone', 'gone', 'x', 0, 0, 2)`.execute(db);
    await sql`delete from member where username_key = 'gone'`.execute(db);
    await sql`insert into history_visit (member_id, key, name, visited_at)
      select id, ${'"\\\n\u2028'}, ${'👩‍👩‍👧 零\u0001'}, 9223372036854775807 from member where username_key = 'xiaoman'`.execute(
      db,
    );
    await sql`update change_number set number = number + 41`.execute(db);
    const storage = createLocalStorage(join(address.DATA_DIR, 'files'));
    await storage.put('upload/a.webp', Buffer.from('a picture'), { type: '' });
    await storage.put('upload/empty.webp', Buffer.alloc(0), { type: '' });
    await storage.put(`upload/${'n'.repeat(90)}/large.bin`, Buffer.alloc(300_000, 7), { type: '' });
  } finally {
    await database.db.destroy();
  }
}

const isCatalogue = (endpoints: readonly { key: string }[]) => endpoints.some(({ key }) => key === 'GET /api/v1/any');

/** The archive's path. */
export async function backUp(address: SiteAddress, { withKey = false } = {}): Promise<string> {
  const folder = createBackupFolder(join(address.DATA_DIR, 'backup'));
  const storage = createLocalStorage(join(address.DATA_DIR, 'files'));
  const site = { database: siteAt(address), storage, folder, sealed, key: () => findSecretKey(address) };
  const { name } = await makeBackup({ ...site, now: Date.now }, { kind: 'manual', withKey });
  return folder.pathOf(name);
}

export async function tablesAt(address: SiteAddress): Promise<LoadedTable[]> {
  const snapshot = await siteAt(address).openSnapshot();
  return checksums(snapshot).finally(() => snapshot.close());
}

export async function filesAt({ DATA_DIR }: SiteAddress): Promise<Record<string, string>> {
  const storage = createLocalStorage(join(DATA_DIR, 'files'));
  const found: Record<string, string> = {};
  for await (const name of storage.list('')) {
    const file = await storage.open(name);
    const pieces: Buffer[] = [];
    for await (const piece of file?.stream ?? []) pieces.push(piece);
    found[name] = Buffer.concat(pieces).toString('base64');
  }
  return found;
}

export interface Entry {
  name: string;
  content: Buffer;
  /** Instead of the header that belongs to it. */
  header?: Buffer;
}

/** An archive taken apart, for tests that put it together wrongly. */
export function unpacked(archive: Buffer): Entry[] {
  const tar = gunzipSync(archive);
  const entries: Entry[] = [];
  for (let place = 0; tar[place] !== 0; ) {
    const name = tar.toString('latin1', place, place + 100).replaceAll('\0', '');
    const size = Number.parseInt(tar.toString('latin1', place + 124, place + 135), 8);
    const header = tar.subarray(place, place + BLOCK);
    entries.push({ name, header, content: tar.subarray(place + BLOCK, place + BLOCK + size) });
    place += BLOCK + size + padding(size).length;
  }
  return entries;
}

export function packed(entries: readonly Entry[]): Buffer {
  const parts = entries.flatMap(({ name, content, header }) => [
    header ?? tarHeader(name, content.length),
    content,
    padding(content.length),
  ]);
  return gzipSync(Buffer.concat([...parts, tarEnd()]));
}
