import { unknownEndpoint } from '#/platform/http/app-error.ts';
import type { Call } from '#/platform/http/call.ts';
import type { RawAnswer, RawInput, RawRoute } from '#/platform/http/raw-route.ts';
import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import type { Limits } from '#/platform/limits/limits.ts';
import { settingsIn } from '../channel/channel-robot.ts';
import type { Channels } from '../channel/channels.ts';
import { dingtalkSign } from '../channel/dingtalk.gateway.ts';
import { messageOf } from '../channel/telegram.gateway.ts';
import { DriverFailure } from '../robot.driver.ts';
import type { Robot, RobotStore } from '../robot.store.ts';
import { type Reply, replyText } from './conversation.service.ts';
import { readFeishu } from './feishu-event.ts';
import { dingtalkMessage, telegramMessage } from './group-message.ts';
import type { HearService } from './hear.service.ts';
import { isSame } from './wechat-crypto.ts';
import { checkedEcho, readWechat, type WechatAccount, type WechatQuery, writeWechat } from './wechat-message.ts';
import { BOT_RECEIVER, markdownOf, readWecomBot, writeWecomBot } from './wecom-bot.ts';

const PATH = '/robot/hear/:guid';
const LIMIT = { max: 1200, seconds: 60 };
const SIGNED_MS = 3_600_000;

interface Needs {
  robots: Pick<RobotStore, 'find'>;
  channels: Pick<Channels, 'dingtalk' | 'feishu' | 'wecom'>;
  hearing: HearService;
  limits: Pick<Limits, 'use'>;
  report: (error: unknown) => void;
  now: () => number;
  randomBytes: (length: number) => Uint8Array;
}

const plain = (body: string, type = 'text/plain; charset=utf-8'): RawAnswer => ({
  headers: { 'content-type': type, 'cache-control': 'no-store' },
  body,
});

