import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { MarketTables } from './market.table.ts';

export interface Chat {
  id: number;
  itemId: number;
  title: string;
  image: string;
  isShown: boolean;
  /** Why the thing is down; empty when it is shown or gone. */
  downReason: string;
  ownerId: number;
  askerId: number;
  ownerSeen: number;
  askerSeen: number;
  lastAt: number;
  closedAt: number | null;
}

export interface Message {
  id: number;
  byOwner: boolean;
  content: string;
  createdAt: number;
}

export type ChatStore = ReturnType<typeof createChatStore>;

export function createChatStore(db: AnyDatabase) {
  const tables = db.withTables<MarketTables>();
  const chats = () =>
    tables
      .selectFrom('market_chat')
      .leftJoin('market_item', 'market_item.id', 'market_chat.item_id')
      .selectAll('market_chat')
      .select(['market_item.images_json', 'market_item.is_shown', 'market_item.down_reason']);
  const ofMember = (memberId: number) =>
    chats().where(({ or, eb }) => or([eb('owner_id', '=', memberId), eb('asker_id', '=', memberId)]));

  async function about(itemId: number, askerId: number): Promise<Chat | undefined> {
    const row = await chats().where('item_id', '=', itemId).where('asker_id', '=', askerId).executeTakeFirst();
    return row && toChat(row);
  }

  return {
    /** The one chat of a member about a thing. */
    about,

    /** Those the member takes part in, the latest first. */
    async list(memberId: number, limit: number): Promise<Chat[]> {
      const rows = await ofMember(memberId)
        .orderBy('last_at', 'desc')
        .orderBy('market_chat.id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toChat);
    },

    /** Undefined for everybody who takes no part in it. */
    async find(id: number, memberId: number): Promise<Chat | undefined> {
      const row = await ofMember(memberId).where('market_chat.id', '=', id).executeTakeFirst();
      return row && toChat(row);
    },

    /** The same, begun where there is none. */
    async open(chat: { itemId: number; title: string; ownerId: number; askerId: number }, now: number): Promise<Chat> {
      const { itemId, title, ownerId, askerId } = chat;
      await tables
        .insertInto('market_chat')
        .values({ item_id: itemId, title, owner_id: ownerId, asker_id: askerId, last_at: now, closed_at: null })
        .onConflict((conflict) => conflict.columns(['item_id', 'asker_id']).doNothing())
        .execute();
      const begun = await about(itemId, askerId);
      if (!begun) throw new Error(`the chat about ${itemId} is gone`);
      return begun;
    },

    /** Things this member first asked about since then. */
    async countOpened(askerId: number, since: number): Promise<number> {
      const row = await tables
        .selectFrom('market_chat')
        .innerJoin('market_message', 'market_message.chat_id', 'market_chat.id')
        .select(({ fn }) => fn.count<number>('market_chat.id').distinct().as('count'))
        .where('asker_id', '=', askerId)
        .where('by_owner', '=', 0)
        .where('market_message.created_at', '>=', since)
        .executeTakeFirst();
      return Number(row?.count ?? 0);
    },

    /** The latest, in the order they were said. */
    async messages(chatId: number, limit: number): Promise<Message[]> {
      const rows = await tables
        .selectFrom('market_message')
        .selectAll()
        .where('chat_id', '=', chatId)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.reverse().map(toMessage);
    },

    /** The last words of each chat, and how many came since this member looked. */
    async news(ids: readonly number[], memberId: number): Promise<Map<number, { last: string; unread: number }>> {
      if (ids.length === 0) return new Map();
      const said = tables.selectFrom('market_message').where('chat_id', 'in', ids).groupBy('chat_id');
      const [last, unread] = await Promise.all([
        tables
          .selectFrom('market_message')
          .select(['chat_id', 'content'])
          .where(
            'id',
            'in',
            said.select(({ fn }) => fn.max('id').as('id')),
          )
          .execute(),
        said
          .innerJoin('market_chat', 'market_chat.id', 'chat_id')
          .select(({ fn }) => ['chat_id', fn.count<number>('market_message.id').as('count')])
          .where(({ or, and, eb, ref }) =>
            or([
              and([
                eb('owner_id', '=', memberId),
                eb('by_owner', '=', 0),
                eb('market_message.id', '>', ref('owner_seen')),
              ]),
              and([
                eb('asker_id', '=', memberId),
                eb('by_owner', '=', 1),
                eb('market_message.id', '>', ref('asker_seen')),
              ]),
            ]),
          )
          .execute(),
      ]);
      const counts = new Map(unread.map(({ chat_id, count }) => [chat_id, Number(count)]));
      return new Map(
        last.map(({ chat_id, content }) => [chat_id, { last: content, unread: counts.get(chat_id) ?? 0 }]),
      );
    },

    /** In the same transaction as the news of it. */
    async say(transaction: AnyDatabase, chatId: number, said: Omit<Message, 'id'>): Promise<Message> {
      const inside = transaction.withTables<MarketTables>();
      const by_owner = said.byOwner ? 1 : 0;
      const row = await inside
        .insertInto('market_message')
        .values({ chat_id: chatId, by_owner, content: said.content, created_at: said.createdAt })
        .returningAll()
        .executeTakeFirstOrThrow();
      await inside
        .updateTable('market_chat')
        .set({ last_at: said.createdAt, ...(said.byOwner ? { owner_seen: row.id } : { asker_seen: row.id }) })
        .where('id', '=', chatId)
        .execute();
      return toMessage(row);
    },

    /** A place once reached stays reached. */
    async see(chatId: number, isOwner: boolean, messageId: number): Promise<void> {
      const column = isOwner ? 'owner_seen' : 'asker_seen';
      await tables
        .updateTable('market_chat')
        .set({ [column]: messageId })
        .where('id', '=', chatId)
        .where(column, '<', messageId)
        .execute();
    },

    /** Which of these people a member has blocked. */
    async blockedBy(memberId: number, others: readonly number[]): Promise<Set<number>> {
      if (others.length === 0) return new Set();
      const rows = await tables
        .selectFrom('market_block')
        .select('blocked_id')
        .where('member_id', '=', memberId)
        .where('blocked_id', 'in', others)
        .execute();
      return new Set(rows.map(({ blocked_id }) => blocked_id));
    },

    async block(memberId: number, blockedId: number, isBlocked: boolean, now: number): Promise<void> {
      if (isBlocked)
        await tables
          .insertInto('market_block')
          .values({ member_id: memberId, blocked_id: blockedId, created_at: now })
          .onConflict((conflict) => conflict.columns(['member_id', 'blocked_id']).doNothing())
          .execute();
      else
        await tables
          .deleteFrom('market_block')
          .where('member_id', '=', memberId)
          .where('blocked_id', '=', blockedId)
          .execute();
    },

    async report(chatId: number, memberId: number, reason: string, now: number): Promise<boolean> {
      const row = await tables
        .insertInto('market_chat_report')
        .values({ chat_id: chatId, member_id: memberId, reason, created_at: now })
        .onConflict((conflict) => conflict.columns(['chat_id', 'member_id']).doNothing())
        .returning('chat_id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async forgetBefore(lastAt: number): Promise<void> {
      await tables.deleteFrom('market_chat').where('last_at', '<', lastAt).execute();
    },

    async removeAll(memberId: number): Promise<void> {
      await tables
        .deleteFrom('market_chat')
        .where(({ or, eb }) => or([eb('owner_id', '=', memberId), eb('asker_id', '=', memberId)]))
        .execute();
      await tables.deleteFrom('market_block').where('member_id', '=', memberId).execute();
    },
  };
}

type ChatRow = Selectable<MarketTables['market_chat']> & {
  images_json: string | null;
  is_shown: 0 | 1 | null;
  down_reason: string | null;
};

export function toChat(row: ChatRow): Chat {
  return {
    id: row.id,
    itemId: row.item_id,
    title: row.title,
    // Written by toRow of the item.
    image: row.images_json ? ((JSON.parse(row.images_json) as string[])[0] ?? '') : '',
    isShown: row.is_shown === 1,
    downReason: row.down_reason ?? '',
    ownerId: row.owner_id,
    askerId: row.asker_id,
    ownerSeen: row.owner_seen,
    askerSeen: row.asker_seen,
    lastAt: row.last_at,
    closedAt: row.closed_at,
  };
}

const toMessage = ({ id, by_owner, content, created_at }: Selectable<MarketTables['market_message']>): Message => ({
  ...{ id, content, byOwner: by_owner === 1, createdAt: created_at },
});
