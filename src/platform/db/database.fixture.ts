import { afterEach, describe, inject } from 'vitest';
import type { Engine } from './any-database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { ownPostgres, PATIENT } from './postgres-pool.fixture.ts';
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

interface Options {
  /** Also through a PgBouncer that gives each transaction another connection. */
  alsoPooled?: boolean;
}

/** Runs the same tests on every engine. What they open is closed and removed after each. */
export function describeOnEachDatabase(
  name: string,
  tests: (open: Open, engine: Engine) => void,
  { alsoPooled = false }: Options = {},
): void {
  const postgresUrl = inject('postgresUrl');
  const poolerHost = inject('poolerHost');
  const ways: { way: string; engine: Engine; skip: boolean; host?: string | undefined }[] = [
    { way: 'sqlite', engine: 'sqlite', skip: false },
    { way: 'postgres', engine: 'postgres', skip: postgresUrl === undefined },
    ...(alsoPooled ? [{ way: 'PgBouncer', engine: 'postgres', skip: !poolerHost, host: poolerHost } as const] : []),
  ];
  describe.each(ways)(`${name} on $way`, ({ engine, skip, host }) => {
    describe.skipIf(skip)('', () => {
      const closing: Closing = [];
      afterEach(async () => {
        for (const close of closing.splice(0).reverse()) await close();
      });
      const shared = async (): Promise<SharedDatabase> => {
        const address =
          engine === 'sqlite'
            ? { DATA_DIR: copySqlite(closing).folder }
            : await ownPostgres(postgresUrl ?? '', closing, host);
        // Dropping the database may meet a connection that is just closing; its complaint says nothing about the test.
        const database = openDatabase(address, () => {}, PATIENT);
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
