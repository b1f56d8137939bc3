import type { Selectable } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { FavouriteType } from '../favourite-types.pure.ts';
import type { Favourite } from './favourite.rules.ts';
import type { FavouriteTables } from './favourite.table.ts';

export type FavouriteStore = ReturnType<typeof createFavouriteStore>;

/** Every question names the member: there is no way to a row but through its owner. */
export function createFavouriteStore(db: AnyDatabase) {
  const tables = db.withTables<FavouriteTables>();
  const owned = (memberId: number, type: FavouriteType) =>
    tables.selectFrom('favourite').where('member_id', '=', memberId).where('type', '=', type);
  const newest = (memberId: number, type: FavouriteType) =>
    owned(memberId, type).selectAll().orderBy('added_at', 'desc').orderBy('relative_id');

  return {
    /** Adding what is there already changes nothing. Answers how many are new. */
    async add(memberId: number, type: FavouriteType, favourites: readonly Favourite[]): Promise<number> {
      if (favourites.length === 0) return 0;
      const added = await tables
        .insertInto('favourite')
        .values(
          favourites.map(({ relativeId, name, addedAt, seenAt }) => ({
            member_id: memberId,
            type,
            relative_id: relativeId,
            name,
            added_at: addedAt,
            seen_at: seenAt,
          })),
        )
        .onConflict((conflict) => conflict.doNothing())
        .returning('relative_id')
        .execute();
      return added.length;
    },

    async remove(memberId: number, type: FavouriteType, ids: readonly string[]): Promise<number> {
      if (ids.length === 0) return 0;
      const { numDeletedRows } = await tables
        .deleteFrom('favourite')
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .where('relative_id', 'in', ids)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Which of these ids are favourites. */
    async kept(memberId: number, type: FavouriteType, ids: readonly string[]): Promise<Set<string>> {
      if (ids.length === 0) return new Set();
      const rows = await owned(memberId, type).select('relative_id').where('relative_id', 'in', ids).execute();
      return new Set(rows.map(({ relative_id }) => relative_id));
    },

    /** Newest first. */
    async listAll(memberId: number, type: FavouriteType): Promise<Favourite[]> {
      return (await newest(memberId, type).execute()).map(toFavourite);
    },

    async list(memberId: number, type: FavouriteType, { limit, offset }: Slice): Promise<Favourite[]> {
      return (await newest(memberId, type).limit(limit).offset(offset).execute()).map(toFavourite);
    },

    async counts(memberId: number): Promise<Map<number, number>> {
      const rows = await tables
        .selectFrom('favourite')
        .select((select) => ['type', select.fn.countAll<number>().as('count')])
        .where('member_id', '=', memberId)
        .groupBy('type')
        .execute();
      return new Map(rows.map(({ type, count }) => [type, count]));
    },

    /** Without ids, all favourites of the type. */
    async see(memberId: number, type: FavouriteType, ids: readonly string[] | undefined, now: number): Promise<number> {
      const { numUpdatedRows } = await tables
        .updateTable('favourite')
        .set({ seen_at: now })
        .where('member_id', '=', memberId)
        .where('type', '=', type)
        .$if(ids !== undefined, (query) => query.where('relative_id', 'in', ids ?? []))
        .executeTakeFirst();
      return Number(numUpdatedRows);
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('favourite').where('member_id', '=', memberId).execute();
    },
  };
}

function toFavourite({ relative_id, name, added_at, seen_at }: Selectable<FavouriteTables['favourite']>): Favourite {
  return { relativeId: relative_id, name, addedAt: added_at, seenAt: seen_at };
}
