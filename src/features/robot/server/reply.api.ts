import { pictureHere } from '#/contract/outside-picture.pure.ts';
import { DAY_MS, shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { OWN_ANSWERS } from '../own-answers.pure.ts';
import { robotReplyApi } from '../robot-reply.contract.ts';
import { isFeishuReceiver } from './channel/feishu-app.gateway.ts';
import type { Conversation, Reply } from './hear/conversation.service.ts';
import type { HandoverStore } from './hear/handover.store.ts';
import type { HearStore } from './hear/hear.store.ts';
import type { OutboxStore } from './outbox.store.ts';
import type { ReplyService } from './reply.service.ts';
import type { ReplyRule } from './reply-match.ts';
import { badMessage, notWaiting } from './robot.errors.ts';
import { presentRule } from './robot.present.ts';
import type { RobotStore } from './robot.store.ts';
import { momentText } from './timer-text.ts';

const MOST_MISSED = 12;

interface Needs {
  replies: ReplyService;
  conversation: Pick<Conversation, 'try'>;
  heard: Pick<HearStore, 'hitsSince' | 'missesSince'>;
  handovers: HandoverStore;
  robots: Pick<RobotStore, 'find'>;
  outbox: Pick<OutboxStore, 'add'>;
  now: () => number;
}

export function bindReplyApi({ replies, conversation, heard, handovers, robots, outbox, now }: Needs) {
  const daysAgo = (days: number) => shanghaiDay(now() - days * DAY_MS);
  const shown = async (rule: ReplyRule) => presentRule(rule, (await heard.hitsSince(daysAgo(30))).get(rule.id) ?? 0);
  return bindApi(robotReplyApi, {
    'GET /api/v1/wechat/robot/reply': async () => {
      const [rules, hits, misses, lately] = await Promise.all([
        replies.list(),
        heard.hitsSince(daysAgo(30)),
        heard.missesSince(daysAgo(30)),
        heard.missesSince(daysAgo(7)),
      ]);
      return {
        Result: rules.map((rule) => presentRule(rule, hits.get(rule.id) ?? 0)),
        // Under 0 are those of the time before they were told apart.
        Own: [...hits].reduce((sum, [rule, times]) => (rule <= 0 ? sum + times : sum), 0),
        OwnHits: OWN_ANSWERS.map(({ name, count }) => ({ name, hits: hits.get(count) ?? 0 })),
        Missed: misses.reduce((sum, { times }) => sum + times, 0),
        MissedWords: lately.filter(({ words }) => words !== '').slice(0, MOST_MISSED),
      };
    },
    'POST /api/v1/wechat/robot/reply/try': async ({ body: { text, isGroup } }, { siteOrigin }) => {
      const began = performance.now();
      const { reply, ruleId, own = null, why } = await conversation.try(text, isGroup, siteOrigin);
      const ms = Math.round(performance.now() - began);
      return { reply: reply ? presentReply(reply, siteOrigin) : null, ruleId, own, why, ms };
    },
    'GET /api/v1/wechat/robot/reply/waiting': async () => {
      const waiting = await handovers.list();
      const Result = await Promise.all(
        waiting.map(async ({ guid, person, room, words, askedAt, until }) => {
          const robot = await robots.find(guid);
          return {
            guid,
            person,
            words,
            channel: robot?.nickname || '机器人',
            driver: robot?.driver ?? '',
            askedText: momentText(askedAt, now()),
            isHeld: until > now(),
            canAnswer: robot !== undefined && canSpeakIn(robot.driver, room),
          };
        }),
      );
      return { Result };
    },
    'POST /api/v1/wechat/robot/reply/waiting': async ({ body: { guid, person, text, isDone } }) => {
      const [waiting, robot] = [await handovers.find(guid, person), await robots.find(guid)];
      if (!waiting || !robot) throw notWaiting();
      if (text) {
        if (!canSpeakIn(robot.driver, waiting.room)) throw badMessage('这个渠道只能在它自己那里回复');
        const body = { to_wxid: waiting.room, content: text };
        await outbox.add([{ guid, name: '/msg/send_text', body, origin: '人工回复' }]);
        await handovers.prolong(guid, person);
      }
      if (isDone) await handovers.end(guid, person);
      return true;
    },
    'PUT /api/v1/wechat/robot/reply/order': async ({ body }) => {
      await replies.order(body.ids);
      return true;
    },
    'POST /api/v1/wechat/robot/reply': async ({ body }) => shown(await replies.add(body)),
    'PUT /api/v1/wechat/robot/reply/:id': async ({ params, body }) => shown(await replies.change(params.id, body)),
    'DELETE /api/v1/wechat/robot/reply/:id': async ({ params }) => {
      await replies.remove(params.id);
      return true;
    },
  });
}

/** The hook of a group knows no other place than its own. */
function canSpeakIn(driver: string, room: string): boolean {
  if (driver === 'feishu') return isFeishuReceiver(room);
  return ['mp', 'wecomapp', 'telegram', 'gateway', 'sandbox'].includes(driver);
}

/** As the desk shows it: its pictures come from here, whatever a service would be sent. */
function presentReply(reply: Reply, siteOrigin: string) {
  const none = { text: '', url: '', image: '', things: [] };
  const here = (image: string) => pictureHere(image, siteOrigin);
  switch (reply.kind) {
    case 'card': {
      const { kind, url, image } = reply;
      return { ...none, kind, text: [reply.title, reply.text].filter(Boolean).join('\n'), url, image: here(image) };
    }
    case 'image':
      return { ...none, kind: reply.kind, image: here(reply.url) };
    case 'titles':
      return { ...none, ...reply, things: reply.things.map((thing) => ({ ...thing, image: here(thing.image) })) };
    default:
      return { ...none, ...reply };
  }
}
