import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import type { AnyDatabase } from './any-database.ts';
import { describeOnEachDatabase } from './database.fixture.ts';
import { migrate, migrationNames, oldestCode, stillFits } from './migrate.ts';
import { writeNote } from './site-note.ts';

const createTable = (name: string): Migration => ({
  up: async (db) => {
    await sql`create table ${sql.id(name)} (id integer)`.execute(db);
  },
});

const cutOff: Migration = {
  up: async (db) => {
    await sql`create table planted_b (id integer)`.execute(db);
    throw new Error('cut off');
  },
};

/** Beside the real migrations, with books of its own. */
const run = (db: AnyDatabase, migrations: Record<string, Migration>) =>
  new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: 'planted_migration',
    migrationLockTableName: 'planted_migration_lock',
  }).migrateToLatest();

describeOnEachDatabase('migrations', (open) => {
  test('one that is cut off half-way leaves nothing, and the next start finishes', async () => {
    const { db } = await open();
    const { error } = await run(db, { a: createTable('planted_a'), b: cutOff });
    expect(error).toMatchObject({ message: 'cut off' });
    const again = await run(db, { a: createTable('planted_a'), b: createTable('planted_b') });
    expect(again.error).toBeUndefined();
    expect(again.results?.map(({ status }) => status)).toEqual(['Success', 'Success']);
  });

  test('a second run changes nothing', async () => {
    const database = await open();
    const executed = async () => (await sql`select * from kysely_migration order by name`.execute(database.db)).rows;
    const before = await executed();
    await migrate(database);
    expect(before.length).toBeGreaterThan(5);
    expect(await executed()).toEqual(before);
  });

  test('a newer version may promise that code of before works beside it; without that, or about another, none does', async () => {
    const { db } = await open();
    const known = await migrationNames();
    const before = known.slice(0, -1);
    expect(await stillFits(db, known)).toBe(true);
    for (const [note, fits] of [
      [`${known.at(-1)} ${before.at(-1)}`, true],
      [`${known.at(-1)} ${known.at(-1)}`, false],
      [`${before.at(-1)} ${before.at(-1)}`, false],
    ] as const) {
      await writeNote(db, 'oldest-code', note);
      expect([note, await stillFits(db, before)]).toEqual([note, fits]);
    }
    await sql`delete from site_note`.execute(db);
    expect(await stillFits(db, before)).toBe(false);
  });
});

test('the newest of what all migrations ask of older code counts', () => {
  expect(
    oldestCode(
      new Map([
        ['0001_a', {}],
        ['0002_b', { worksWith: '0001_a' }],
      ]),
    ),
  ).toBe('0001_a');
  expect(
    oldestCode(
      new Map([
        ['0001_a', {}],
        ['0002_b', {}],
        ['0003_c', { worksWith: '0001_a' }],
      ]),
    ),
  ).toBe('0002_b');
});
