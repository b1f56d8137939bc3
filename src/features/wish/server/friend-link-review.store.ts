import type { Selectable } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { holdsWords } from '#/platform/db/holds-words.ts';
import type { Events } from '#/platform/event/events.ts';
import type { FriendLink, LinkState } from './friend-link.rules.ts';
import { toLink } from './friend-link.store.ts';
import type { FriendLinkTables } from './friend-link.table.ts';
import { friendLinkApproved } from './wish.event.ts';

export interface WantedLinks {
  state: LinkState | 'all';
  words: string;
}

export interface Decision {
  state: LinkState;
  reason: string;
  by: string;
  /** Null for one that waits again. */
  at: number | null;
}

export type FriendLinkReviewStore = ReturnType<typeof createFriendLinkReviewStore>;

/** The links as the operator goes through them. */
export function createFriendLinkReviewStore(db: AnyDatabase, events: Pick<Events, 'tell'>) {
  const tables = db.withTables<FriendLinkTables>();

  type Approved = Pick<
    Selectable<FriendLinkTables['friend_link']>,
    'id' | 'title' | 'url' | 'member_id' | 'created_at'
  >;

  /** Once for each application, however often it is decided about. */
  const tellOfApproval = (transaction: AnyDatabase, { id, title, url, member_id, created_at }: Approved) =>
    events.tell(transaction, friendLinkApproved, {
      key: `friend link ${id} of ${created_at}`,
      memberId: member_id ?? undefined,
      title: `友情链接「${title}」已通过`,
      text: '今天起显示在每页的底部',
      path: '/',
      facts: { title, url },
    });

  return {
    /** How many were there to decide about. */
    decide(ids: readonly number[], { state, reason, by, at }: Decision): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const decided = await transaction
          .withTables<FriendLinkTables>()
          .updateTable('friend_link')
          .set({ state, reason, decided_by: by, decided_at: at })
          .where('id', 'in', ids)
          .returning(['id', 'title', 'url', 'member_id', 'created_at'])
          .execute();
        for (const link of state === 'approved' ? decided : []) await tellOfApproval(transaction, link);
        return decided.length;
      });
    },

    /** Those that are shown as they are shown; else those that wait first, then the newest. */
    async list({ state, words }: WantedLinks, { limit, offset }: Slice) {
      const wanted = tables
        .selectFrom('friend_link')
        .$if(words !== '', (query) => query.where(holdsWords(words, ['title', 'url'])))
        .$if(state !== 'all', (query) => query.where('state', '=', state as LinkState)); // not 'all' in this branch
      const rows = await wanted
        .selectAll()
        .$if(state === 'approved', (query) => query.orderBy('sort').orderBy('id'))
        .orderBy((order) => order.case().when('state', '=', 'pending').then(0).else(1).end())
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await wanted
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { links: rows.map(toLink) satisfies FriendLink[], total };
    },

    async counts(): Promise<Map<LinkState, number>> {
      const rows = await tables
        .selectFrom('friend_link')
        .select((select) => ['state', select.fn.countAll<number>().as('total')])
        .groupBy('state')
        .execute();
      return new Map(rows.map(({ state, total }) => [state, total]));
    },

    /** The shown ones are put into a new order, from what it was; whatever is approved later comes after them. */
    async reorder(order: (ids: number[]) => number[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const within = transaction.withTables<FriendLinkTables>();
        const rows = await within
          .selectFrom('friend_link')
          .select(['id', 'sort'])
          .where('state', '=', 'approved')
          .orderBy('sort')
          .orderBy('id')
          .execute();
        const sorts = new Map(rows.map(({ id, sort }) => [id, sort]));
        for (const [sort, id] of order([...sorts.keys()]).entries()) {
          if (sorts.get(id) === sort) continue;
          await within.updateTable('friend_link').set({ sort }).where('id', '=', id).execute();
        }
      });
    },
  };
}
