import { expect, test } from 'vitest';
import { aClock } from '#/platform/clock/clock.fixture.ts';
import { describeOnEachDatabase } from '#/platform/db/database.fixture.ts';
import { eventKind } from '#/platform/event/event-kind.ts';
import { createJobQueue } from '#/platform/jobs/job-queue.ts';
import { testSecrets } from '#/platform/secret/secret-box.fixture.ts';
import { createComposeService } from './compose.service.ts';
import { createOutboxStore } from './outbox.store.ts';
import { createPushService } from './push.service.ts';
import { createRobotStore, NEW_ROBOT } from './robot.store.ts';
import { createSoloService } from './solo.service.ts';
import { createTriggerService } from './trigger.service.ts';
import { createTriggerStore } from './trigger.store.ts';

const arrived = eventKind({
  name: 'test.arrived',
  title: '到了',
  audience: 'operators',
  facts: { who: { name: '谁', example: '小明' } },
});

describeOnEachDatabase('triggers', (open) => {
  async function start() {
    const { db, ...database } = await open();
    const clock = aClock();
    const queue = createJobQueue({ database: { ...database, db }, now: clock.now, random: () => 0 });
    const outbox = createOutboxStore({ db, queue, now: clock.now });
    const robots = createRobotStore(db, testSecrets);
    await robots.add({ ...NEW_ROBOT, guid: 'g', driver: 'sandbox', status: 1, nickname: '', secret: '', createdAt: 1 });
    const newest = { catalogue: async () => [], market: async () => [] };
    const compose = createComposeService({ newest, now: clock.now });
    const nothing = { pushes: async () => [], feeds: async () => [], readFeed: async () => [] };
    const push = createPushService({ robots, solo: createSoloService({ newest, ...nothing }), compose });
    const triggers = createTriggerStore({ db, outbox, queue, now: clock.now });
    const service = createTriggerService({ triggers, push, compose, kinds: () => [arrived] });
    const body = { targets: [{ guid: 'g', to: 'r' }], title: '', content: '{{who}}：{{event.title}} {{link}}' };
    const wish = { name: '到场', event: 'test.arrived', filter: '', isUrgent: false, isOn: true, body };
    const told = (key: string, who = '小明') =>
      service.listener.keep(db, {
        kind: 'test.arrived',
        at: 0,
        key,
        title: `${who}到了`,
        path: '/guest',
        facts: { who },
      });
    const happen = async (key: string, who?: string) => {
      await told(key, who);
      await service.run();
    };
    const jobs = async () => queue.claim({ lane: 'prompt', names: ['robot.triggers'], limit: 50 });
    const sent = async () => (await outbox.list(undefined, { limit: 100, offset: 0 })).messages;
    return { clock, service, triggers, wish, told, happen, sent, jobs };
  }

  test('what happens is said once, however often it is heard', async () => {
    const { service, wish, happen, sent } = await start();
    await service.add({ ...wish, isUrgent: true }, 'https://s.example');
    await happen('e1');
    await happen('e1');
    expect(await sent()).toMatchObject([
      {
        origin: '触发：到场',
        body: { to_wxid: 'r', content: '小明：小明到了 https://s.example/guest' },
        isUrgent: true,
      },
    ]);
    expect(await service.list()).toMatchObject([{ lastNote: '小明到了' }]);
  });

  test('a filter, being off, and a template that knows other facts', async () => {
    const { service, wish, happen, sent } = await start();
    const { id } = await service.add({ ...wish, filter: '小红，小蓝' }, '');
    await happen('e1');
    await happen('e2', '小蓝');
    expect(await sent()).toHaveLength(1);
    await service.change(id, { isOn: false });
    await happen('e3', '小红');
    expect(await sent()).toHaveLength(1);
    const other = { ...wish, body: { ...wish.body, content: '{{episode}}' } };
    await expect(service.add(other, '')).rejects.toMatchObject({ code: 'robot.bad_message' });
    await service.remove(id);
    expect(await service.list()).toEqual([]);
  });

  test('many at once are one job and one message, and none of them is told again', async () => {
    const { service, wish, told, sent, jobs, clock } = await start();
    for (let index = 0; index < 3; index++) await told(`before ${index}`);
    clock.advance(10_000);
    expect(await jobs()).toEqual([]);
    await service.add({ ...wish, body: { ...wish.body, title: '来客' } }, 'https://s.example');
    for (let index = 0; index < 1000; index++) await told(`e${index}`, `客${index}`);
    clock.advance(3000);
    expect(await jobs()).toHaveLength(1);
    await service.run();
    const messages = await sent();
    expect(messages.length).toBe(4);
    const [last, , , first] = messages;
    expect(first?.body).toMatchObject({ title: '来客 等 300 条' });
    expect(String(first?.body['content']).split('\n').at(-1)).toBe('……还有 295 条');
    expect(last?.body).toMatchObject({ title: '来客 等 100 条' });
    await told('e5');
    await service.run();
    expect(await sent()).toHaveLength(4);
  });

  test('of two processes that tell at once one finds that it is done', async () => {
    const { service, triggers, wish, told, sent } = await start();
    await service.add(wish, '');
    await told('e1');
    const waiting = await triggers.waiting(10);
    await service.run();
    await expect(triggers.settle(waiting, [])).rejects.toThrow('another process');
    expect(await sent()).toHaveLength(1);
  });

  test('a flood is cut after twenty in an hour, and told', async () => {
    const { service, wish, happen, sent, clock } = await start();
    await service.add(wish, '');
    for (let index = 0; index < 25; index++) await happen(`e${index}`);
    expect(await sent()).toHaveLength(20);
    expect(await service.list()).toMatchObject([{ lastNote: '一小时内超过 20 条，省略了 5 条' }]);
    clock.advance(3_600_000);
    await happen('later');
    expect(await sent()).toHaveLength(21);
  });
});
