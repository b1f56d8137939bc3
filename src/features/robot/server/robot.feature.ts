import { randomUUID } from 'node:crypto';
import type { SettingValues } from '#/platform/config/settings.ts';
import type { Feature, SearchSection } from '#/platform/feature.ts';
import type { Platform } from '#/platform/platform.ts';
import { createCallbackService } from './callback.service.ts';
import { createFeedReader } from './feed.gateway.ts';
import { robotParts } from './health-parts.ts';
import { createNtchatDriver } from './ntchat.gateway.ts';
import { createOutboxHandler } from './outbox.service.ts';
import { createOutboxStore } from './outbox.store.ts';
import { createPushService } from './push.service.ts';
import { createReplyService } from './reply.service.ts';
import { createReplyStore } from './reply.store.ts';
import { bindReplyApi, bindRobotApi } from './robot.api.ts';
import type { robotSettings } from './robot.config.ts';
import { createRobotService } from './robot.service.ts';
import { createRobotStore, type RobotStore } from './robot.store.ts';
import { createSandboxDriver } from './sandbox.gateway.ts';
import { createSoloService, type SoloSources } from './solo.service.ts';
import { createTimerService } from './timer.service.ts';
import { createTimerStore } from './timer.store.ts';
import { createWecomDriver } from './wecom.gateway.ts';

type Settings = SettingValues<typeof robotSettings> &
  Omit<SoloSources, 'readFeed'> & { sections: () => readonly SearchSection[] };

export function createRobotFeature(
  platform: Platform,
  { ROBOT_BASE_URL, sections, ...sources }: Settings,
): Feature & { say(guid: string, room: string, text: string): Promise<void>; robots: RobotStore['list'] } {
  const {
    database,
    jobs,
    timetable,
    outbound,
    outboundTo,
    outboundForDesk,
    readers,
    secrets,
    randomBytes,
    metrics,
    now,
  } = platform;
  const { db } = database;
  const newGuid = () => randomUUID();
  const robots = createRobotStore(db, secrets);
  const outbox = createOutboxStore({ db, queue: jobs, now });
  const replies = createReplyStore({ db, now });
  const solo = createSoloService({ ...sources, readFeed: createFeedReader(outboundForDesk, readers) });
  const push = createPushService({ robots, solo });
  const drivers = {
    sandbox: createSandboxDriver(newGuid),
    gateway: createNtchatDriver(ROBOT_BASE_URL ? outboundTo(ROBOT_BASE_URL) : outbound, ROBOT_BASE_URL),
    wecom: createWecomDriver(outbound),
  };
  const newSecret = () => Buffer.from(randomBytes(24)).toString('base64url');
  const callbacks = createCallbackService({ robots, replies, outbox, sections, newSecret, now });
  const mode = ROBOT_BASE_URL ? 'gateway' : 'sandbox';
  const service = createRobotService({
    robots,
    outbox,
    push,
    callbacks,
    drivers,
    defaultDriver: mode,
    newGuid,
    now,
  });
  const timers = createTimerService({
    timers: createTimerStore({ db, book: timetable, outbox, now }),
    outbox,
    push,
    now,
  });
  metrics.gauge('souluo_robot_outbox_messages', 'Messages of the robots by state.', async () =>
    Object.entries((await outbox.counts()).byState).map(([state, value]) => ({ labels: { state }, value })),
  );
  return {
    robots: robots.list,
    async say(guid, room, content) {
      const body = { guid, to_wxid: room, content };
      const messages = await push.messages({ name: '/msg/send_text', body, siteOrigin: '', origin: '运行状况' });
      await outbox.add(messages);
    },
    health: robotParts({ robots, outbox, now }),
    endpoints: [
      ...bindRobotApi({ robots: service, timers, callbacks, outbox, mode, now }),
      ...bindReplyApi(createReplyService(replies)),
    ],
    firstSteps: [
      {
        key: 'robot',
        title: '接上群机器人',
        text: '现在是沙盒，什么都不会真的发出去；设置 ROBOT_BASE_URL，或添加企业微信群机器人。',
        path: '/market/admin/wechat/robot',
        isDone: async () => mode !== 'sandbox' || (await robots.list()).some(({ driver }) => driver !== 'sandbox'),
      },
    ],
    jobs: [createOutboxHandler({ outbox, robots, drivers, now }), timers.handler()],
  };
}
