import { z } from 'zod';
import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import { type ChannelSettings, cutBytes } from '../channel/channel.driver.ts';
import { type Reply, replyText } from './conversation.service.ts';
import type { GroupMessage } from './group-message.ts';
import { decryptWechat, encryptWechat, isSame, wechatSignature } from './wechat-crypto.ts';
import type { WechatQuery } from './wechat-message.ts';

/** A 智能机器人 of WeCom seals for nobody in particular. */
export const BOT_RECEIVER = '';
const STREAM_BYTES = 20_000;

const text = z.object({ content: z.string().max(20_000) });
const message = z.object({
  msgid: z.string().min(1).max(200),
  chatid: z.string().max(200).default(''),
  chattype: z.string().default('single'),
  from: z.object({ userid: z.string().min(1).max(200) }),
  response_url: z.string().max(2000).default(''),
  msgtype: z.string(),
  text: text.optional(),
  voice: text.optional(),
  mixed: z.object({ msg_item: z.array(z.object({ msgtype: z.string(), text: text.optional() })) }).optional(),
  event: z.object({ eventtype: z.string() }).optional(),
});

export interface BotMessage extends GroupMessage {
  /** Where an answer that comes late may be sent, once. */
  responseUrl: string;
  isGreeting: boolean;
}

/** In groups WeCom brings only what mentions the robot. `other` is what has no words; undefined is not from WeCom. */
export function readWecomBot(
  { token = '', aesKey = '' }: ChannelSettings,
  { msg_signature, timestamp, nonce }: WechatQuery,
  body: Buffer,
): BotMessage | 'other' | undefined {
  const sealed = z.object({ encrypt: z.string() }).catch({ encrypt: '' }).parse(parsed(body)).encrypt;
  if (!token || !sealed || !isSame(msg_signature, wechatSignature(token, timestamp, nonce, sealed))) return undefined;
  const opened = decryptWechat(aesKey, BOT_RECEIVER, sealed);
  if (opened === undefined) return undefined;
  const read = message.safeParse(parsed(Buffer.from(opened)));
  if (!read.success) return 'other';
  const { msgid, chatid, chattype, from, response_url, msgtype } = read.data;
  const isGreeting = msgtype === 'event' && read.data.event?.eventtype === 'enter_chat';
  const words = isGreeting ? '关注' : wordsOf(read.data);
  if (!words) return 'other';
  return {
    person: from.userid,
    room: chattype === 'group' && chatid ? chatid : from.userid,
    // The name by which it was called is no part of what was said.
    text: chattype === 'group' ? words.replace(/^\s*@\S+\s*/u, '').trim() : words,
    isSpokenTo: !isGreeting,
    messageId: msgid,
    responseUrl: response_url,
    isGreeting,
  };
}

function wordsOf({ msgtype, text, voice, mixed }: z.output<typeof message>): string {
  if (msgtype === 'text') return text?.content.trim() ?? '';
  if (msgtype === 'voice') return voice?.content.trim() ?? '';
  if (msgtype !== 'mixed') return '';
  const parts = mixed?.msg_item.flatMap((item) => (item.msgtype === 'text' ? [item.text?.content ?? ''] : []));
  return parts?.join('\n').trim() ?? '';
}

interface Sealing {
  seconds: number;
  random: Uint8Array;
  nonce: string;
}

/** The passive answer: a text when somebody comes in, else a stream that is finished at once, or a card. */
export function writeWecomBot(
  { token = '', aesKey = '' }: ChannelSettings,
  { isGreeting, messageId }: BotMessage,
  reply: Reply,
  { seconds, random, nonce }: Sealing,
): string {
  const content = isGreeting
    ? { msgtype: 'text', text: { content: cutBytes(replyText(reply), 2048) } }
    : (cardOf(reply) ?? { msgtype: 'stream', stream: { id: messageId, finish: true, content: markdownOf(reply) } });
  const encrypt = encryptWechat(aesKey, BOT_RECEIVER, JSON.stringify(content), random);
  const msgsignature = wechatSignature(token, String(seconds), nonce, encrypt);
  return JSON.stringify({ encrypt, msgsignature, timestamp: seconds, nonce });
}

/** One thing with its picture. */
function cardOf(reply: Reply): object | undefined {
  const [thing, ...others] =
    reply.kind === 'card' ? [{ ...reply, note: reply.text }] : reply.kind === 'titles' ? reply.things : [];
  if (!thing?.image || !thing.url || others.length > 0) return undefined;
  return {
    msgtype: 'template_card',
    template_card: {
      card_type: 'news_notice',
      main_title: { title: cutBytes(thing.title, 78), desc: cutBytes(thing.note, 90) },
      card_image: { url: thing.image },
      card_action: { type: 1, url: thing.url },
    },
  };
}

const escaped = (words: string) => words.replaceAll(/[\\[\]*_`<>]/g, (sign) => `\\${sign}`);

export function markdownOf(reply: Reply): string {
  if (reply.kind === 'titles') {
    const lines = reply.things.map(
      ({ title, note, url }) => `- [${escaped(title)}](${url.replaceAll(')', '%29')})${note && ` ${escaped(note)}`}`,
    );
    return cutBytes([reply.text, ...lines].join('\n'), STREAM_BYTES);
  }
  if (reply.kind === 'image') return `![](${reply.url.replaceAll(')', '%29')})`;
  return cutBytes(replyText(reply), STREAM_BYTES);
}

function parsed(body: Buffer): unknown {
  try {
    return parseBoundedJson(body);
  } catch {
    return undefined;
  }
}
