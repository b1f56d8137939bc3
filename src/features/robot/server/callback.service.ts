import { timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import type { Conversation } from './hear/conversation.service.ts';
import { replyMessage } from './hear/reply-message.ts';
import type { OutboxStore } from './outbox.store.ts';
import { quietUntil } from './quiet-hours.rules.ts';
import { withoutCall } from './reply-match.ts';
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

const text = z.string().max(200).catch('');
/** Services number their messages as text or as numbers, or not at all. */
const messageId = z.union([z.string().max(100), z.int().transform(String)]).catch('');
const received = z
  .object({
    from_wxid: text,
    room_wxid: text,
    msg: z.string().catch(''),
    msgid: messageId,
    at_user_list: z.array(z.string()).catch([]),
  })
  .catch({ from_wxid: '', room_wxid: '', msg: '', msgid: '', at_user_list: [] });

interface Needs {
  robots: RobotStore;
  conversation: Pick<Conversation, 'hear'>;
  outbox: Pick<OutboxStore, 'add'>;
  newSecret: () => string;
  now: () => number;
}

export type CallbackService = ReturnType<typeof createCallbackService>;

/** What robot services tell us. They sign nothing, so the address itself is the secret. */
export function createCallbackService({ robots, conversation, outbox, newSecret, now }: Needs) {
  const secret = () => robots.secret('callback', newSecret);

  async function answer(robot: Robot, data: unknown, siteOrigin: string): Promise<void> {
    const { from_wxid, room_wxid, msg, msgid, at_user_list } = received.parse(data);
    // One that does not know its own name could not tell its own words from others'.
    if (!robot.wxid || !from_wxid || !msg.trim()) return;
    // An answer in the morning to a question of the night would only puzzle people.
    if (quietUntil(now(), robot.quiet) !== undefined) return;
    const own = (await robots.list()).map(({ wxid }) => wxid);
    if (own.includes(from_wxid)) return;
    const room = room_wxid || from_wxid;
    const isSpokenTo = room_wxid === '' || at_user_list.includes(robot.wxid);
    const messageId = msgid || `${from_wxid} ${now()}`;
    const words = isSpokenTo ? withoutCall(msg) : msg;
    const said = { guid: robot.guid, person: from_wxid, room, text: words, isSpokenTo, messageId, siteOrigin };
    const { reply } = await conversation.hear(said);
    if (!reply) return;
    const { name, body } = replyMessage(reply);
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
