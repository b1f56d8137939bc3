import { randomUUID } from 'node:crypto';
import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import type { SettingValues } from '#/platform/config/settings.ts';
import type { EventKind } from '#/platform/event/event-kind.ts';
import type { Feature } from '#/platform/feature.ts';
import { handleJob } from '#/platform/jobs/job-kind.ts';
import { pictureColumns } from '#/platform/picture/picture-shelf.ts';
import type { Platform } from '#/platform/platform.ts';
import type { ChannelName } from '../channels.pure.ts';
import { createCallbackService } from './callback.service.ts';
import { createChannelRobot } from './channel/channel-robot.ts';
import { createChannels } from './channel/channels.ts';
import { bindChannelApi } from './channel.api.ts';
import { createChannelService } from './channel.service.ts';
import { createComposeService } from './compose.service.ts';
import { createFeedReader } from './feed.gateway.ts';
import { robotParts } from './health-parts.ts';
import { bindBindingApi } from './hear/binding.api.ts';
import { type Abilities, createConversation } from './hear/conversation.service.ts';
import { createHandoverStore } from './hear/handover.store.ts';
import { hearRoutes } from './hear/hear.api.ts';
import { createHearService } from './hear/hear.service.ts';
import { createHearStore } from './hear/hear.store.ts';
import { createMemberChat, type MemberChat } from './hear/member-chat.ts';
import { createLastPushStore } from './last-push.store.ts';
import { createLookService } from './look.service.ts';
import { createNtchatDriver } from './ntchat.gateway.ts';
import { createOutboxHandler } from './outbox.service.ts';
import { createOutboxStore } from './outbox.store.ts';
import { bindPushApi } from './push.api.ts';
import { createPushService } from './push.service.ts';
import { bindReplyApi } from './reply.api.ts';
import { createReplyService } from './reply.service.ts';
import { createReplyStore } from './reply.store.ts';
import { bindRobotApi } from './robot.api.ts';
import type { robotSettings } from './robot.config.ts';
import type { DriverName, RobotDriver } from './robot.driver.ts';
import { handedOver } from './robot.event.ts';
import { tellTriggers } from './robot.job.ts';
import { createRobotService } from './robot.service.ts';
import { createRobotStore, type RobotStore } from './robot.store.ts';
import { createSandboxDriver } from './sandbox.gateway.ts';
import { createSoloService, type SoloSources } from './solo.service.ts';
import { createTimerService } from './timer.service.ts';
import { createTimerStore } from './timer.store.ts';
import { createTriggerService } from './trigger.service.ts';
import { createTriggerStore } from './trigger.store.ts';
import { createWorkdays } from './workday.index.ts';
import { createYearStore } from './year.store.ts';

type Settings = Omit<SoloSources, 'readFeed'> & {
  abilities: Abilities;
  eventKinds: () => readonly EventKind[];
  settings: () => SettingValues<typeof robotSettings> & { publicOrigin: string | undefined };
};

type RobotFeature = Feature & {
  say(guid: string, room: string, text: string): Promise<void>;
  robots: RobotStore['list'];
  /** For the news of members who bound a messenger. */
  chat: MemberChat;
};

