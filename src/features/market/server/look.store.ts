import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { MarketTables } from './market.table.ts';

export interface Picture {
  id: number;
  image: string;
}

export type LookStore = ReturnType<typeof createLookStore>;

/** What first pictures look like. */
export function createLookStore(db: AnyDatabase) {
  const tables = db.withTables<MarketTables>();
  return {
    /** Items nobody looked at yet, or whose first picture is another one now. */
    async waiting(limit: number): Promise<Picture[]> {
      const rows = await tables
        .selectFrom('market_item')
        .leftJoin('market_look', 'market_look.item_id', 'market_item.id')
        .select(['market_item.id', 'market_item.images_json', 'market_look.image'])
        .where('market_item.is_shown', '=', 1)
        .where('market_item.images_json', '<>', '[]')
        .where(({ or, eb }) =>
          or([
            eb('market_look.item_id', 'is', null),
            eb('market_item.updated_at', '>', eb.ref('market_look.looked_at')),
          ]),
        )
        .orderBy('market_item.id')
        .limit(limit)
        .execute();
      return rows.flatMap(({ id, images_json }) => {
        const [image] = JSON.parse(images_json) as string[];
        return image ? [{ id, image }] : [];
      });
    },

    /** An empty print says that it could not be read. The size becomes known where the address did not tell it. */
    async keep(
      { id, image }: Picture,
      print: string,
      size: { width: number; height: number } | undefined,
      now: number,
    ) {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<MarketTables>();
        const item = await inside
          .selectFrom('market_item')
          .select(['image_width', 'image_height'])
          .where('id', '=', id)
          .executeTakeFirst();
        if (!item) return;
        await inside
          .insertInto('market_look')
          .values({ item_id: id, image, print, looked_at: now })
          .onConflict((conflict) => conflict.column('item_id').doUpdateSet({ image, print, looked_at: now }))
          .execute();
        if (size && item.image_width === 1 && item.image_height === 1)
          await inside
            .updateTable('market_item')
            .set({ image_width: size.width, image_height: size.height })
            .where('id', '=', id)
            .execute();
      });
    },

    /** The hottest first. */
    async prints(limit: number): Promise<{ id: number; print: string }[]> {
      return tables
        .selectFrom('market_item')
        .innerJoin('market_look', 'market_look.item_id', 'market_item.id')
        .select(['market_item.id', 'market_look.print'])
        .where('market_item.is_shown', '=', 1)
        .where('market_look.print', '<>', '')
        .orderBy('market_item.heat', 'desc')
        .limit(limit)
        .execute();
    },
  };
}
