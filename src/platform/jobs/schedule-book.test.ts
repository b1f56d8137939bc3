import { expect, test } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import type { Database } from '#/platform/db/database.ts';
import { aProcess, claimGreetings, greet } from './jobs.fixture.ts';
import { schedule } from './schedule-book.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const at = (text: string) => new Date(`${text}+08:00`).getTime();

const everyMinute = schedule({ name: 'greet often', cron: '* * * * *', kind: greet, payload: { name: '小明' } });
const daily = schedule({ name: 'greet daily', cron: '0 9 * * *', kind: greet, payload: { name: '小红' } });

/** A process with a clock of its own and the occurrences it finds to run. */
function aScheduler(database: Database, start: string, declared = [everyMinute]) {
  const clock = aClock(`${start}+08:00`);
  const { book, queue } = aProcess(database, clock);
  return {
    clock,
    book,
    start: () => book.declare(declared),
    fire: () => book.fireDue([greet], declared),
    /** Fires, runs what came of it, and tells which occurrences those were. */
    async round(): Promise<number[]> {
      await book.fireDue([greet], declared);
      const jobs = await claimGreetings(queue);
      for (const job of jobs) await queue.complete(job);
      return jobs.map(({ dueAt }) => dueAt);
    },
  };
}

describeOnEachDatabase('schedule book', (open) => {
  test('an occurrence fires when its time has come, and once', async () => {
    const { clock, start, round } = aScheduler(await open(), '2026-11-16T08:59:30');
    await start();
    expect(await round()).toEqual([]);
    clock.advance(30_000);
    expect(await round()).toEqual([at('2026-11-16T09:00:00')]);
    expect(await round()).toEqual([]);
    clock.advance(MINUTE);
    expect(await round()).toEqual([at('2026-11-16T09:01:00')]);
  });

  test('of several processes one fires it', async () => {
    const database = await open();
    const processes = Array.from({ length: 6 }, () => aScheduler(database, '2026-11-16T08:59:30'));
    await Promise.all(processes.map(({ start }) => start()));
    for (const { clock } of processes) clock.advance(HOUR);
    await Promise.all(processes.map(({ fire }) => fire()));
    const fired = await Promise.all(processes.map(({ round }) => round()));
    expect(fired.flat()).toEqual([at('2026-11-16T09:59:00')]);
  });

  test('a restart neither skips nor repeats', async () => {
    const database = await open();
    const before = aScheduler(database, '2026-11-16T08:50:00', [daily]);
    await before.start();
    const after = aScheduler(database, '2026-11-16T09:05:00', [daily]);
    await after.start();
    expect(await after.round()).toEqual([at('2026-11-16T09:00:00')]);
    const again = aScheduler(database, '2026-11-16T09:06:00', [daily]);
    await again.start();
    expect(await again.round()).toEqual([]);
    expect(await again.book.list()).toEqual([
      {
        name: daily.name,
        cron: daily.cron,
        lastRunAt: at('2026-11-16T09:00:00'),
        nextRunAt: at('2026-11-17T09:00:00'),
      },
    ]);
  });

  test('after a long sleep it fires once, for the latest occurrence', async () => {
    const { clock, start, round } = aScheduler(await open(), '2026-11-16T09:00:30', [everyMinute, daily]);
    await start();
    clock.advance(73 * HOUR);
    expect((await round()).sort()).toEqual([at('2026-11-19T09:00:00'), at('2026-11-19T10:00:00')]);
    expect(await round()).toEqual([]);
    clock.advance(MINUTE);
    expect(await round()).toEqual([at('2026-11-19T10:01:00')]);
  });

  test('a clock that is set back fires no occurrence again, and the next new one on time', async () => {
    const { clock, start, round } = aScheduler(await open(), '2026-11-16T09:00:00');
    await start();
    const fired: number[] = [];
    for (let minute = 0; minute < 30; minute++, clock.advance(MINUTE)) fired.push(...(await round()));
    clock.setTo(at('2026-11-16T09:10:00'));
    for (let minute = 0; minute < 30; minute++, clock.advance(MINUTE)) fired.push(...(await round()));
    const everyOnce = Array.from({ length: 39 }, (_, minute) => at('2026-11-16T09:01:00') + minute * MINUTE);
    expect(fired).toEqual(everyOnce);
  });

  test('a clock that is set back over a daily occurrence waits for the next day', async () => {
    const { clock, start, round } = aScheduler(await open(), '2026-11-16T08:30:00', [daily]);
    await start();
    clock.advance(HOUR);
    expect(await round()).toEqual([at('2026-11-16T09:00:00')]);
    clock.setTo(at('2026-11-16T08:00:00'));
    expect(await round()).toEqual([]);
    clock.advance(HOUR);
    expect(await round()).toEqual([]);
    clock.advance(24 * HOUR);
    expect(await round()).toEqual([at('2026-11-17T09:00:00')]);
  });

  test('a clock that ran years ahead and is put right does not silence a schedule', async () => {
    const { clock, start, round } = aScheduler(await open(), '2026-11-16T09:00:00', [daily]);
    await start();
    clock.setTo(at('2030-01-01T10:00:00'));
    expect(await round()).toEqual([at('2030-01-01T09:00:00')]);
    clock.setTo(at('2026-11-17T08:00:00'));
    expect(await round()).toEqual([]);
    clock.setTo(at('2026-11-17T09:00:00'));
    expect(await round()).toEqual([at('2026-11-17T09:00:00')]);
  });

  test('a changed pattern is planned anew', async () => {
    const database = await open();
    await aScheduler(database, '2026-11-16T08:00:00', [daily]).start();
    const changed = aScheduler(database, '2026-11-16T08:00:00', [{ ...daily, cron: '30 8 * * *' }]);
    await changed.start();
    changed.clock.advance(HOUR);
    expect(await changed.round()).toEqual([at('2026-11-16T08:30:00')]);
  });

  test('a schedule that is no longer declared rests', async () => {
    const database = await open();
    await aScheduler(database, '2026-11-16T08:00:00', [daily]).start();
    const newer = aScheduler(database, '2026-11-16T09:30:00', []);
    await newer.start();
    expect(await newer.round()).toEqual([]);
  });

  test('a schedule kept as data needs no declaration, and goes when it is removed', async () => {
    const database = await open();
    const { clock, book, round } = aScheduler(database, '2026-11-16T08:00:00', []);
    await book.put(database.db, { name: 'timer 1', cron: '0 9 * * *', kind: greet, payload: { name: '小明' } });
    clock.advance(HOUR);
    expect(await round()).toEqual([at('2026-11-16T09:00:00')]);
    expect(await book.remove(database.db, 'timer 1')).toBe(true);
    expect(await book.remove(database.db, 'timer 1')).toBe(false);
    clock.advance(24 * HOUR);
    expect(await round()).toEqual([]);
  });

  test('a single time fires once and has no next', async () => {
    const database = await open();
    const { clock, book, round } = aScheduler(database, '2026-11-16T08:00:00', []);
    await book.put(database.db, {
      name: 'timer 2',
      cron: '2026-11-16T08:30:00',
      kind: greet,
      payload: { name: '小明' },
    });
    clock.advance(HOUR);
    expect(await round()).toEqual([at('2026-11-16T08:30:00')]);
    expect(await book.list()).toMatchObject([{ nextRunAt: undefined, lastRunAt: at('2026-11-16T08:30:00') }]);
    clock.setTo(at('2026-11-16T08:00:00'));
    expect(await round()).toEqual([]);
    clock.advance(HOUR);
    expect(await round()).toEqual([]);
  });

  test('a wrong pattern is refused when it is written', async () => {
    const database = await open();
    const { book } = aScheduler(database, '2026-11-16T08:00:00', []);
    const wrong = book.put(database.db, { name: 'timer 3', cron: '每天', kind: greet, payload: { name: '小明' } });
    await expect(wrong).rejects.toThrow();
    expect(await book.list()).toEqual([]);
  });
});
