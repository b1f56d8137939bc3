import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { claimStatement } from './claim-statement.ts';
import { aProcess, claimGreetings, enqueueMany, greet } from './jobs.fixture.ts';

const LIMIT = 4;

interface PlanNode {
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** How a claim finds its rows. PostgreSQL also counts them; in SQLite a search that needs no sorting ends at the limit. */
async function explainClaim({ db, engine }: Database, now: number): Promise<unknown[]> {
  const names = [greet.name, 'test.other'];
  const claim = claimStatement(engine, { owner: 'a', now, lane: greet.lane, names, limit: LIMIT });
  if (engine === 'sqlite') {
    const { rows } = await sql<{ detail: string }>`explain query plan ${claim}`.execute(db);
    return rows.map((row) => row.detail);
  }
  await sql`analyze job`.execute(db);
  const { rows } = await sql<{ 'QUERY PLAN': { Plan: PlanNode }[] }>`explain (analyze, format json) ${claim}`.execute(
    db,
  );
  return rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan }) => scans(Plan)));
}

function scans(node: PlanNode): { index: string | undefined; rows: number }[] {
  const own = { index: node['Index Name'], rows: node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0) };
  return node.Plans ? node.Plans.flatMap(scans) : [own];
}

describeOnEachDatabase(
  'claiming from a backlog',
  (open, engine) => {
    test('of 10,000 waiting jobs a claim reads those it takes, also when most are done', async () => {
      const database = await open();
      const clock = aClock();
      const { queue } = aProcess(database, clock);
      await enqueueMany(database, 10_000, clock.now());
      const bounded =
        engine === 'sqlite'
          ? [
              'MATERIALIZE picked',
              'SEARCH job USING INDEX job_due (lane=? AND run_at<?)',
              'SCAN picked',
              'SEARCH job USING INTEGER PRIMARY KEY (rowid=?)',
            ]
          : [
              { index: 'job_due', rows: LIMIT },
              { index: undefined, rows: LIMIT },
              { index: 'job_pkey', rows: 1 },
            ];
      expect(await explainClaim(database, clock.now())).toEqual(bounded);
      for (let taken = 0; taken < 9000; taken += 1000) {
        const jobs = await claimGreetings(queue, 1000);
        await sql`update job set state = 'done', finished_at = ${clock.now()} where id in (${sql.join(jobs.map(({ id }) => id))})`.execute(
          database.db,
        );
      }
      expect(await queue.stats()).toMatchObject({ queued: engine === 'sqlite' ? 1000 : 996 });
      expect(await explainClaim(database, clock.now())).toEqual(bounded);
    });
  },
  { alsoPooled: true },
);
