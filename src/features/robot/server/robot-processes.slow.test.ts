import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { createScheduleBook } from '#/platform/jobs/schedule-book.ts';
import { aServer } from '#/platform/outbound/server.fixture.ts';
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
  test('one occurrence is sent once by two processes, of which one is killed', async () => {
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
    await expect.poll(() => timers.runs(id)).toHaveLength(1);
    victim?.kill('SIGKILL');
    await aWorker({ address, aheadMs });
    // Killed in the middle of sending, a message waits for the operator; otherwise it is sent, after the lease is over.
    await expect.poll(async () => (await count('sent')) + (await count('dead'))).toBe(2);
    expect(await timers.runs(id)).toMatchObject([{ state: 'ok' }]);
    expect(await count()).toBe(2);
  });

  test('50 groups, three processes of which one is killed, and answers of 500: nothing twice, every doubt is shown', async () => {
    const { database, address } = await open.shared();
    const { db } = database;
    const delivered = new Map<number, number>();
    const telegram = await aServer(async (request, response) => {
      const { chat_id: chat } = JSON.parse(await text(request));
      delivered.set(chat, (delivered.get(chat) ?? 0) + 1);
      // Every tenth says it failed, although it has it.
      const isOk = chat % 10 !== 0;
      response.writeHead(isOk ? 200 : 500, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify(
          isOk ? { ok: true, result: {} } : { ok: false, error_code: 500, description: 'Internal Server Error' },
        ),
      );
    });
    const queue = createJobQueue({ database, now: Date.now, random: Math.random });
    const outbox = createOutboxStore({ db, queue, now: Date.now });
    const token = `123456:${'A'.repeat(35)}`;
    await createRobotStore(db, testSecrets).add({
      ...NEW_ROBOT,
      guid: 'g',
      driver: 'telegram',
      status: 1,
      createdAt: 1,
      nickname: '',
      perMinute: 600,
      secret: JSON.stringify({ token, server: telegram.origin, chats: '1' }),
    });
    const chats = Array.from({ length: 50 }, (_, index) => index + 1);
    await outbox.add(
      chats.map((chat) => ({
        guid: 'g',
        name: '/msg/send_text',
        body: { to_wxid: String(chat), content: '好' },
        origin: '手动',
      })),
    );
    const order = { address, aheadMs: 0, reachable: [telegram.origin] };
    const [victim] = await Promise.all([aWorker(order), aWorker(order), aWorker(order)]);
    await expect.poll(() => delivered.size, { interval: 10 }).toBeGreaterThan(5);
    victim?.kill('SIGKILL');
    const all = async () => (await outbox.list(undefined, { limit: 100, offset: 0 })).messages;
    const isOver = async () => (await all()).every(({ state }) => state === 'sent' || state === 'dead');
    await expect.poll(isOver).toBe(true);
    for (const message of await all()) {
      const chat = Number(message.body['to_wxid']);
      expect(delivered.get(chat) ?? 0).toBeLessThanOrEqual(1);
      // Sent without doubt, or dead in doubt: nothing is lost silently and nothing is repeated.
      expect([message.state, message.isDoubtful]).toEqual(message.state === 'sent' ? ['sent', false] : ['dead', true]);
      if (chat % 10 === 0) expect(message.state).toBe('dead');
    }
  });
});
