import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import type { ServerWatch } from './server-watch.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

/** A pool whose connections give up when the server falls silent, and are not used again after that. */
export function watchedPool(pool: pg.Pool, watch: ServerWatch): PostgresPool {
  const bornIn = new WeakMap<pg.ClientBase, number>();
  pool.on('connect', (client) => bornIn.set(client, watch.silences()));

  async function trusted(): Promise<pg.PoolClient> {
    for (;;) {
      const client = await pool.connect();
      if (bornIn.get(client) === watch.silences()) return client;
      client.release(true);
    }
  }

  return {
    options: pool.options,
    async connect() {
      const connecting = trusted();
      try {
        return watched(await watch.guard(() => connecting), watch);
      } catch (error) {
        // Nobody waits any more for a connection that comes after all.
        connecting.then(
          (client) => client.release(),
          () => {},
        );
        throw error;
      }
    },
    async end() {
      watch.stop();
      await pool.end();
    },
  };
}

function watched(client: pg.PoolClient, watch: ServerWatch): PostgresPoolClient {
  let isLost = false;
  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    if (isLost) throw lostConnection();
    try {
      return await watch.guard(() => client.query(text, [...values]));
    } catch (error) {
      // An answer that comes too late would be taken for that of the next question.
      isLost = isDatabaseUnavailable(error) && !hasAnswered(error);
      throw error;
    }
  }
  return {
    // Of the two forms in Kysely's type the other is for streams, which need a package we do not have.
    query: query as PostgresPoolClient['query'],
    release: (discard?: boolean) => client.release(discard || isLost),
  } as PostgresPoolClient;
}

/** PostgreSQL's own errors tell their severity: the connection they came over works. */
function hasAnswered(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}

function lostConnection(): Error {
  return Object.assign(new Error('the connection to the database was lost'), { code: '08006' });
}
