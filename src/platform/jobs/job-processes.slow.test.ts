import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import type { WorkOrder } from './job-worker.fixture.ts';
import { aProcess, enqueueMany, greet } from './jobs.fixture.ts';

const workers: ChildProcess[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
});

async function aWorker(): Promise<ChildProcess> {
  const worker = fork(new URL('./job-worker.fixture.ts', import.meta.url), { execArgv: [] });
  workers.push(worker);
  await once(worker, 'message');
  return worker;
}

function give(worker: ChildProcess, order: WorkOrder): void {
  worker.send(order);
}

async function runsIn(database: Database): Promise<{ job_id: number; process_id: number }[]> {
  const { rows } = await sql<{ job_id: number; process_id: number }>`select * from ran`.execute(database.db);
  return rows;
}

describeOnEachDatabase('jobs in several processes', (open) => {
  test('two processes share 200 jobs, run each once, and end by themselves', async () => {
    const { database, address } = await open.shared();
    await sql`create table ran (job_id integer, process_id integer)`.execute(database.db);
    await enqueueMany(database, 200, Date.now());
    const pair = await Promise.all([aWorker(), aWorker()]);
    const ends = pair.map((worker) => once(worker, 'exit'));
    for (const worker of pair) give(worker, { task: 'drain', address, leaseMs: 30_000 });
    expect(await Promise.all(ends)).toEqual([
      [0, null],
      [0, null],
    ]);
    const runs = await runsIn(database);
    expect(runs).toHaveLength(200);
    expect(new Set(runs.map((run) => run.job_id)).size).toBe(200);
    expect(new Set(runs.map((run) => run.process_id))).toEqual(new Set(pair.map(({ pid }) => pid)));
  });

  test('the job of a killed process is taken over, and its attempt has counted', async () => {
    const { database, address } = await open.shared();
    await sql`create table ran (job_id integer, process_id integer)`.execute(database.db);
    const { queue } = aProcess(database, Date);
    await queue.enqueue(database.db, greet, { name: '小明' });
    const [victim, heir] = await Promise.all([aWorker(), aWorker()]);
    give(victim, { task: 'hang', address, leaseMs: 400 });
    await once(victim, 'message');
    victim.kill('SIGKILL');
    await once(victim, 'exit');
    const end = once(heir, 'exit');
    give(heir, { task: 'drain', address, leaseMs: 400 });
    expect(await end).toEqual([0, null]);
    expect((await runsIn(database)).map((run) => run.process_id)).toEqual([victim.pid, heir.pid]);
    const { rows } = await sql`select state, attempts, last_error from job`.execute(database.db);
    expect(rows).toEqual([{ state: 'done', attempts: 2, last_error: 'Error: the process that ran it has ended' }]);
  });
});
