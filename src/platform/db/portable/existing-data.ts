import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AnyDatabase } from '../any-database.ts';
import { isSqliteBusy } from '../unavailable.ts';
import { tableNames } from './postgres-target.ts';

/** A connection that was just closed is listed for a moment longer. */
const LOOKS = 5;
const LOOK_MS = 100;

/** What is there already in the place where data is to be put. */
export interface ExistingData {
  isEmpty: boolean;
  /** Another process has the database open, most likely the site. */
  isInUse: boolean;
}

/** To leave WAL mode a connection must be the only one: who cannot is not alone. The next start goes back to it. */
export function inspectSqlite(file: string): ExistingData {
  if (!existsSync(file)) return { isEmpty: true, isInUse: false };
  const connection = new DatabaseSync(file, { timeout: 0 });
  try {
    const { journal_mode: mode } = connection.prepare('pragma journal_mode = delete').get() ?? {};
    return { isEmpty: false, isInUse: mode !== 'delete' };
  } catch (error) {
    // A file that is no database can be replaced, too.
    return { isEmpty: false, isInUse: isSqliteBusy(error) };
  } finally {
    connection.close();
  }
}

export async function inspectPostgres(db: AnyDatabase): Promise<ExistingData> {
  const isEmpty = (await tableNames(db)).length === 0;
  for (let look = 0; look < LOOKS; look++) {
    if (!(await hasOthers(db))) return { isEmpty, isInUse: false };
    await pause(LOOK_MS);
  }
  return { isEmpty, isInUse: true };
}

async function hasOthers(db: AnyDatabase): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  return (rows[0]?.count ?? 0) > 0;
}
