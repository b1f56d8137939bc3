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
    const triggers = createTriggerStore({ db, outbox, now: clock.now });
    const service = createTriggerService({ triggers, push, compose, kinds: () => [arrived] });
    const body = { targets: [{ guid: 'g', to: 'r' }], title: '', content: '{{who}}：{{event.title}} {{link}}' };
    const wish = { name: '到场', event: 'test.arrived', filter: '', isUrgent: false, isOn: true, body };
    const happen = (key: string, who = '小明') =>
      service.listener.hear({ kind: 'test.arrived', at: 0, key, title: `${who}到了`, path: '/guest', facts: { who } });
    const sent = async () => (await outbox.list(undefined, { limit: 100, offset: 0 })).messages;
    return { clock, service, wish, happen, sent };
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
