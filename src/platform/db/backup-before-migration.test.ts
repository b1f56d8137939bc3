import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, onTestFinished, test } from 'vitest';
import { backUpBeforeMigration } from './backup-before-migration.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { openSqlite } from './sqlite.ts';

const migrations = new URL('../../../migrations/', import.meta.url);

async function aDataFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'souluo-backup-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

function openIn(folder: string, name = 'souluo.db'): Database {
  const database = openSqlite(join(folder, name));
  onTestFinished(() => database.db.destroy());
  return database;
}

/** The database as an earlier version of the site left it. */
async function migrateToOlder(database: Database, count: number): Promise<string> {
  const files = (await readdir(migrations)).sort().slice(0, count);
  const entries = files.map(async (file): Promise<[string, Migration]> => {
    const { up } = await import(new URL(file, migrations).href);
    return [file.replace('.ts', ''), { up: (db) => up(db, 'sqlite') }];
  });
  const older = Object.fromEntries(await Promise.all(entries));
  const { error } = await new Migrator({
    db: database.db,
    provider: { getMigrations: async () => older },
  }).migrateToLatest();
  if (error) throw error;
  return Object.keys(older).at(-1) ?? '';
}

const copiesIn = async (folder: string) => (await readdir(join(folder, 'backup')).catch(() => [])).sort();

test('before a migration the whole file is copied, with what was last written', async () => {
  const folder = await aDataFolder();
  const database = openIn(folder);
  const version = await migrateToOlder(database, 3);
  await sql`create table note (text text)`.execute(database.db);
  await sql`insert into note values ('written just before')`.execute(database.db);
  await migrate(database, folder);
  const [name = '', ...others] = await copiesIn(folder);
  expect(others).toEqual([]);
  expect(name).toMatch(new RegExp(`^before-migration-.*-at-${version}\\.db$`));
  const copy = openIn(join(folder, 'backup'), name);
  expect((await sql`select text from note`.execute(copy.db)).rows).toEqual([{ text: 'written just before' }]);
  expect((await sql`select name from kysely_migration`.execute(copy.db)).rows).toHaveLength(3);
});

test('a new database and one that is up to date are not copied', async () => {
  const folder = await aDataFolder();
  const database = openIn(folder);
  await migrate(database, folder);
  await migrate(database, folder);
  expect(await copiesIn(folder)).toEqual([]);
});

test('the newest five copies are kept', async () => {
  const folder = await aDataFolder();
  const { db } = openIn(folder);
  await sql`create table a (id integer)`.execute(db);
  for (let version = 1; version <= 7; version++) await backUpBeforeMigration(db, folder, `000${version}_x`);
  const versions = (await copiesIn(folder)).map((name) => /at-(\w+)\.db$/.exec(name)?.[1]);
  expect(versions).toEqual(['0003_x', '0004_x', '0005_x', '0006_x', '0007_x']);
});

test('a copy that is cut short leaves no file and pushes no good one out', async () => {
  const folder = await aDataFolder();
  const { db } = openIn(folder);
  await sql`create table a (text text)`.execute(db);
  for (let version = 1; version <= 5; version++) await backUpBeforeMigration(db, folder, `000${version}_x`);
  const before = await copiesIn(folder);
  const broken = openIn(folder, await aBrokenDatabase(folder));
  await expect(backUpBeforeMigration(broken.db, folder, '0006_x')).rejects.toThrow('malformed');
  expect(await copiesIn(folder)).toEqual(before);
});

/** One whose pages in the middle are rubbish: copying it fails after the copy was begun, as on a disk that fills up. */
async function aBrokenDatabase(folder: string): Promise<string> {
  const { db } = openSqlite(join(folder, 'broken.db'));
  await sql`create table b (text text)`.execute(db);
  for (let row = 0; row < 50; row++) await sql`insert into b values (${'x'.repeat(3000)})`.execute(db);
  await db.destroy();
  const bytes = await readFile(join(folder, 'broken.db'));
  await writeFile(join(folder, 'broken.db'), bytes.fill(0xee, 20 * 4096, 22 * 4096));
  return 'broken.db';
}

test('a migration that fails leaves the data as it was and no copy, however often it is tried', async () => {
  const folder = await aDataFolder();
  const database = openIn(folder);
  await migrateToOlder(database, 3);
  // The next migration wants to make this one.
  await sql`create table mail_outbox (id integer)`.execute(database.db);
  for (let attempt = 0; attempt < 3; attempt++)
    await expect(migrate(database, folder)).rejects.toThrow('already exists');
  expect(await copiesIn(folder)).toEqual([]);
  expect((await sql`select name from kysely_migration`.execute(database.db)).rows).toHaveLength(3);
});

test('empty copies from failed upgrades of before do not count and go', async () => {
  const folder = await aDataFolder();
  const { db } = openIn(folder);
  await sql`create table a (id integer)`.execute(db);
  for (let version = 1; version <= 4; version++) await backUpBeforeMigration(db, folder, `000${version}_x`);
  await mkdir(join(folder, 'backup'), { recursive: true });
  for (const year of [2098, 2099]) {
    await writeFile(join(folder, 'backup', `before-migration-${year}-at-0009_x.db`), '');
    await writeFile(join(folder, 'backup', `before-migration-${year}-at-0008_x.db.unfinished`), 'half');
  }
  await backUpBeforeMigration(db, folder, '0005_x');
  const versions = (await copiesIn(folder)).map((name) => /at-(\w+)\.db$/.exec(name)?.[1]);
  expect(versions).toEqual(['0001_x', '0002_x', '0003_x', '0004_x', '0005_x']);
});
