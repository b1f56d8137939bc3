import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { longestOf } from './play-labels.rules.ts';
import type { EpisodeSet } from './title.rules.ts';

export async function listSets(db: AnyDatabase, titleId: number): Promise<EpisodeSet[]> {
  const rows = await db
    .withTables<CatalogueTables>()
    .selectFrom('title_sets')
    .selectAll()
    .where('title_id', '=', titleId)
    .orderBy('position')
    .execute();
  return rows.flatMap(({ source, sets_json }) =>
    // Written by writeSets in this shape.
    (JSON.parse(sets_json) as [name: string, url: string][]).map(([name, url]) => ({ name, url, source })),
  );
}

export async function writeSets(
  db: AnyDatabase,
  lists: readonly { titleId: number; sets: EpisodeSet[] }[],
): Promise<void> {
  const tables = db.withTables<CatalogueTables>();
  const rows = lists.flatMap(({ titleId, sets }) =>
    [...Map.groupBy(sets, ({ source }) => source)].map(([source, own], position) => ({
      title_id: titleId,
      source,
      position,
      sets_json: JSON.stringify(own.map(({ name, url }) => [name, url])),
    })),
  );
  const ids = lists.map(({ titleId }) => titleId);
  await tables.deleteFrom('title_sets').where('title_id', 'in', ids).execute();
  if (rows.length > 0) await tables.insertInto('title_sets').values(rows).execute();
}

/** Names of the episodes of the source that has most. */
export function longestSet(sets: readonly EpisodeSet[]): string[] {
  return longestOf([...Map.groupBy(sets, ({ source }) => source).values()].map((own) => ({ sets: own })));
}
