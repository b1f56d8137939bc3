import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { cancelStatement } from './cancel-statement.ts';
import type { ServerWatch } from './server-watch.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

const STATEMENT_MS = 10_000;
const BEGINNING = /^(?:begin|start transaction)\b/;

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
  let isLate = false;
  async function query(text: string, values: readonly unknown[]): Promise<unknown> {
    if (isLost) throw lostConnection();
    // A setting of the connection would be refused by a pooler, or stay for whoever has it next.
    const limited = BEGINNING.test(text) ? `${text}; set local statement_timeout = ${STATEMENT_MS}` : text;
    // For what runs outside a transaction.
    const timer = setTimeout(() => {
      isLate = true;
      cancelStatement(client);
    }, STATEMENT_MS).unref();
    try {
      return await watch.guard(() => client.query(limited, [...values]));
    } catch (error) {
      // An answer that comes too late would be taken for that of the next question.
      isLost = isDatabaseUnavailable(error) && !hasAnswered(error);
      throw error;
    } finally {
      clearTimeout(timer);
    }
  }
  return {
    // Of the two forms in Kysely's type the other is for streams, which need a package we do not have.
    query: query as PostgresPoolClient['query'],
    // What was called off late might call off the next statement.
    release: (discard?: boolean) => client.release(discard || isLost || isLate),
  } as PostgresPoolClient;
}

/** PostgreSQL's own errors tell their severity: the connection they came over works. */
function hasAnswered(error: unknown): boolean {
  return error instanceof Error && 'severity' in error && error.severity === 'ERROR';
}

function lostConnection(): Error {
  return Object.assign(new Error('the connection to the database was lost'), { code: '08006' });
}
