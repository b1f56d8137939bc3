import { z } from 'zod';

export interface GroupMessage {
  person: string;
  room: string;
  text: string;
  isSpokenTo: boolean;
  messageId: string;
}

const dingtalk = z.object({
  msgId: z.string().min(1).max(200),
  msgtype: z.literal('text'),
  text: z.object({ content: z.string().max(10_000) }),
  conversationId: z.string().max(200),
  senderId: z.string().max(200),
  sessionWebhook: z.string().max(2000),
});

/** In groups DingTalk brings only what mentions the robot. */
export function dingtalkMessage(json: unknown): (GroupMessage & { session: string }) | undefined {
  const read = dingtalk.safeParse(json);
  if (!read.success) return undefined;
  const { msgId, text, conversationId, senderId, sessionWebhook } = read.data;
  const words = text.content.trim();
  return {
    person: senderId,
    room: conversationId,
    text: words,
    isSpokenTo: true,
    messageId: msgId,
    session: sessionWebhook,
  };
}

const telegram = z.object({
  update_id: z.int(),
  message: z.object({
    chat: z.object({ id: z.int(), type: z.string() }),
    from: z.object({ id: z.int(), is_bot: z.boolean().default(false) }),
    text: z.string().max(10_000),
    reply_to_message: z.object({ from: z.object({ id: z.int() }) }).optional(),
    entities: z.array(z.object({ type: z.string(), offset: z.int(), length: z.int() })).default([]),
  }),
});

/** Spoken to: alone with it, by a mention or a command, or in reply to it. What robots say is left alone. */
export function telegramMessage(json: unknown, ownId: string): GroupMessage | undefined {
  const read = telegram.safeParse(json);
  if (!read.success || read.data.message.from.is_bot) return undefined;
  const { update_id, message } = read.data;
  const mentions = message.entities.filter(({ type }) => type === 'mention' || type === 'bot_command');
  // Offsets count UTF-16 units, as strings here do.
  const text = mentions
    .toSorted((one, other) => other.offset - one.offset)
    .reduce((rest, { offset, length }) => rest.slice(0, offset) + rest.slice(offset + length), message.text)
    .trim();
  const isReply = String(message.reply_to_message?.from.id ?? '') === ownId;
  return {
    person: String(message.from.id),
    room: String(message.chat.id),
    text,
    isSpokenTo: message.chat.type === 'private' || mentions.length > 0 || isReply,
    messageId: String(update_id),
  };
}
