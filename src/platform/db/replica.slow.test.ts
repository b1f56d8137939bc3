import { sql } from 'kysely';
import { afterEach, describe, expect, test } from 'vitest';
import type { AnyDatabase } from './any-database.ts';
import type { Database } from './database.ts';
import { migrate } from './migrate.ts';
import { findBinaries, startPostgres, startStandby } from './postgres.fixture.ts';
import { openPatientPostgres, openPostgres } from './postgres.ts';

const binaries = findBinaries();

describe.skipIf(binaries === undefined)('what may be a little late', () => {
  const closing: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const holding = async (db: AnyDatabase) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
      where state = 'idle in transaction' and backend_type = 'client backend'`.execute(db);
    return rows[0]?.count;
  };

  /** How many schedules a snapshot has, and which server it was taken on. */
  async function look(database: Database, servers: { primary: AnyDatabase; standby: AnyDatabase }) {
    const snapshot = await database.openSnapshot();
    const [onPrimary, onStandby] = [await holding(servers.primary), await holding(servers.standby)];
    const table = snapshot.tables.find(({ name }) => name === 'schedule');
    const rows = table && (await snapshot.count(table));
    await snapshot.close();
    return { rows, onPrimary, onStandby };
  }

  test('is read from a replica that has all that was written, and else from the primary', async () => {
    const first = await startPostgres(binaries ?? '');
    closing.push(first.stop);
    const second = await startStandby(binaries ?? '', first);
    closing.push(second.stop);
    const nobody = 'postgres://postgres@127.0.0.1:1/postgres';
    const database = openPostgres(first.url, () => {}, { replicaUrls: [nobody, second.url] });
    closing.push(() => database.db.destroy());
    await migrate(database);
    const servers = {
      primary: openPatientPostgres(first.url, () => {}),
      standby: openPatientPostgres(second.url, () => {}),
    };
    for (const db of Object.values(servers)) closing.push(() => db.destroy());
    const write = (name: string) =>
      sql`insert into schedule (name, job_name, payload_json, cron, is_declared, planned_at)
        values (${name}, 'x', '{}', '* * * * *', 0, 0)`.execute(database.db);

    for (let rows = 1; rows <= 3; rows++) {
      await write(`schedule ${rows}`);
      // It may take a moment to follow, and until then the primary is asked.
      await expect.poll(() => look(database, servers)).toEqual({ rows, onPrimary: 0, onStandby: 1 });
    }
    // It still answers, and no longer follows. Commits wait for it to receive, not to show.
    await sql`select pg_wal_replay_pause()`.execute(servers.standby);
    await write('schedule 4');
    expect(await look(database, servers)).toEqual({ rows: 4, onPrimary: 1, onStandby: 0 });
    await sql`select pg_wal_replay_resume()`.execute(servers.standby);
    await expect.poll(() => look(database, servers)).toMatchObject({ rows: 4, onStandby: 1 });
  });
});
