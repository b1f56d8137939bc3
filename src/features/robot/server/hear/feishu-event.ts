import { createDecipheriv, createHash } from 'node:crypto';
import { z } from 'zod';
import { parseBoundedJson } from '#/platform/json/bounded-json.ts';
import type { ChannelSettings } from '../channel/channel.driver.ts';
import type { GroupMessage } from './group-message.ts';
import { isSame } from './wechat-crypto.ts';

export interface FeishuHeaders {
  timestamp: string;
  nonce: string;
  signature: string;
}

/** A plain hash over the bytes as they came: parsed and written again they would be others. */
export function feishuEventSignature({ timestamp, nonce }: FeishuHeaders, encryptKey: string, body: Buffer): string {
  return createHash('sha256').update(`${timestamp}${nonce}${encryptKey}`).update(body).digest('hex');
}

/** AES-256-CBC by the hash of the key; the first block is the vector. */
export function decryptFeishu(encryptKey: string, encrypted: string): string | undefined {
  try {
    const bytes = Buffer.from(encrypted, 'base64');
    const key = createHash('sha256').update(encryptKey).digest();
    const decipher = createDecipheriv('aes-256-cbc', key, bytes.subarray(0, 16));
    return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString();
  } catch {
    return undefined;
  }
}

const check = z.object({ type: z.literal('url_verification'), challenge: z.string().max(1000), token: z.string() });
const text = z.string().max(200);
const event = z.object({
  header: z.object({ token: z.string(), event_type: z.literal('im.message.receive_v1'), app_id: text }),
  event: z.object({
    sender: z.object({ sender_type: z.string(), sender_id: z.object({ open_id: text }) }),
    message: z.object({
      message_id: text,
      chat_id: text,
      chat_type: z.string(),
      message_type: z.string(),
      content: z.string().max(100_000),
      mentions: z.array(z.object({ key: text, id: z.object({ open_id: text }).catch({ open_id: '' }) })).default([]),
    }),
  }),
});

export interface FeishuMessage extends Omit<GroupMessage, 'isSpokenTo'> {
  isAlone: boolean;
  /** Who was called by name, as open_id. */
  called: string[];
}

/** What Feishu brought; undefined when it is not from Feishu or not for this application. */
export type FeishuEvent = { challenge: string } | { message: FeishuMessage } | 'other';

export function readFeishu(settings: ChannelSettings, headers: FeishuHeaders, body: Buffer): FeishuEvent | undefined {
  const { appId = '', verifyToken = '', encryptKey = '' } = settings;
  if (!appId || (!encryptKey && !verifyToken)) return undefined;
  const outer = parsed(body.toString());
  const sealed = z.object({ encrypt: z.string() }).safeParse(outer);
  // With a key everything is encrypted; what is not comes from somebody else.
  if (sealed.success !== (encryptKey !== '')) return undefined;
  const inner = sealed.success ? parsed(decryptFeishu(encryptKey, sealed.data.encrypt)) : outer;
  if (inner === undefined) return undefined;
  const isOurs = (token: string) => verifyToken === '' || isSame(token, verifyToken);
  const asked = check.safeParse(inner);
  // The check of the address need not be signed: who can encrypt it knows the key.
  if (asked.success) return isOurs(asked.data.token) ? { challenge: asked.data.challenge } : undefined;
  if (encryptKey && !isSame(headers.signature, feishuEventSignature(headers, encryptKey, body))) return undefined;
  const read = event.safeParse(inner);
  if (!read.success) return encryptKey || isOurs(tokenIn(inner)) ? 'other' : undefined;
  const { header } = read.data;
  const { sender, message } = read.data.event;
  if (!isOurs(header.token) || header.app_id !== appId) return undefined;
  if (sender.sender_type !== 'user') return 'other';
  const words = message.mentions.reduce(
    (rest, { key }) => rest.replaceAll(key, ' '),
    textOf(message.message_type, parsed(message.content)),
  );
  return {
    message: {
      person: sender.sender_id.open_id,
      room: message.chat_id,
      text: words.replaceAll(/[ \t]+/g, ' ').trim(),
      messageId: message.message_id,
      isAlone: message.chat_type === 'p2p',
      called: message.mentions.map(({ id }) => id.open_id),
    },
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : parseBoundedJson(Buffer.from(text));
  } catch {
    return undefined;
  }
}

function tokenIn(value: unknown): string {
  const read = z.union([
    z.object({ header: z.object({ token: z.string() }) }).transform(({ header }) => header.token),
    z.object({ token: z.string() }).transform(({ token }) => token),
  ]);
  return read.catch('').parse(value);
}

const plain = z.object({ text: z.string() });
const post = z.object({ content: z.array(z.array(z.object({ tag: z.string(), text: z.string().optional() }))) });

/** The words of a text, also of one with formats. */
function textOf(type: string, content: unknown): string {
  if (type === 'text') return plain.catch({ text: '' }).parse(content).text;
  if (type !== 'post') return '';
  return post
    .catch({ content: [] })
    .parse(content)
    .content.map((line) => line.flatMap(({ tag, text }) => (tag === 'text' ? [text ?? ''] : [])).join(''))
    .join('\n');
}
