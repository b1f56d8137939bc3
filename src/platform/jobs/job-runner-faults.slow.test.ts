import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { elapsed } from '#/platform/clock/clock.ts';
import { aHandler, describeJobRunner, eventually, untilAborted } from './job-runner.fixture.ts';
import { aProcess, greet } from './jobs.fixture.ts';

describeJobRunner('job runner under faults', (open, start) => {
  test('a handler that heeds nothing does not hold up stop(), and its job is not given away while it runs', async () => {
    const database = await open();
    const { handler, runs } = aHandler(() => new Promise(() => {}));
    const { queue, stop } = start(database, [handler], { stopMs: 50 });
    await queue.enqueue(database.db, greet, { name: '小明' });
    await eventually(() => runs.length).toBe(1);
    await stop();
    expect(await queue.stats()).toMatchObject({ queued: 0, running: 1 });
  });

  test('a living process keeps its job far beyond a lease, also when the wall clock jumps', async () => {
    const database = await open();
    const wall = aClock();
    const clock = { now: wall.now, elapsed };
    const { handler, runs } = aHandler(async () => {
      await pause(300);
      wall.advance(3_600_000);
      await pause(600);
    });
    const options = { clock, leaseMs: 300 };
    const { queue } = start(database, [handler], options);
    start(database, [handler], options);
    await queue.enqueue(database.db, greet, { name: '小明' });
    await eventually(() => queue.stats()).toMatchObject({ queued: 0, running: 0 });
    expect(runs).toHaveLength(1);
  });

  test('a process that cannot write its heartbeats does not take its own running job over', async () => {
    const database = await open();
    const { handler, runs } = aHandler(() => pause(600));
    const { queue } = aProcess(database, Date);
    const beat = () => Promise.reject(new Error('disk full'));
    start(database, [handler], { queue: { ...queue, beat }, leaseMs: 100 });
    await queue.enqueue(database.db, greet, { name: '小明' });
    await eventually(() => runs.length).toBe(1);
    await eventually(() => queue.stats()).toEqual({ queued: 0, running: 0, dead: 0, oldestDueAt: undefined });
    expect(runs).toHaveLength(1);
  });

  test('a job from a clock that ran ahead does not wait for the right clock to get there', async () => {
    const database = await open();
    const { queue: ahead } = aProcess(database, aClock('2026-11-16T17:00:00+08:00'));
    await ahead.enqueue(database.db, greet, { name: '小明' });
    const { handler, runs } = aHandler();
    start(database, [handler], { clock: aClock('2026-11-16T09:00:00+08:00') });
    await eventually(() => runs.length).toBe(1);
  });

  test('a handler whose job was taken over is told so', async () => {
    const database = await open();
    const { handler, runs } = aHandler(untilAborted);
    const { queue } = start(database, [handler], { leaseMs: 150 });
    await queue.enqueue(database.db, greet, { name: '小明' }, { maxAttempts: 1 });
    await eventually(() => runs.length).toBe(1);
    await sql`update job set lease_owner = 'someone else'`.execute(database.db);
    await eventually(() => runs[0]?.signal.aborted).toBe(true);
    expect(String(runs[0]?.signal.reason)).toContain('another process has taken the job over');
  });

  test('an outage of the database is waited out, and what was done in it is not done again', async () => {
    const database = await open();
    const { handler, runs } = aHandler(async () => {
      if (runs.length === 1) await sql`alter table job rename to job_away`.execute(database.db);
    });
    const { queue, reported } = start(database, [handler]);
    await queue.enqueue(database.db, greet, { name: '小明' });
    await eventually(() => reported.length).toBeGreaterThan(0);
    await sql`alter table job_away rename to job`.execute(database.db);
    await eventually(() => queue.stats()).toMatchObject({ queued: 0, running: 0 });
    expect(runs).toHaveLength(1);
    await queue.enqueue(database.db, greet, { name: '小红' });
    await eventually(() => runs.length).toBe(2);
  });
});
