import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { afterEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { createOutboxStore } from './outbox.store.ts';
import { createRobotStore, NEW_ROBOT } from './robot.store.ts';
import type { WorkOrder } from './robot-worker.fixture.ts';
import { createTimerStore } from './timer.store.ts';

const workers: ChildProcess[] = [];
afterEach(() => {
  for (const worker of workers.splice(0)) worker.kill('SIGKILL');
});

async function aWorker(order: WorkOrder): Promise<ChildProcess> {
  const worker = fork(new URL('./robot-worker.fixture.ts', import.meta.url), { execArgv: [] });
  workers.push(worker);
  await once(worker, 'message');
  worker.send(order);
  await once(worker, 'message');
  return worker;
}

describeOnEachDatabase('timers in several processes', (open) => {
  test('one occurrence is sent once by two processes, of which one is killed', { timeout: 60_000 }, async () => {
    const { database, address } = await open.shared();
    const { db } = database;
    // Both processes believe that it is three seconds before the full hour.
    const aheadMs = 3_600_000 - (Date.now() % 3_600_000) - 3000;
    const now = () => Date.now() + aheadMs;
    const queue = createJobQueue({ database, now, random: Math.random });
    const outbox = createOutboxStore({ db, queue, now });
    const timers = createTimerStore({ db, book: createScheduleBook({ database, now }), outbox, now });
    await createRobotStore(db, testSecrets).add({
      ...NEW_ROBOT,
      guid: 'g',
      driver: 'sandbox',
      status: 1,
      createdAt: 1,
      nickname: '',
      wxid: 'me',
      secret: '',
    });
    const id = await timers.add({
      name: '整点',
      interfaceName: '/msg/send_text',
      body: { guid: 'g', to_wxid: ['a', 'b'], content: '整点了' },
      cron: '0 * * * *',
      at: null,
      workdays: false,
      paused: false,
      siteOrigin: '',
    });
    const [victim] = await Promise.all([aWorker({ address, aheadMs }), aWorker({ address, aheadMs })]);
    const count = async (state?: 'sent' | 'dead') => (await outbox.list(state, { limit: 10, offset: 0 })).total;
    await expect.poll(() => timers.runs(id), { timeout: 20_000 }).toHaveLength(1);
    victim?.kill('SIGKILL');
    await aWorker({ address, aheadMs });
    // Killed in the middle of sending, a message waits for the operator; otherwise it is sent, after the lease is over.
    await expect.poll(async () => (await count('sent')) + (await count('dead')), { timeout: 30_000 }).toBe(2);
    expect(await timers.runs(id)).toMatchObject([{ state: 'ok' }]);
    expect(await count()).toBe(2);
  });
});
