import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Events } from '#/platform/event/events.ts';
import type { Chat, ChatStore, Message } from './chat.store.ts';
import { holdsContact, withoutContacts } from './contact.rules.ts';
import type { Item } from './item.rules.ts';
import {
  chatClosed,
  chatNotFound,
  itemNotFound,
  notAccepted,
  nothingSaid,
  ownPost,
  postBlocked,
  tooManyChats,
  waitForAnswer,
} from './market.errors.ts';
import { chatReported, postMessage } from './market.event.ts';

interface Needs {
  db: AnyDatabase;
  chats: ChatStore;
  findItem: (id: number) => Promise<Item | undefined>;
  events: Pick<Events, 'tell'>;
  nameOf: (memberId: number) => Promise<string | undefined>;
  isBlocked: (text: string) => Promise<boolean>;
  cleanText: (text: string) => string;
  now: () => number;
}

/** A chat as one of the two sees it. */
export interface SeenChat extends Chat {
  isOwner: boolean;
  with: string;
  last: string;
  unread: number;
  hasBlocked: boolean;
  isClosed: boolean;
}

const MOST_LISTED = 100;
const MOST_MESSAGES = 200;
const MOST_A_DAY = 20;
const MOST_UNANSWERED = 5;
const KEPT_DAYS = 180;

export type ChatService = ReturnType<typeof createChatService>;

/** What members say to each other about what one of them offers. */
export function createChatService({ db, chats, findItem, events, nameOf, isBlocked, cleanText, now }: Needs) {
  /** A name that is an address would tell one. */
  async function shownName(memberId: number): Promise<string> {
    const name = await nameOf(memberId);
    return name === undefined || holdsContact(name) ? '会员' : name;
  }

  async function ownChat(memberId: number, id: number) {
    const chat = await chats.find(id, memberId);
    if (!chat) throw chatNotFound();
    const isOwner = chat.ownerId === memberId;
    return { ...chat, isOwner, otherId: isOwner ? chat.askerId : chat.ownerId };
  }

  async function seenBy(memberId: number, all: readonly Chat[]): Promise<SeenChat[]> {
    const otherOf = ({ ownerId, askerId }: Chat) => (ownerId === memberId ? askerId : ownerId);
    const others = [...new Set(all.map(otherOf))];
    const [names, news, blocked] = await Promise.all([
      Promise.all(others.map(shownName)),
      chats.news(
        all.map(({ id }) => id),
        memberId,
      ),
      chats.blockedBy(memberId, others),
    ]);
    return all.map((chat) => ({
      ...chat,
      ...(news.get(chat.id) ?? { last: '', unread: 0 }),
      isOwner: chat.ownerId === memberId,
      with: names[others.indexOf(otherOf(chat))] ?? '会员',
      hasBlocked: blocked.has(otherOf(chat)),
      isClosed: isClosed(chat),
    }));
  }

  /** What is not said at all, in a chat that is there or in a new one. */
  async function refuseWords(memberId: number, otherId: number, content: string): Promise<void> {
    if (await isBlocked(content)) throw postBlocked();
    const [theirs, mine] = await Promise.all([
      chats.blockedBy(otherId, [memberId]),
      chats.blockedBy(memberId, [otherId]),
    ]);
    if (theirs.size > 0 || mine.size > 0) throw notAccepted(mine.size > 0);
  }

  async function say(memberId: number, id: number, typed: string): Promise<Message> {
    const content = cleanText(typed);
    if (content === '') throw nothingSaid();
    const chat = await ownChat(memberId, id);
    const { isOwner, otherId, title } = chat;
    if (isClosed(chat)) throw chatClosed();
    await refuseWords(memberId, otherId, content);
    const before = await chats.messages(id, MOST_UNANSWERED);
    if (before.length === MOST_UNANSWERED && before.every(({ byOwner }) => byOwner === isOwner)) throw waitForAnswer();
    const [name, shown] = [await shownName(memberId), withoutContacts(content)];
    return db.transaction().execute(async (transaction) => {
      const message = await chats.say(transaction, id, { byOwner: isOwner, content: shown, createdAt: now() });
      await events.tell(transaction, postMessage, {
        key: `chat ${id} ${message.id}`,
        memberId: otherId,
        title: `${name} 说起「${title}」`,
        text: shown,
        path: `/market/chat/${id}`,
        facts: { nickname: name, title, content: shown },
      });
      return message;
    });
  }

  return {
    list: async (memberId: number) => seenBy(memberId, await chats.list(memberId, MOST_LISTED)),

    async read(memberId: number, id: number) {
      const [chat] = await seenBy(memberId, [await ownChat(memberId, id)]);
      if (!chat) throw chatNotFound();
      return { chat, messages: await chats.messages(id, MOST_MESSAGES) };
    },

    /** Begins with whoever offers something; a second question goes into the same chat. */
    async open(memberId: number, itemId: number, typed: string): Promise<number> {
      const content = cleanText(typed);
      if (content === '') throw nothingSaid();
      const item = await findItem(itemId);
      if (!item?.isShown || item.memberId === null) throw itemNotFound();
      if (item.memberId === memberId) throw ownPost();
      // Checked before a chat is made: an empty one would show up with a person who has blocked the sender.
      await refuseWords(memberId, item.memberId, content);
      const known = await chats.about(itemId, memberId);
      if (!known && (await chats.countOpened(memberId, now() - DAY_MS)) >= MOST_A_DAY) throw tooManyChats(MOST_A_DAY);
      const parts = { itemId, title: item.title, ownerId: item.memberId, askerId: memberId };
      const chat = known ?? (await chats.open(parts, now()));
      await say(memberId, chat.id, content);
      return chat.id;
    },

    say,

    async see(memberId: number, id: number, messageId: number): Promise<void> {
      const { isOwner } = await ownChat(memberId, id);
      await chats.see(id, isOwner, messageId);
    },

    async block(memberId: number, id: number, blocked: boolean): Promise<void> {
      const { otherId } = await ownChat(memberId, id);
      await chats.block(memberId, otherId, blocked, now());
    },

    async report(memberId: number, id: number, reason: string): Promise<void> {
      const { title } = await ownChat(memberId, id);
      if (!(await chats.report(id, memberId, reason, now()))) return;
      await events.tell(db, chatReported, {
        key: `chat ${id} reported ${memberId}`,
        title: '市集私信被举报',
        text: `「${title}」：${reason}`,
        path: '/market/admin/search/posts?state=chats',
        facts: { title, reason },
      });
    },

    forgetOld: () => chats.forgetBefore(now() - KEPT_DAYS * DAY_MS),
    removeAll: chats.removeAll,
  };
}

/** By the operator, or with the thing when it was taken down for what it is. */
function isClosed({ closedAt, downReason }: Chat): boolean {
  return closedAt !== null || downReason === 'operator' || downReason === 'reported';
}
