import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { KINDS } from '../kinds.pure.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { curatedOrigin, type ShippedCuratedList } from './shipped-curated.seed.ts';

/** Adds the shipped curated lists that are not there yet. */
export async function seedCuratedLists(db: AnyDatabase, curatedLists: readonly ShippedCuratedList[]): Promise<void> {
  const tables = db.withTables<CatalogueTables>();
  const present = await tables.selectFrom('title_collection').select('key').execute();
  const known = new Set(present.map(({ key }) => key));
  for (const [position, { key, name, summary, items }] of curatedLists.entries()) {
    if (known.has(key)) continue;
    const ids = await titleIds(db, items);
    await db.transaction().execute(async (transaction) => {
      const inside = transaction.withTables<CatalogueTables>();
      const { id } = await inside
        .insertInto('title_collection')
        .values({ key, name, summary, position, cover: '', is_shown: 1, removed_at: null })
        .returning('id')
        .executeTakeFirstOrThrow();
      const rows = ids.map((titleId, at) => ({ collection_id: id, title_id: titleId, position: at }));
      if (rows.length > 0) await inside.insertInto('title_collection_item').values(rows).execute();
    });
  }
}

/** An item names its title; where films of animation stand among 动漫, its kind may differ. */
async function titleIds(db: AnyDatabase, items: ShippedCuratedList['items']): Promise<number[]> {
  const origins = items.map((item) =>
    [item.kind, ...KINDS.map(({ name }) => name)].map((kind) => curatedOrigin({ ...item, kind })),
  );
  if (origins.length === 0) return [];
  const rows = await db
    .withTables<CatalogueTables>()
    .selectFrom('title')
    .select(['id', 'origin'])
    .where('origin', 'in', [...new Set(origins.flat())])
    .execute();
  const idOf = new Map(rows.map(({ id, origin }) => [origin, id]));
  return [...new Set(origins.flatMap((names) => names.flatMap((name) => idOf.get(name) ?? []).slice(0, 1)))];
}
