import type { DatabaseSync } from 'node:sqlite';

/**
 * SQLite believes what it once counted: a table that had one row when the site was new is read from end to end for ever after,
 * also when it has 100,000. Of what it never counted it thinks that there is much, and takes the index.
 */
export const FORGET_SMALL_TABLES = 'delete from sqlite_stat1 where cast(stat as integer) < 1000';
/** For this connection; others read it when they are opened. */
export const READ_STATISTICS = 'analyze sqlite_schema';

/** For files that were counted by an older version. */
export function forgetSmallTables(connection: DatabaseSync): void {
  const isCounted = connection.prepare(`select 1 from sqlite_schema where name = 'sqlite_stat1'`).get() !== undefined;
  const small = isCounted && connection.prepare('select 1 from sqlite_stat1 where cast(stat as integer) < 1000').get();
  if (!small) return;
  try {
    connection.exec(`${FORGET_SMALL_TABLES}; ${READ_STATISTICS}`);
  } catch {
    // Another process writes, or nothing can be written: the site starts all the same, and the next start tries again.
  }
}
