import { expect, test } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { aProcess, claimGreetings, claimOne, enqueueMany, greet } from './jobs.fixture.ts';

const HOUR = 3_600_000;

describeOnEachDatabase(
  'job queue',
  (open) => {
    test('jobs are claimed when they are due, the longest due first, each once', async () => {
      const { db, ...rest } = await open();
      const clock = aClock();
      const { queue } = aProcess({ db, ...rest }, clock);
      await queue.enqueue(db, greet, { name: '后' }, { runAt: clock.now() + 2000 });
      await queue.enqueue(db, greet, { name: '先' }, { runAt: clock.now() + 1000 });
      expect(await claimGreetings(queue)).toEqual([]);
      clock.advance(2000);
      const claimed = await claimGreetings(queue);
      expect(claimed.map(({ payloadJson }) => JSON.parse(payloadJson))).toEqual([{ name: '先' }, { name: '后' }]);
      expect(await claimGreetings(queue)).toEqual([]);
    });

    test('a job of a rolled back transaction was never there', async () => {
      const { db, ...rest } = await open();
      const { queue } = aProcess({ db, ...rest });
      const broken = db.transaction().execute(async (transaction) => {
        await queue.enqueue(transaction, greet, { name: '小明' });
        throw new Error('the row was refused');
      });
      await expect(broken).rejects.toThrow('the row was refused');
      expect(await queue.stats()).toMatchObject({ queued: 0 });
      await db.transaction().execute((transaction) => queue.enqueue(transaction, greet, { name: '小明' }));
      expect(await queue.stats()).toMatchObject({ queued: 1 });
    });

    test('parallel claimers never get the same job', async () => {
      const database = await open();
      const clock = aClock();
      await enqueueMany(database, 200, clock.now());
      const processes = [aProcess(database, clock), aProcess(database, clock), aProcess(database, clock)];
      const rounds = Array.from({ length: 60 }, (_, round) => processes[round % 3] ?? aProcess(database, clock));
      const claimed = (await Promise.all(rounds.map(({ queue }) => claimGreetings(queue, 4)))).flat();
      expect(claimed).toHaveLength(200);
      expect(new Set(claimed.map(({ id }) => id)).size).toBe(200);
    });

    test('jobs of a name nobody here can run stay in line', async () => {
      const database = await open();
      const { queue } = aProcess(database);
      await queue.enqueue(database.db, { ...greet, name: 'test.newer-version' }, { name: '小明' });
      expect(await claimGreetings(queue)).toEqual([]);
      expect(await queue.stats()).toMatchObject({ queued: 1, running: 0 });
    });

    test('a unique key admits one unfinished job', async () => {
      const database = await open();
      const { queue } = aProcess(database);
      const add = () => queue.enqueue(database.db, greet, { name: '小明' }, { uniqueKey: 'greet 小明' });
      expect(await add()).toBe(true);
      expect(await add()).toBe(false);
      const job = await claimOne(queue);
      expect(await add()).toBe(false);
      await queue.complete(job);
      expect(await add()).toBe(true);
      expect(await queue.stats()).toMatchObject({ queued: 1 });
    });

    test('a failed job comes back later each time, and is dead after its last attempt', async () => {
      const database = await open();
      const clock = aClock();
      const { queue } = aProcess(database, clock);
      await queue.enqueue(database.db, greet, { name: '小明' });
      for (const delay of [2500, 5000]) {
        await queue.fail(await claimOne(queue), new Error('no answer'));
        clock.advance(delay - 1);
        expect(await claimGreetings(queue)).toEqual([]);
        clock.advance(1);
      }
      const last = await claimOne(queue);
      expect(last.attempt).toBe(3);
      await queue.fail(last, new Error('bell \0 out of order'));
      expect(await queue.stats()).toEqual({ queued: 0, running: 0, dead: 1, oldestDueAt: undefined });
      expect(await queue.listDead({ limit: 10 })).toMatchObject([
        {
          name: greet.name,
          payload: { name: '小明' },
          attempts: 3,
          lastError: 'Error: bell  out of order',
          diedAt: clock.now(),
        },
      ]);
    });

    test('a dead job gets all its attempts anew, unless a newer one has its key', async () => {
      const database = await open();
      const { queue } = aProcess(database);
      const add = () => queue.enqueue(database.db, greet, { name: '小明' }, { uniqueKey: 'greet 小明' });
      await add();
      const job = await claimOne(queue);
      await queue.fail(job, 'hopeless', { retry: false });
      await add();
      expect(await queue.retryDead(job.id)).toBe(false);
      await queue.complete(await claimOne(queue));
      expect(await queue.retryDead(job.id)).toBe(true);
      expect(await queue.retryDead(job.id)).toBe(false);
      expect(await claimOne(queue)).toMatchObject({ id: job.id, attempt: 1 });
    });

    test('who has lost a job can no longer write its end', async () => {
      const database = await open();
      const clock = aClock();
      const { queue } = aProcess(database, clock);
      const other = aProcess(database, clock).queue;
      await queue.enqueue(database.db, greet, { name: '小明' });
      const lost = await claimOne(queue);
      const [lease] = await other.listLeases();
      expect(lease).toMatchObject({ id: lost.id, owner: lost.owner, attempt: 1, beat: 0, maxAttempts: 3 });
      expect(await other.fail(lease ?? lost, 'its process has ended')).toBe(true);
      clock.advance(2500);
      const taken = await claimOne(other);
      expect(taken).toMatchObject({ id: lost.id, attempt: 2 });
      expect(await queue.beat(lost)).toBe(false);
      expect(await queue.complete(lost)).toBe(false);
      expect(await queue.fail(lost, 'too late')).toBe(false);
      expect(await queue.release(lost)).toBe(false);
      expect(await other.complete(taken)).toBe(true);
    });

    test('a beat at the last moment keeps the job', async () => {
      const database = await open();
      const { queue } = aProcess(database);
      await queue.enqueue(database.db, greet, { name: '小明' });
      const job = await claimOne(queue);
      const [lease] = await queue.listLeases();
      expect(await queue.beat(job)).toBe(true);
      expect(await queue.fail(lease ?? job, 'silent')).toBe(false);
      expect(await queue.complete(job)).toBe(true);
    });

    test('a released job keeps its place, and its attempt does not count', async () => {
      const database = await open();
      const clock = aClock();
      const { queue } = aProcess(database, clock);
      await enqueueMany(database, 3, clock.now());
      const first = await claimOne(queue);
      await queue.release(first);
      expect(await claimOne(queue)).toMatchObject({ id: first.id, attempt: 1 });
    });

    test('stats tell how long the oldest due job has waited', async () => {
      const database = await open();
      const clock = aClock();
      const { queue } = aProcess(database, clock);
      await queue.enqueue(database.db, greet, { name: '小明' }, { runAt: clock.now() + HOUR });
      expect(await queue.stats()).toEqual({ queued: 1, running: 0, dead: 0, oldestDueAt: undefined });
      const due = clock.now();
      await queue.enqueue(database.db, greet, { name: '小红' });
      clock.advance(5000);
      expect(await queue.stats()).toEqual({ queued: 2, running: 0, dead: 0, oldestDueAt: due });
      await claimOne(queue);
      expect(await queue.stats()).toEqual({ queued: 1, running: 1, dead: 0, oldestDueAt: undefined });
    });

    test('old done jobs are purged; dead, waiting and recent ones stay', async () => {
      const database = await open();
      const clock = aClock();
      const { queue } = aProcess(database, clock);
      await enqueueMany(database, 1503, clock.now());
      const [dead, , ...done] = await claimGreetings(queue, 1502);
      await queue.fail(dead ?? (await claimOne(queue)), 'hopeless', { retry: false });
      for (const job of done) await queue.complete(job);
      expect(await queue.purgeDone(clock.now())).toBe(0);
      clock.advance(1);
      expect(await queue.purgeDone(clock.now())).toBe(1500);
      expect(await queue.stats()).toMatchObject({ queued: 1, running: 1, dead: 1 });
    });

    test('after a clock that ran ahead is put right, jobs for now and retries run now, dated ones at their time', async () => {
      const database = await open();
      const clock = aClock('2026-11-16T17:00:00+08:00');
      const { queue } = aProcess(database, clock);
      const tomorrow = new Date('2026-11-17T09:00:00+08:00').getTime();
      await queue.enqueue(database.db, greet, { name: '重试' });
      await queue.fail(await claimOne(queue), 'no answer');
      await queue.enqueue(database.db, greet, { name: '马上' });
      await queue.enqueue(database.db, greet, { name: '明天' }, { runAt: tomorrow });
      clock.setTo('2026-11-16T09:00:00+08:00');
      expect(await claimGreetings(queue)).toEqual([]);
      await queue.hurryMisdated();
      const names = (await claimGreetings(queue)).map(({ payloadJson }) => JSON.parse(payloadJson).name);
      expect(names.sort()).toEqual(['重试', '马上'].sort());
      clock.setTo(tomorrow);
      expect(await claimGreetings(queue)).toHaveLength(1);
    });
  },
  { alsoPooled: true },
);
