import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { AnyDatabase } from './any-database.ts';

const LOOK_MS = 50;
/** Longer behind is broken, or as busy as the primary would be. */
const PATIENCE_MS = 3000;

/**
 * Of some replicas the first that has everything committed on the primary up to now: whoever has just written finds it
 * there. Undefined when none answers or catches up in time; then the primary must do. Others are closed.
 */
export async function caughtUpReplica(
  primary: AnyDatabase,
  urls: readonly string[],
  open: (url: string) => AnyDatabase,
): Promise<AnyDatabase | undefined> {
  if (urls.length === 0) return undefined;
  const { rows } = await sql<{ place: string }>`select pg_current_wal_lsn()::text as place`.execute(primary);
  const place = rows[0]?.place ?? '';
  for (const url of urls) {
    const replica = open(url);
    if (await catchesUp(replica, place).catch(() => false)) return replica;
    await replica.destroy();
  }
  return undefined;
}

async function catchesUp(replica: AnyDatabase, place: string): Promise<boolean> {
  for (let waited = 0; waited <= PATIENCE_MS; waited += LOOK_MS) {
    // A server that is no replica any more has a history of its own.
    const { rows } = await sql<{ is_replica: boolean; is_there: boolean | null }>`select
      pg_is_in_recovery() as is_replica, pg_last_wal_replay_lsn() >= ${place}::pg_lsn as is_there`.execute(replica);
    if (!rows[0]?.is_replica) return false;
    if (rows[0].is_there) return true;
    await pause(LOOK_MS);
  }
  return false;
}
