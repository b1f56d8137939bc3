import { checkedMessage, type Message } from '../message.ts';
import { type Reply, replyText } from './conversation.service.ts';

/** An answer as a message of its own, for the outbox. */
export function replyMessage(reply: Reply): Message {
  if (reply.kind === 'image') return checkedMessage('/msg/send_image', { url: reply.url });
  if (reply.kind === 'card') {
    const { title, text, url, image } = reply;
    return checkedMessage('/msg/send_link_card', { title, desc: text, url, image_url: image });
  }
  return checkedMessage('/msg/send_text', { content: replyText(reply) });
}
