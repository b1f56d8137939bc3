import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterEach, describe, inject } from 'vitest';
import type { Engine } from './any-database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { openPostgres } from './postgres.ts';
import { copySqlite } from './sqlite.fixture.ts';

type Address = Parameters<typeof openDatabase>[0];

interface SharedDatabase {
  database: Database;
  /** What another process gives to openDatabase to work on the same data. */
  address: Address;
}

interface Open {
  /** A migrated, empty database for this test alone. */
  (): Promise<Database>;
  /** The same, but other processes can open it too. */
  shared(): Promise<SharedDatabase>;
}

type Closing = (() => unknown)[];

/** Runs the same tests on every engine. What they open is closed and removed after each. */
export function describeOnEachDatabase(name: string, tests: (open: Open, engine: Engine) => void): void {
  const postgresUrl = inject('postgresUrl');
  const engines: Engine[] = ['sqlite', 'postgres'];
  describe.each(engines)(`${name} on %s`, (engine) => {
    describe.skipIf(engine === 'postgres' && postgresUrl === undefined)('', () => {
      const closing: Closing = [];
      afterEach(async () => {
        for (const close of closing.splice(0).reverse()) await close();
      });
      const shared = async (): Promise<SharedDatabase> => {
        const address =
          engine === 'sqlite'
            ? { DATA_DIR: copySqlite(closing).folder }
            : await ownPostgres(postgresUrl ?? '', closing);
        // Dropping the database may meet a connection that is just closing; its complaint says nothing about the test.
        const database = openDatabase(address, () => {});
        closing.push(() => database.db.destroy());
        return { database, address };
      };
      tests(
        Object.assign(async () => (await shared()).database, { shared }),
        engine,
      );
    });
  });
}

/** A database each, not a schema each: Kysely looks for its migration table in every schema. */
export async function ownPostgres(url: string, closing: Closing): Promise<Address & { DATABASE_URL: string }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = openPostgres(url, console.error);
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::integer as version`.execute(server.db);
  // What newer servers do by default takes four times as long: it writes the copy to the log as well.
  const strategy = (rows[0]?.version ?? 0) >= 150_000 ? sql`strategy file_copy` : sql``;
  await sql`create database ${sql.id(name)} template ${sql.id('souluo_template')} ${strategy}`.execute(server.db);
  closing.push(async () => {
    await sql`drop database ${sql.id(name)} with (force)`.execute(server.db);
    await server.db.destroy();
  });
  const own = new URL(url);
  own.pathname = `/${name}`;
  return { DATA_DIR: '', DATABASE_URL: own.href };
}
