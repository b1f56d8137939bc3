import { type Selectable, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { TitleList } from './title-list.rules.ts';
import type { TitleListTables } from './title-list.table.ts';

export type TitleListStore = ReturnType<typeof createTitleListStore>;

const ROWS_AT_ONCE = 300;

/** A change names the owner; who reads by code is told only what is public or their own. */
export function createTitleListStore(db: AnyDatabase) {
  const tables = db.withTables<TitleListTables>();

  return {
    async ofMember(memberId: number): Promise<TitleList[]> {
      const rows = await tables
        .selectFrom('title_list')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('changed_at', 'desc')
        .orderBy('id')
        .execute();
      return rows.map(toList);
    },

    /** Public ones of others, the last followed first. */
    async followedBy(memberId: number): Promise<TitleList[]> {
      const rows = await tables
        .selectFrom('title_list_follow as f')
        .innerJoin('title_list as l', 'l.id', 'f.list_id')
        .selectAll('l')
        .where('f.member_id', '=', memberId)
        .where('l.is_public', '=', 1)
        .orderBy('f.followed_at', 'desc')
        .orderBy('l.id')
        .execute();
      return rows.map(toList);
    },

    async byCode(code: string, memberId: number | undefined): Promise<TitleList | undefined> {
      const row = await tables
        .selectFrom('title_list')
        .selectAll()
        .where('code', '=', code)
        .where(({ or, eb }) => or([eb('is_public', '=', 1), eb('member_id', '=', memberId ?? 0)]))
        .executeTakeFirst();
      return row && toList(row);
    },

    async count(memberId: number): Promise<number> {
      const { count } = await tables
        .selectFrom('title_list')
        .select(sql<number>`cast(count(*) as bigint)`.as('count'))
        .where('member_id', '=', memberId)
        .executeTakeFirstOrThrow();
      return count;
    },

    async add({ memberId, code, name, note, isPublic, createdAt }: Omit<TitleList, 'id' | 'changedAt'>): Promise<void> {
      const owner = { member_id: memberId, created_at: createdAt, changed_at: createdAt };
      await tables
        .insertInto('title_list')
        .values({ ...owner, code, name, note, is_public: Number(isPublic) })
        .execute();
    },

    async change(list: TitleList): Promise<void> {
      await tables
        .updateTable('title_list')
        .set({ name: list.name, note: list.note, is_public: Number(list.isPublic), changed_at: list.changedAt })
        .where('id', '=', list.id)
        .where('member_id', '=', list.memberId)
        .execute();
    },

    async remove(memberId: number, id: number): Promise<void> {
      await tables.deleteFrom('title_list').where('id', '=', id).where('member_id', '=', memberId).execute();
    },

    /** In their order. */
    async keys(ids: readonly number[]): Promise<Map<number, string[]>> {
      if (ids.length === 0) return new Map();
      const rows = await tables
        .selectFrom('title_list_item')
        .selectAll()
        .where('list_id', 'in', ids)
        .orderBy('position')
        .execute();
      const byList = Map.groupBy(rows, (row) => row.list_id);
      return new Map(ids.map((id) => [id, (byList.get(id) ?? []).map((row) => row.title_key)]));
    },

    /** Gives a list other contents. The row of the list is taken first, so that two who change it take turns. */
    arrange(
      { id, memberId }: TitleList,
      now: number,
      order: (keys: string[]) => string[],
      grown?: (transaction: AnyDatabase) => Promise<void>,
    ): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<TitleListTables>();
        await inside
          .updateTable('title_list')
          .set({ changed_at: now })
          .where('id', '=', id)
          .where('member_id', '=', memberId)
          .execute();
        const rows = await inside
          .selectFrom('title_list_item')
          .select('title_key')
          .where('list_id', '=', id)
          .orderBy('position')
          .execute();
        const next = order(rows.map((row) => row.title_key));
        if (next.length > rows.length) await grown?.(transaction);
        await inside.deleteFrom('title_list_item').where('list_id', '=', id).execute();
        for (let start = 0; start < next.length; start += ROWS_AT_ONCE) {
          const some = next.slice(start, start + ROWS_AT_ONCE);
          await inside
            .insertInto('title_list_item')
            .values(some.map((key, index) => ({ list_id: id, title_key: key, position: start + index })))
            .execute();
        }
      });
    },

    /** Those who follow a list, by their numbers, a few at a time. */
    async followersOf(listId: number, after: number, limit: number): Promise<number[]> {
      const rows = await tables
        .selectFrom('title_list_follow as f')
        .innerJoin('title_list as l', 'l.id', 'f.list_id')
        .select('f.member_id')
        .where('f.list_id', '=', listId)
        // Made private since, it is nobody else's any more.
        .where('l.is_public', '=', 1)
        .where('f.member_id', '>', after)
        .orderBy('f.member_id')
        .limit(limit)
        .execute();
      return rows.map((row) => row.member_id);
    },

    /** How many follow each of these. */
    async followers(ids: readonly number[]): Promise<Map<number, number>> {
      if (ids.length === 0) return new Map();
      const rows = await tables
        .selectFrom('title_list_follow')
        .select(['list_id', sql<number>`cast(count(*) as bigint)`.as('count')])
        .where('list_id', 'in', ids)
        .groupBy('list_id')
        .execute();
      return new Map(rows.map((row) => [row.list_id, row.count]));
    },

    async followedIds(memberId: number): Promise<Set<number>> {
      const rows = await tables
        .selectFrom('title_list_follow')
        .select('list_id')
        .where('member_id', '=', memberId)
        .execute();
      return new Set(rows.map((row) => row.list_id));
    },

    async follow(memberId: number, listId: number, now: number): Promise<void> {
      await tables
        .insertInto('title_list_follow')
        .values({ member_id: memberId, list_id: listId, followed_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    },

    async unfollow(memberId: number, listId: number): Promise<void> {
      await tables
        .deleteFrom('title_list_follow')
        .where('member_id', '=', memberId)
        .where('list_id', '=', listId)
        .execute();
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('title_list_follow').where('member_id', '=', memberId).execute();
      await tables.deleteFrom('title_list').where('member_id', '=', memberId).execute();
    },
  };
}

function toList(row: Selectable<TitleListTables['title_list']>): TitleList {
  const { id, code, name, note } = row;
  return {
    ...{ id, code, name, note },
    memberId: row.member_id,
    isPublic: row.is_public === 1,
    createdAt: row.created_at,
    changedAt: row.changed_at,
  };
}