/** Where services bring what people write. Each is known by its own signature; who has none finds nothing here. */
export function hearRoutes(needs: Needs): RawRoute[] {
  const { robots, channels, hearing, limits, report, now, randomBytes } = needs;

  async function robotOf({ params }: RawInput, { address }: Call): Promise<Robot> {
    limits.use('robot hear', address, LIMIT);
    const robot = await robots.find(params['guid'] ?? '');
    if (!robot || robot.isSecretLost) throw unknownEndpoint();
    return robot;
  }

  const sealing = () => ({
    seconds: Math.floor(now() / 1000),
    random: randomBytes(16),
    nonce: Buffer.from(randomBytes(8)).toString('hex'),
  });

  /** Who asked has gone on: what fails here is for the log. */
  async function reported(sending: Promise<unknown>): Promise<void> {
    await sending.catch((error: unknown) => {
      if (!(error instanceof DriverFailure)) throw error;
      report(error);
    });
  }

  async function wechat(robot: Robot, input: RawInput, call: Call): Promise<RawAnswer> {
    const account = accountOf(robot);
    const query = queryOf(input);
    const message = readWechat(account, query, input.body.toString());
    if (!message) throw unknownEndpoint();
    const { FromUserName: person = '', MsgType: type, Content: content = '', MsgId: id = '' } = message.fields;
    const { Event: event, CreateTime: time = '' } = message.fields;
    const nothing = plain(robot.driver === 'mp' ? 'success' : '');
    const isGreeting = type === 'event' && event === 'subscribe';
    const text = type === 'text' ? content : isGreeting ? '关注' : '';
    if (!text || !person) return nothing;
    const reply = await hearing.answer(
      robot,
      {
        guid: robot.guid,
        person,
        room: person,
        text,
        isSpokenTo: !isGreeting,
        messageId: id || `${person} ${time}`,
        siteOrigin: call.siteOrigin,
      },
      person,
    );
    if (!reply) return nothing;
    return plain(writeWechat(account, message, reply, sealing()), 'application/xml; charset=utf-8');
  }

  async function dingtalk(robot: Robot, { body }: RawInput, call: Call): Promise<RawAnswer> {
    const { appSecret = '' } = settingsIn(robot.secret);
    const { timestamp = '', sign = '' } = call.headers;
    const isFresh = Math.abs(now() - Number(timestamp)) < SIGNED_MS;
    if (!appSecret || !isFresh || !isSame(sign, dingtalkSign(appSecret, timestamp))) throw unknownEndpoint();
    const message = dingtalkMessage(parsed(body));
    if (!message) return plain('{}', 'application/json');
    const { session, ...said } = message;
    const send = async (reply: Reply) => {
      const words = { kind: 'text', text: replyText(reply), at: [] } as const;
      const sending = { said: words, to: `session ${session}`, once: said.messageId };
      await reported(channels.dingtalk.send(settingsIn(robot.secret), sending));
    };
    const reply = await hearing.answer(robot, { ...said, guid: robot.guid, siteOrigin: call.siteOrigin }, send);
    if (reply) await send(reply);
    return plain('{}', 'application/json');
  }

  async function feishu(robot: Robot, { body }: RawInput, call: Call): Promise<RawAnswer> {
    const settings = settingsIn(robot.secret);
    const header = (name: string) => call.headers[`x-lark-${name}`] ?? '';
    const headers = {
      timestamp: header('request-timestamp'),
      nonce: header('request-nonce'),
      signature: header('signature'),
    };
    const read = readFeishu(settings, headers, body);
    if (!read) throw unknownEndpoint();
    if (read === 'other') return plain('{}', 'application/json');
    if ('challenge' in read) return plain(JSON.stringify(read), 'application/json');
    const { isAlone, called, ...message } = read.message;
    const own = isAlone || called.length === 0 ? undefined : await channels.feishu.ownId(settings);
    const isSpokenTo = isAlone || (own === undefined ? called.length > 0 : called.includes(own));
    const said = { ...message, isSpokenTo, guid: robot.guid, siteOrigin: call.siteOrigin };
    await hearing.answerByOutbox(robot, said, message.room);
    return plain('{}', 'application/json');
  }

  async function wecomBot(robot: Robot, input: RawInput, call: Call): Promise<RawAnswer> {
    const settings = settingsIn(robot.secret);
    const message = readWecomBot(settings, queryOf(input), input.body);
    if (!message) throw unknownEndpoint();
    if (message === 'other') return plain('');
    const { responseUrl, isGreeting: _isGreeting, ...said } = message;
    const late = (reply: Reply) => reported(channels.wecom.answer(responseUrl, markdownOf(reply)));
    const asked = { ...said, guid: robot.guid, siteOrigin: call.siteOrigin };
    const reply = await hearing.answer(robot, asked, responseUrl ? late : undefined);
    return reply ? plain(writeWecomBot(settings, message, reply, sealing()), 'application/json') : plain('');
  }

  async function telegram(robot: Robot, { body }: RawInput, call: Call): Promise<RawAnswer> {
    const { hearSecret = '', token = '' } = settingsIn(robot.secret);
    const given = call.headers['x-telegram-bot-api-secret-token'] ?? '';
    if (!hearSecret || !isSame(given, hearSecret)) throw unknownEndpoint();
    const message = telegramMessage(parsed(body), token.split(':')[0] ?? '');
    if (!message) return plain('{}', 'application/json');
    const said = { ...message, guid: robot.guid, siteOrigin: call.siteOrigin };
    const reply = await hearing.answer(robot, said, message.room);
    // The answer may be a call of the Bot API: one way less.
    const answer = reply ? { ...messageOf(saidBy(reply)), chat_id: Number(message.room) } : {};
    return plain(JSON.stringify(answer), 'application/json');
  }

  return [
    {
      method: 'GET',
      path: PATH,
      auth: 'visitor',
      async handle(input, call) {
        const robot = await robotOf(input, call);
        const echo = checkedEcho(accountOf(robot), queryOf(input));
        if (echo === undefined) throw unknownEndpoint();
        return plain(echo);
      },
    },
    {
      method: 'POST',
      path: PATH,
      auth: 'visitor',
      async handle(input, call) {
        const robot = await robotOf(input, call);
        if (robot.driver === 'mp' || robot.driver === 'wecomapp') return wechat(robot, input, call);
        if (robot.driver === 'dingtalk') return dingtalk(robot, input, call);
        if (robot.driver === 'telegram') return telegram(robot, input, call);
        if (robot.driver === 'feishu') return feishu(robot, input, call);
        if (robot.driver === 'wecom') return wecomBot(robot, input, call);
        throw unknownEndpoint();
      },
    },
  ];
}

function accountOf({ driver, secret }: Robot): WechatAccount {
  const settings = settingsIn(secret);
  if (driver === 'wecomapp') {
    return { settings, receiver: settings['corpid'] ?? '', isAlwaysEncrypted: true, mostArticles: 8 };
  }
  if (driver === 'wecom') return { settings, receiver: BOT_RECEIVER, isAlwaysEncrypted: true, mostArticles: 1 };
  if (driver !== 'mp') throw unknownEndpoint();
  return { settings, receiver: settings['appid'] ?? '', isAlwaysEncrypted: false, mostArticles: 1 };
}

function queryOf({ query }: RawInput): WechatQuery {
  const one = (name: string) => {
    const value = query[name];
    return typeof value === 'string' ? value : '';
  };
  return {
    signature: one('signature'),
    msg_signature: one('msg_signature'),
    timestamp: one('timestamp'),
    nonce: one('nonce'),
    echostr: one('echostr'),
    encrypt_type: one('encrypt_type'),
  };
}

function parsed(body: Buffer): unknown {
  try {
    return parseBoundedJson(body);
  } catch {
    return undefined;
  }
}

function saidBy(reply: Reply) {
  if (reply.kind === 'card') return { ...reply, kind: 'rich' } as const;
  return reply.kind === 'image' ? reply : ({ kind: 'text', text: replyText(reply), at: [] } as const);
}
