import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, inject, onTestFinished } from 'vitest';
import type { Database } from '#/platform/db/database.ts';
import { migrate } from '#/platform/db/migrate.ts';
import { openPostgres } from '#/platform/db/postgres.ts';
import { openSqlite } from '#/platform/db/sqlite.ts';

/** Runs the same tests on every engine, each test with an empty database of its own. */
export function describeOnEachEngine(name: string, tests: (open: () => Promise<Database>) => void): void {
  const postgresUrl = inject('postgresUrl');
  describe(`${name} on sqlite`, () => tests(openOwnSqlite));
  describe.skipIf(!postgresUrl)(`${name} on postgres`, () => tests(() => openOwnPostgres(postgresUrl ?? '')));
}

async function openOwnSqlite(): Promise<Database> {
  const database = openSqlite(':memory:');
  onTestFinished(() => database.db.destroy());
  await migrate(database);
  return database;
}

/** A copy of the database that was migrated when the tests began. */
async function openOwnPostgres(url: string): Promise<Database> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(url, console.error);
  await sql`create database ${sql.id(name)} template ${sql.id('souluo_template')}`.execute(server.db);
  onTestFinished(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
    await server.db.destroy();
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  // `force` may meet a connection that is just closing; its complaint says nothing about the test.
  const database = openPostgres(own.href, () => {});
  onTestFinished(() => database.db.destroy());
  return database;
}
