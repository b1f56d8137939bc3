import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { SearchSection } from '#/platform/feature.ts';
import { checkedMessage, type Message } from './message.ts';
import type { OutboxStore } from './outbox.store.ts';
import { quietUntil } from './quiet-hours.rules.ts';
import type { ReplyStore } from './reply.store.ts';
import { type Match, matchRule } from './reply-match.ts';
import { callbackNotFound } from './robot.errors.ts';
import type { Robot, RobotStore } from './robot.store.ts';
import { profileOf, qrcodeOf } from './robot-answers.ts';

export interface Callback {
  guid: string;
  message: { type: number; data?: unknown };
}

const LOGIN_QR = 11087;
const LOGIN = 11025;
const LOGOUT = 11026;
const TEXT = 11046;
const SHOWN = 3;

const text = z.string().max(200).catch('');
/** Services number their messages as text or as numbers, or not at all. */
const messageId = z.union([z.string().max(100), z.int().transform(String)]).catch('');
const received = z
  .object({ from_wxid: text, room_wxid: text, msg: z.string().catch(''), msgid: messageId })
  .catch({ from_wxid: '', room_wxid: '', msg: '', msgid: '' });

interface Needs {
  robots: RobotStore;
  replies: ReplyStore;
  outbox: Pick<OutboxStore, 'add'>;
  sections: () => readonly SearchSection[];
  newSecret: () => string;
  now: () => number;
}

export type CallbackService = ReturnType<typeof createCallbackService>;

/** What robot services tell us. They sign nothing, so the address itself is the secret. */
export function createCallbackService({ robots, replies, outbox, sections, newSecret, now }: Needs) {
  const secret = () => robots.secret('callback', newSecret);

  async function found(words: string, siteOrigin: string): Promise<string> {
    const asked = words ? sections() : [];
    const answers = await Promise.allSettled(asked.map((section) => section.find(words, SHOWN)));
    const things = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value.things : [])).slice(0, 5);
    if (things.length === 0)
      return words ? `没有找到“${[...words].slice(0, 40).join('')}”` : '想找什么？请在后面写上名字';
    return things.map(({ title, path }) => `${title}\n${siteOrigin}${path}`).join('\n');
  }

  async function messageOf({ rule, words }: Match, siteOrigin: string): Promise<Message> {
    if (rule.kind === 'image') return checkedMessage('/msg/send_image', rule.body);
    if (rule.kind === 'card') return checkedMessage('/msg/send_link_card', rule.body);
    const content = rule.kind === 'search' ? await found(words, siteOrigin) : rule.body['content'];
    return checkedMessage('/msg/send_text', { content });
  }

  async function answer(robot: Robot, data: unknown, siteOrigin: string): Promise<void> {
    const { from_wxid, room_wxid, msg, msgid } = received.parse(data);
    // One that does not know its own name could not tell its own words from others'.
    if (!robot.wxid || !from_wxid || !msg.trim()) return;
    // An answer in the morning to a question of the night would only puzzle people.
    if (quietUntil(now(), robot.quiet) !== undefined) return;
    const own = (await robots.list()).map(({ wxid }) => wxid);
    if (own.includes(from_wxid)) return;
    const match = matchRule(await replies.list(), msg);
    const room = room_wxid || from_wxid;
    if (!match || !(await replies.wake(match.rule, `${robot.guid} ${room}`))) return;
    const { name, body } = await messageOf(match, siteOrigin);
    const onceKey = msgid ? `${robot.guid} reply ${msgid}` : undefined;
    await outbox.add([{ guid: robot.guid, name, body: { to_wxid: room, ...body }, origin: '自动回复', onceKey }]);
  }

  async function receive({ guid, message: { type, data } }: Callback, siteOrigin: string): Promise<void> {
    const robot = await robots.find(guid);
    if (!robot) return;
    if (type === LOGIN_QR) await robots.change(guid, { qrcode: qrcodeOf(data) });
    if (type === LOGOUT) await robots.change(guid, { status: 0 });
    if (type === LOGIN) {
      const { wxid, nickname, avatar } = profileOf(data);
      await robots.change(guid, { status: 1, qrcode: '', wxid, avatar, nickname: nickname || robot.nickname });
    }
    if (type === TEXT) await answer(robot, data, siteOrigin);
  }

  return {
    receive,
    path: async () => `/api/v1/wechat/robot/callback/${await secret()}`,

    async checkSecret(given: string): Promise<void> {
      const [own, other] = [Buffer.from(await secret()), Buffer.from(given)];
      if (own.length !== other.length || !timingSafeEqual(own, other)) throw callbackNotFound();
    },
  };
}
