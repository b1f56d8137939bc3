import { expect, test } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { GiveUp } from '#/platform/jobs/job-kind.ts';
import { aProcess } from '#/platform/jobs/jobs.fixture.ts';
import { eventKind } from './event-kind.ts';
import { createEvents, type HeardEvent } from './events.ts';

const context = { id: 1, attempt: 1, dueAt: 0, signal: new AbortController().signal, heartbeat: () => {} };

const arrived = eventKind({
  name: 'test.arrived',
  title: '到了',
  audience: 'followers',
  facts: { who: { name: '谁', example: '小明' } },
});
const left = eventKind({ ...arrived, name: 'test.left', title: '走了' });
const event = { key: 'arrived 7', subject: 'guest 7', title: '小明到了', path: '/guest/7', facts: { who: '小明' } };

describeOnEachDatabase('events', (open) => {
  test('each listener that wants the kind hears of it, and not of what was undone', async () => {
    const database = await open();
    const clock = aClock();
    const { queue } = aProcess(database, clock);
    const events = createEvents({ jobs: queue, now: clock.now });
    const heard: [string, HeardEvent][] = [];
    const listen = (name: string, doesWant: boolean) =>
      events.listen({ name, wants: () => doesWant, hear: async (what) => void heard.push([name, what]) });
    listen('inbox', true);
    listen('webhook', true);
    listen('nobody', false);

    const undone = database.db.transaction().execute(async (transaction) => {
      await events.tell(transaction, arrived, event);
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await events.tell(database.db, arrived, event);
    await events.tell(database.db, arrived, event);
    await events.tell(database.db, left, event);

    const { kind } = events.handler;
    const jobs = await queue.claim({ lane: kind.lane, names: [kind.name], limit: 10 });
    for (const job of jobs) await events.handler.run(JSON.parse(job.payloadJson), context);
    const told = (kind: string) => ({ ...event, kind, at: clock.now() });
    expect(heard).toEqual([
      ['inbox', told('test.arrived')],
      ['webhook', told('test.arrived')],
      ['inbox', told('test.left')],
      ['webhook', told('test.left')],
    ]);
  });

  test('a listener that only another version knows is left to be tried again', async () => {
    const { queue } = aProcess(await open());
    const { handler } = createEvents({ jobs: queue, now: Date.now });
    const run = handler.run({ listener: 'newer', event: { ...event, kind: 'test.arrived', at: 0 } }, context);
    await expect(run).rejects.not.toBeInstanceOf(GiveUp);
  });
});
