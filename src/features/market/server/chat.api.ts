import { toShanghaiIso } from '#/contract/shanghai-time.pure.ts';
import { memberOf } from '#/platform/auth/caller.ts';
import { bindApi } from '#/platform/http/bind-api.ts';
import { type Chat, marketChatApi, type Message as ShownMessage } from '../market-chat.contract.ts';
import type { ChatService, SeenChat } from './chat.service.ts';
import type { Message } from './chat.store.ts';

export function bindChatApi(chats: ChatService) {
  return bindApi(marketChatApi, {
    'GET /api/v1/crawl/common/chats': async (_input, { caller }) => {
      const found = await chats.list(memberOf(caller).memberId);
      return { Result: found.map(presentChat), Unread: found.reduce((sum, { unread }) => sum + unread, 0) };
    },
    'GET /api/v1/crawl/common/chat': async ({ query }, { caller }) => {
      const { chat, messages } = await chats.read(memberOf(caller).memberId, query.id);
      return { Chat: presentChat(chat), Messages: messages.map((one) => presentMessage(one, chat.isOwner)) };
    },
    'POST /api/v1/crawl/common/message': async ({ body }, { caller }) => ({
      id: await chats.open(memberOf(caller).memberId, body.id, body.content),
    }),
    'POST /api/v1/crawl/common/chat': async ({ body }, { caller }) => {
      const message = await chats.say(memberOf(caller).memberId, body.id, body.content);
      return presentMessage(message, message.byOwner);
    },
    'PUT /api/v1/crawl/common/chat/seen': async ({ body }, { caller }) => {
      await chats.see(memberOf(caller).memberId, body.id, body.message);
      return true;
    },
    'PUT /api/v1/crawl/common/chat/block': async ({ body }, { caller }) => {
      await chats.block(memberOf(caller).memberId, body.id, body.blocked);
      return true;
    },
    'POST /api/v1/crawl/common/chat/report': async ({ body }, { caller }) => {
      await chats.report(memberOf(caller).memberId, body.id, body.reason);
      return true;
    },
  });
}

/** Everything of one member, for the copy of their data. */
export async function chatsOf(chats: ChatService, memberId: number) {
  const all = await chats.list(memberId);
  return Promise.all(
    all.map(async (chat) => {
      const { messages } = await chats.read(memberId, chat.id);
      return { ...presentChat(chat), messages: messages.map((one) => presentMessage(one, chat.isOwner)) };
    }),
  );
}

function presentChat(chat: SeenChat): Chat {
  const { id, itemId, title, image, isShown, isOwner, last, lastAt, unread, hasBlocked, isClosed } = chat;
  return {
    ...{ id, title, image, last, unread, with: chat.with, item_id: itemId, is_shown: isShown, is_owner: isOwner },
    ...{ last_time: toShanghaiIso(lastAt), is_blocked: hasBlocked, is_closed: isClosed },
  };
}

function presentMessage({ id, byOwner, content, createdAt }: Message, isOwner: boolean): ShownMessage {
  return { id, content, is_mine: byOwner === isOwner, created_time: toShanghaiIso(createdAt) };
}
