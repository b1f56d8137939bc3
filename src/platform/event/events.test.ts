import { expect, test } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { aProcess } from '#/platform/jobs/jobs.fixture.ts';
import { eventKind } from './event-kind.ts';
import { createEvents, type HeardEvent } from './events.ts';

const arrived = eventKind({
  name: 'test.arrived',
  title: '到了',
  audience: 'followers',
  facts: { who: { name: '谁', example: '小明' } },
});
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

    const { kind } = events.handler;
    const jobs = await queue.claim({ lane: kind.lane, names: [kind.name], limit: 10 });
    const context = { attempt: 1, dueAt: 0, signal: AbortSignal.timeout(60_000), heartbeat: () => {} };
    for (const job of jobs) await events.handler.run(JSON.parse(job.payloadJson), { ...context, id: job.id });
    const told = { ...event, kind: 'test.arrived', at: clock.now() };
    expect(heard).toEqual([
      ['inbox', told],
      ['webhook', told],
    ]);
  });
});
