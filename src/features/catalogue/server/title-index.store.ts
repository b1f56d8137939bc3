import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SearchIndex } from '#/platform/db/search/search-index.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { countedTags, marksOf, type TitleFacts, tagsOf } from './title.rules.ts';

export const SEARCH_KIND = 'title';

type Indexed = Omit<TitleFacts, 'platforms'> & { id: number; heat: number };

/** Everything beside its row by which a title is found: search entry, tags, counts. Call it in the row's transaction. */
export async function addToIndices(db: AnyDatabase, search: SearchIndex, titles: readonly Indexed[]): Promise<void> {
  const tags = titles.flatMap((title) => tagsOf(title).map((tag) => ({ tag, title_id: title.id })));
  const tables = db.withTables<CatalogueTables>();
  if (tags.length > 0) await tables.insertInto('title_tag').values(tags).execute();
  await count(db, titles, 1);
  await search.put(
    db,
    titles.map((title) => ({
      kind: SEARCH_KIND,
      id: title.id,
      title: title.name,
      aliases: title.aliases,
      people: [...title.directors, ...title.actors],
      marks: marksOf(title),
      heat: title.heat,
    })),
  );
}

export async function removeFromIndices(db: AnyDatabase, search: SearchIndex, title: Indexed): Promise<void> {
  await db.withTables<CatalogueTables>().deleteFrom('title_tag').where('title_id', '=', title.id).execute();
  await count(db, [title], -1);
  await search.remove(db, SEARCH_KIND, [title.id]);
}

async function count(db: AnyDatabase, titles: readonly Indexed[], step: 1 | -1): Promise<void> {
  const counts = new Map<string, { kind: string; tag: string; titles: number }>();
  for (const title of titles) {
    for (const tag of countedTags(title)) {
      const id = `${title.kind} ${tag}`;
      const entry = counts.get(id) ?? { kind: title.kind, tag, titles: 0 };
      entry.titles += step;
      counts.set(id, entry);
    }
  }
  if (counts.size === 0) return;
  // Always in the same order, so that two writers never wait for each other in a circle.
  const rows = [...counts].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db
    .withTables<CatalogueTables>()
    .insertInto('title_count')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['kind', 'tag']).doUpdateSet((update) => ({
        titles: update('title_count.titles', '+', update.ref('excluded.titles')),
      })),
    )
    .execute();
}
