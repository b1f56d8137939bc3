import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { type Chat, toChat } from './chat.store.ts';
import type { Item } from './item.rules.ts';
import { toItem } from './item-row.store.ts';
import type { MarketTables } from './market.table.ts';

export type PostState = 'waiting' | 'reported' | 'shown' | 'down';

export interface Report {
  about: number;
  reason: string;
  createdAt: number;
}

export type ReviewStore = ReturnType<typeof createReviewStore>;

/** What members offer and what was reported, for those who look after it. */
export function createReviewStore(db: AnyDatabase) {
  const tables = db.withTables<MarketTables>();
  const isReported = sql<boolean>`exists (select 1 from market_report where market_report.item_id = market_item.id)`;

  const posts = (state: PostState) =>
    tables
      .selectFrom('market_item')
      .where('member_id', 'is not', null)
      .$if(state === 'waiting', (query) => query.where('is_shown', '=', 0).where('down_reason', '=', 'waiting'))
      .$if(state === 'reported', (query) =>
        query.where(isReported).where(({ or, eb }) => or([eb('is_shown', '=', 1), eb('down_reason', '=', 'reported')])),
      )
      .$if(state === 'shown', (query) => query.where('is_shown', '=', 1))
      .$if(state === 'down', (query) => query.where('is_shown', '=', 0).where('down_reason', '<>', 'waiting'));
  const countPosts = async (state: PostState) => {
    const row = await posts(state)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };
  const countChats = async () => {
    const row = await tables
      .selectFrom('market_chat_report')
      .select(({ fn }) => fn.count<number>('chat_id').distinct().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  };

  return {
    async posts(state: PostState, { limit, offset }: Slice): Promise<{ items: Item[]; total: number }> {
      // Whoever has waited longest comes first; of the rest the newest.
      const rows = await posts(state)
        .selectAll()
        .orderBy('id', state === 'waiting' ? 'asc' : 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { items: rows.map(toItem), total: await countPosts(state) };
    },

    async reportsOf(about: 'item' | 'chat', ids: readonly number[]): Promise<Report[]> {
      if (ids.length === 0) return [];
      if (about === 'chat') {
        const rows = await tables
          .selectFrom('market_chat_report')
          .selectAll()
          .where('chat_id', 'in', ids)
          .orderBy('created_at', 'desc')
          .execute();
        return rows.map(({ chat_id, reason, created_at }) => ({ about: chat_id, reason, createdAt: created_at }));
      }
      const rows = await tables
        .selectFrom('market_report')
        .selectAll()
        .where('item_id', 'in', ids)
        .orderBy('created_at', 'desc')
        .execute();
      return rows.map(({ item_id, reason, created_at }) => ({ about: item_id, reason, createdAt: created_at }));
    },

    async chats({ limit, offset }: Slice): Promise<{ chats: Chat[]; total: number }> {
      const rows = await tables
        .selectFrom('market_chat')
        .leftJoin('market_item', 'market_item.id', 'market_chat.item_id')
        .selectAll('market_chat')
        .select(['market_item.images_json', 'market_item.is_shown', 'market_item.down_reason'])
        .where('market_chat.id', 'in', tables.selectFrom('market_chat_report').select('chat_id'))
        .orderBy('market_chat.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return { chats: rows.map(toChat), total: await countChats() };
    },

    async counts() {
      const [waiting, reported, chats] = await Promise.all([
        countPosts('waiting'),
        countPosts('reported'),
        countChats(),
      ]);
      return { waiting, reported, chats };
    },

    async clearReports(itemId: number): Promise<void> {
      await tables.deleteFrom('market_report').where('item_id', '=', itemId).execute();
    },

    /** False when there is no such chat. */
    async settleChat(id: number, closedAt: number | undefined): Promise<boolean> {
      const found = await tables.selectFrom('market_chat').select('id').where('id', '=', id).executeTakeFirst();
      if (!found) return false;
      if (closedAt !== undefined)
        await tables.updateTable('market_chat').set({ closed_at: closedAt }).where('id', '=', id).execute();
      await tables.deleteFrom('market_chat_report').where('chat_id', '=', id).execute();
      return true;
    },
  };
}
