import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { GiveUp, handleJob, jobKind } from './job-kind.ts';
import { aHandler, describeJobRunner, eventually, untilAborted } from './job-runner.fixture.ts';
import { aProcess, claimOne, enqueueMany, greet } from './jobs.fixture.ts';
import { purgeDoneHandler, purgeDoneSchedule } from './purge-done-jobs.ts';
import { schedule } from './schedule-book.ts';

describeJobRunner('job runner', (open, start) => {
  test('a job reaches its handler with its payload, and is done', async () => {
    const database = await open();
    const greeted: unknown[] = [];
    const handler = handleJob(greet, async ({ name }, { id, attempt, dueAt }) => {
      greeted.push({ name, id, attempt, dueAt });
    });
    const { queue } = start(database, [handler]);
    const dueAt = Date.now();
    await queue.enqueue(database.db, greet, { name: '小明' }, { runAt: dueAt });
    await eventually(() => greeted).toEqual([{ name: '小明', id: expect.any(Number), attempt: 1, dueAt }]);
    await eventually(() => queue.stats()).toMatchObject({ queued: 0, running: 0, dead: 0 });
  });

  test('two handlers for one job, or a schedule without one, are refused at once', async () => {
    const database = await open();
    const { handler } = aHandler();
    expect(() => start(database, [handler, handler])).toThrow('two handlers for test.greet');
    expect(() => start(database, [handler], { schedules: [purgeDoneSchedule] })).toThrow(
      'no handler for jobs.purge-done',
    );
  });

  test('a payload that does not fit and a failure without hope are dead at once, and reported', async () => {
    const database = await open();
    const hopeless = jobKind('test.hopeless', z.object({}));
    const { handler, runs } = aHandler();
    const giveUp = handleJob(hopeless, async () => {
      throw new GiveUp('this address does not exist');
    });
    const { queue, reported } = start(database, [handler, giveUp]);
    await queue.enqueue(database.db, { ...greet, payload: z.object({}) }, {});
    await queue.enqueue(database.db, hopeless, {});
    await eventually(() => queue.stats()).toMatchObject({ queued: 0, running: 0, dead: 2 });
    const dead = await queue.listDead({ limit: 10 });
    expect(dead.map(({ attempts }) => attempts)).toEqual([1, 1]);
    expect(dead.map(({ lastError }) => lastError).join()).toMatch(
      /the payload is wrong.*this address does not exist|this address does not exist.*the payload is wrong/s,
    );
    expect(reported).toHaveLength(2);
    expect(runs).toEqual([]);
  });

  test('a failed job is tried again until it succeeds', async () => {
    const database = await open();
    const clock = aClock();
    const { handler, runs } = aHandler(async ({ attempt }) => {
      if (attempt < 3) throw new Error('no answer');
    });
    const { queue, reported } = start(database, [handler], { clock });
    await queue.enqueue(database.db, greet, { name: '小明' });
    for (const attempts of [1, 2, 3]) {
      await eventually(() => runs.length).toBe(attempts);
      await eventually(() => queue.stats()).toMatchObject({ running: 0 });
      clock.advance(10_000);
    }
    expect(await queue.stats()).toMatchObject({ queued: 0, dead: 0 });
    expect(reported.map(String)).toEqual([
      expect.stringMatching(/^Error: job test\.greet \d+ failed, attempt 1 of 3$/),
      expect.stringMatching(/^Error: job test\.greet \d+ failed, attempt 2 of 3$/),
    ]);
  });

  test('stop() waits for the running handler and claims no more', async () => {
    const database = await open();
    let finish = () => {};
    const { handler, runs } = aHandler(
      () =>
        new Promise((resolve) => {
          finish = resolve;
        }),
    );
    const { queue, stop } = start(database, [handler], { concurrency: { prompt: 1, long: 1 } });
    await enqueueMany(database, 2, Date.now());
    await eventually(() => runs.length).toBe(1);
    let hasStopped = false;
    const stopping = stop().then(() => {
      hasStopped = true;
    });
    await pause(100);
    expect(hasStopped).toBe(false);
    finish();
    await stopping;
    expect(await queue.stats()).toMatchObject({ queued: 1, running: 0 });
    expect(runs).toHaveLength(1);
  });

  test('a handler that takes too long to stop is aborted, and its job goes back uncounted', async () => {
    const database = await open();
    const { handler, runs } = aHandler(untilAborted);
    const { queue, stop } = start(database, [handler], { stopMs: 50 });
    await queue.enqueue(database.db, greet, { name: '小明' });
    await eventually(() => runs.length).toBe(1);
    await stop();
    expect(await claimOne(queue)).toMatchObject({ attempt: 1 });
  });

  test('a handler without a heartbeat is aborted at its limit; one that beats goes on', async () => {
    const database = await open();
    const { handler } = aHandler(untilAborted, { limitMs: 100 });
    const steady = jobKind('test.steady', z.object({}));
    const beating = handleJob(
      steady,
      async (_, { heartbeat }) => {
        for (let step = 0; step < 30; step++, heartbeat()) await pause(50);
      },
      { limitMs: 1000 },
    );
    const { queue } = start(database, [handler, beating]);
    await queue.enqueue(database.db, greet, { name: '小明' }, { maxAttempts: 1 });
    await queue.enqueue(database.db, steady, {}, { maxAttempts: 1 });
    await eventually(() => queue.stats()).toMatchObject({ queued: 0, running: 0 });
    const dead = await queue.listDead({ limit: 10 });
    expect(dead).toMatchObject([{ name: greet.name, lastError: 'Error: no heartbeat for 100 ms' }]);
  });

  test('a schedule fires once with two runners, and once after a long sleep', async () => {
    const database = await open();
    const clock = aClock('2026-11-16T08:59:00+08:00');
    const { handler, runs } = aHandler();
    const daily = schedule({ name: 'greet daily', cron: '0 9 * * *', kind: greet, payload: { name: '小明' } });
    const { book } = start(database, [handler], { clock, schedules: [daily] });
    start(database, [handler], { clock, schedules: [daily] });
    await eventually(() => book.list()).toHaveLength(1);
    for (const [round, sleep] of [60_000, 7 * 24 * 3_600_000].entries()) {
      clock.advance(sleep);
      await eventually(() => runs.length).toBe(round + 1);
      await pause(100);
    }
    expect(runs.map(({ dueAt }) => new Date(dueAt).toISOString())).toEqual([
      '2026-11-16T01:00:00.000Z',
      '2026-11-23T01:00:00.000Z',
    ]);
  });

  test('a job whose kind has moved to another lane is still run', async () => {
    const database = await open();
    const { handler, runs } = aHandler();
    const { queue } = start(database, [handler]);
    await queue.enqueue(database.db, { ...greet, lane: 'long' }, { name: '小明' });
    await eventually(() => runs.length).toBe(1);
  });

  test('long jobs never hold up prompt ones', async () => {
    const database = await open();
    const long = jobKind('test.long', z.object({}), { lane: 'long' });
    const { handler, runs } = aHandler();
    const { queue } = start(database, [handler, handleJob(long, (_, context) => untilAborted(context))], {
      stopMs: 10,
    });
    for (let count = 0; count < 10; count++) await queue.enqueue(database.db, long, {});
    await eventually(() => queue.stats()).toMatchObject({ running: 1 });
    await queue.enqueue(database.db, greet, { name: '小明' });
    await eventually(() => runs.length).toBe(1);
  });

  test('a backlog of 1,000 jobs is worked off, each once, without waiting for polls', async () => {
    const database = await open();
    await enqueueMany(database, 1000, Date.now());
    const { handler, runs } = aHandler();
    const { queue } = start(database, [handler], { pollMs: 5000, concurrency: { prompt: 16, long: 1 } });
    await expect.poll(() => queue.stats(), { interval: 200 }).toMatchObject({ queued: 0, running: 0 });
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1000);
    expect(runs).toHaveLength(1000);
  });

  test('done jobs are forgotten after a week, at night', async () => {
    const database = await open();
    const clock = aClock('2026-11-16T04:00:00+08:00');
    const { queue: past } = aProcess(database, aClock('2026-11-09T04:00:00+08:00'));
    await past.enqueue(database.db, greet, { name: '小明' });
    await past.complete(await claimOne(past));
    const { book } = start(database, [purgeDoneHandler(past, clock.now)], { clock, schedules: [purgeDoneSchedule] });
    await eventually(() => book.list()).toHaveLength(1);
    clock.advance(3_600_000);
    const remaining = () => sql<{ name: string; state: string }>`select name, state from job`.execute(database.db);
    await eventually(async () => (await remaining()).rows).toEqual([{ name: 'jobs.purge-done', state: 'done' }]);
  });
});
