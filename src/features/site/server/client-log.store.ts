import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { LogEntry } from './client-log.rules.ts';
import type { ClientLogTables } from './client-log.table.ts';

const KEPT = 2000;

export interface Fault {
  /** The server's, not a browser's. */
  isOurs: boolean;
  message: string;
  path: string;
  count: number;
  lastAt: number;
}

export type ClientLogStore = ReturnType<typeof createClientLogStore>;

export function createClientLogStore(db: AnyDatabase) {
  const tables = db.withTables<ClientLogTables>();
  return {
    async add({ value, ...entry }: LogEntry, now: number, count = 1): Promise<void> {
      await tables
        .insertInto('client_log')
        .values({ ...entry, count, value_sum: value, first_at: now, last_at: now })
        .onConflict((conflict) =>
          conflict.column('fingerprint').doUpdateSet((update) => ({
            count: update('client_log.count', '+', count),
            value_sum: update('client_log.value_sum', '+', value),
            last_at: now,
          })),
        )
        .execute();
    },

    /** What went wrong in browsers and here, the newest first. */
    async faults(limit: number): Promise<Fault[]> {
      const rows = await tables
        .selectFrom('client_log')
        .select(['type', 'message', 'path', 'count', 'last_at'])
        .where('type', 'in', ['error', 'server'])
        .orderBy('last_at', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ type, message, path, count, last_at }) => ({
        isOurs: type === 'server',
        message,
        path,
        count: Number(count),
        lastAt: last_at,
      }));
    },

    /** Anyone may report, so the table must have an end: the least recently seen entries go. */
    async prune(): Promise<void> {
      const oldest = await tables
        .selectFrom('client_log')
        .select('last_at')
        .orderBy('last_at', 'desc')
        .offset(KEPT)
        .limit(1)
        .executeTakeFirst();
      if (oldest) await tables.deleteFrom('client_log').where('last_at', '<=', oldest.last_at).execute();
    },
  };
}
