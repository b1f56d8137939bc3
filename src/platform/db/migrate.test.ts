import { sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { expect, test } from 'vitest';
import type { AnyDatabase } from './any-database.ts';
import { describeOnEachDatabase } from './database.fixture.ts';
import { migrate } from './migrate.ts';

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
});
