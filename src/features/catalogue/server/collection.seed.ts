import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { keyOf } from '#/platform/db/search/normal-form.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { ShippedCollection } from './shipped-curated.seed.ts';

/** Adds the shipped collections that are not there yet. Items name titles; of several, the hottest that fits is meant. */
export async function seedCollections(db: AnyDatabase, collections: readonly ShippedCollection[]): Promise<void> {
  const tables = db.withTables<CatalogueTables>();
  const present = await tables.selectFrom('title_collection').select('key').execute();
  const known = new Set(present.map(({ key }) => key));
  for (const [position, { key, name, summary, items }] of collections.entries()) {
    if (known.has(key)) continue;
    const ids = new Set<number>();
    for (const item of items) {
      const id = await findTitle(db, typeof item === 'string' ? { name: item } : item);
      if (id !== undefined) ids.add(id);
    }
    await db.transaction().execute(async (transaction) => {
      const inside = transaction.withTables<CatalogueTables>();
      const { id } = await inside
        .insertInto('title_collection')
        .values({ key, name, summary, position })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = [...ids].map((titleId, at) => ({ collection_id: id, title_id: titleId, position: at }));
      if (rows.length > 0) await inside.insertInto('title_collection_item').values(rows).execute();
    });
  }
}

async function findTitle(db: AnyDatabase, { name, year }: { name: string; year?: number | undefined }) {
  const rows = await db
    .withTables<CatalogueTables>()
    .selectFrom('title_key')
    .innerJoin('title', 'title.id', 'title_key.title_id')
    .select(['title.id', 'title.name', 'title.year'])
    .where('title_key.key', 'in', year === undefined ? [name] : [name, `${name}-${year}`])
    .where('title.removed_at', 'is', null)
    .orderBy('title.heat', 'desc')
    .execute();
  const fitting = rows.filter((row) => keyOf(row.name) === keyOf(name) && (year === undefined || row.year === year));
  return fitting[0]?.id;
}
