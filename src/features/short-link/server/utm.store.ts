import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ShortLinkTables } from './short-link.table.ts';

export interface StoredUtm {
  id: number;
  /** `utm_source=…&utm_medium=…` */
  params: string;
}

export type UtmStore = ReturnType<typeof createUtmStore>;

export function createUtmStore(db: AnyDatabase) {
  const tables = db.withTables<ShortLinkTables>();
  const mine = (ownerId: number) =>
    tables.selectFrom('short_link_utm').select(['id', 'params']).where('owner_id', '=', ownerId);
  return {
    /** The newest first. */
    list: (ownerId: number): Promise<StoredUtm[]> => mine(ownerId).orderBy('id', 'desc').execute(),

    find: (ownerId: number, params: string): Promise<StoredUtm | undefined> =>
      mine(ownerId).where('params', '=', params).executeTakeFirst(),

    /** Nothing happens when it is there already. */
    async add(ownerId: number, params: string, at: number): Promise<void> {
      await tables
        .insertInto('short_link_utm')
        .values({ owner_id: ownerId, params, created_at: at })
        .onConflict((conflict) => conflict.columns(['owner_id', 'params']).doNothing())
        .execute();
    },

    /** False when it is not this member's. */
    async remove(ownerId: number, id: number): Promise<boolean> {
      const one = tables.deleteFrom('short_link_utm').where('owner_id', '=', ownerId).where('id', '=', id);
      return (await one.executeTakeFirst()).numDeletedRows > 0n;
    },

    async removeAll(ownerId: number): Promise<void> {
      await tables.deleteFrom('short_link_utm').where('owner_id', '=', ownerId).execute();
    },
  };
}