export function createRobotFeature(
  platform: Platform,
  { settings, abilities, eventKinds, ...sources }: Settings,
): RobotFeature {
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
    limits,
    events,
    report,
    now,
  } = platform;
  const { db } = database;
  const newGuid = () => randomUUID();
  const robots = createRobotStore(db, secrets);
  const outbox = createOutboxStore({ db, queue: jobs, now });
  const replies = createReplyStore({ db, now });
  const solo = createSoloService({ ...sources, readFeed: createFeedReader(outboundForDesk, readers) });
  const compose = createComposeService({ ...sources, lunarDay: abilities.lunarDay, now });
  const push = createPushService({ robots, solo, compose });
  const channels = createChannels({ outbound: outboundForDesk, now, randomBytes });
  const byChannel = <Name extends ChannelName>(name: Name) => createChannelRobot(channels[name], newGuid);
  /** By the address that is set at the moment. */
  const gateway = () => {
    const { ROBOT_BASE_URL: address } = settings();
    return createNtchatDriver(address ? outboundTo(address) : outbound, address);
  };
  const drivers: Record<DriverName, RobotDriver> = {
    wecom: byChannel('wecom'),
    wecomapp: byChannel('wecomapp'),
    mp: byChannel('mp'),
    dingtalk: byChannel('dingtalk'),
    feishu: byChannel('feishu'),
    telegram: byChannel('telegram'),
    discord: byChannel('discord'),
    slack: byChannel('slack'),
    bark: byChannel('bark'),
    ntfy: byChannel('ntfy'),
    webhook: byChannel('webhook'),
    sandbox: createSandboxDriver(newGuid),
    gateway: { call: (...asked) => gateway().call(...asked) },
  };
  const newSecret = () => Buffer.from(randomBytes(24)).toString('base64url');
  const heard = createHearStore({ db, now });
  const markOf = (code: string) => secrets.mark(code, 'robot code');
  const handovers = createHandoverStore({ db, events, now });
  const conversation = createConversation({ abilities, replies, heard, handovers, limits, markOf, now });
  const callbacks = createCallbackService({ robots, conversation, outbox, newSecret, now });
  const hearing = createHearService({ conversation, heard, outbox, report, now });
  const mode = () => (settings().ROBOT_BASE_URL ? 'gateway' : 'sandbox');
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
  const years = createYearStore({ db, now });
  const calendar = createWorkdays();
  const workdays = async () => {
    calendar.enter(new Map((await years.list()).map(({ year, rest, work }) => [year, { rest, work }])));
    return calendar;
  };
  const timers = createTimerService({
    timers: createTimerStore({ db, book: timetable, outbox, now }),
    outbox,
    push,
    workdays,
    now,
  });
  const triggers = createTriggerService({
    triggers: createTriggerStore({ db, outbox, queue: jobs, now }),
    push,
    compose,
    kinds: eventKinds,
  });
  events.listen(triggers.listener);
  metrics.gauge('souluo_robot_outbox_messages', 'Messages of the robots by state.', async () =>
    Object.entries((await outbox.counts()).byState).map(([state, value]) => ({ labels: { state }, value })),
  );
  const shelf = { db, now, contentChanged: async () => undefined };
  const messages = { id: 'id', name: 'name', columns: ['body_json'] };
  return {
    pictures: [
      pictureColumns(shelf, {
        ...{ ...messages, kind: '自动回复', table: 'robot_reply', name: 'pattern' },
        path: () => '/market/admin/wechat/robot/reply',
      }),
      pictureColumns(shelf, {
        ...{ ...messages, kind: '定时任务', table: 'robot_timer' },
        path: () => '/market/admin/wechat/robot/timers',
      }),
      pictureColumns(shelf, {
        ...{ ...messages, kind: '触发推送', table: 'robot_trigger' },
        path: () => '/market/admin/wechat/robot/push',
      }),
    ],
    robots: robots.list,
    chat: createMemberChat({ robots, heard, outbox, origin: () => settings().publicOrigin }),
    async say(guid, room, content) {
      const body = { guid, to_wxid: room, content };
      const messages = await push.messages({ name: '/msg/send_text', body, siteOrigin: '', origin: '运行状况' });
      await outbox.add(messages);
    },
    events: [handedOver],
    health: robotParts({ robots, outbox, now }),
    endpoints: [
      ...bindRobotApi({ robots: service, timers, callbacks, outbox, mode, workdays, now }),
      ...bindChannelApi({
        channels: createChannelService({ robots, outbox, channels, newGuid, now }),
        robots,
        outbox,
        now,
      }),
      ...bindReplyApi({ replies: createReplyService(replies), conversation, heard, handovers, robots, outbox, now }),
      ...bindPushApi({
        robots,
        service,
        timers,
        triggers,
        compose,
        looks: createLookService({ push, channels }),
        years,
        lastPushes: createLastPushStore({ db, now }),
        workdays,
        now,
      }),
      ...bindBindingApi({ robots, heard, markOf, randomBytes, now }),
    ],
    routes: hearRoutes({ robots, channels, hearing, limits, report, now, randomBytes }),
    member: {
      name: 'Messengers',
      exportFor: async (memberId) =>
        (await heard.bindingsOf(memberId)).map(({ guid, person, boundAt }) => ({
          Channel: guid,
          Account: person,
          BoundTime: toShanghaiIso(boundAt),
        })),
      eraseFor: async (memberId) => void (await heard.unbind(memberId)),
    },
    firstSteps: [
      {
        key: 'robot',
        title: '接上群机器人',
        text: '现在是沙箱，什么都不会真的发出去；添加一个渠道，例如企业微信、钉钉、飞书或公众号。',
        path: '/market/admin/wechat/robot',
        isDone: async () => mode() !== 'sandbox' || (await robots.list()).some(({ driver }) => driver !== 'sandbox'),
      },
    ],
    jobs: [
      createOutboxHandler({ outbox, robots, drivers, now }),
      timers.handler(),
      handleJob(tellTriggers, triggers.run, { limitMs: 120_000 }),
    ],
  };
}
