import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SearchIndex, SearchKind } from '#/platform/db/search/search-index.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { removePeople, writePeople } from './people.store.ts';
import { marksOf, type TitleFacts, tagsOf } from './title.rules.ts';

export const TITLES: SearchKind = { name: 'title', place: 0 };

type Indexed = Omit<TitleFacts, 'platforms'> & { id: number; heat: number };

/** Everything beside its row by which a title is found: search entry, tags, people. Call it in the row's transaction. */
export async function addToIndices(db: AnyDatabase, search: SearchIndex, titles: readonly Indexed[]): Promise<void> {
  const tags = titles.flatMap((title) => tagsOf(title).map((tag) => ({ tag, title_id: title.id })));
  const tables = db.withTables<CatalogueTables>();
  if (tags.length > 0) await tables.insertInto('title_tag').values(tags).execute();
  await writePeople(db, titles);
  await search.put(
    db,
    titles.map((title) => ({
      kind: TITLES,
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
  await removePeople(db, title.id);
  await search.remove(db, TITLES, [title.id]);
}
