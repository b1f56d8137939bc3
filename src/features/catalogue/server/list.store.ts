import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { grows } from '#/platform/cache/grows.ts';
import type { Database } from '#/platform/db/database.ts';
import type { KindSlug } from '../kinds.pure.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { ListRow } from './list.rules.ts';
import { measuresOf } from './measures.rules.ts';
import { createTitleVersions, type ReadMark } from './title-version.store.ts';

const ROWS_AT_ONCE = 2000;

export type ListStore = ReturnType<typeof createListStore>;

/** What lists are made of, and what of it has changed. */
export function createListStore(database: Pick<Database, 'db' | 'engine' | 'ask'>) {
  const tables = database.db.withTables<CatalogueTables>();
  const versions = createTitleVersions(database);
  /** The same few lists of genres and regions stand in nearly all titles. */
  const lists = new LRUCache<string, readonly string[]>(grows(5000));
  const listOf = (json: string): readonly string[] => {
    const known = lists.get(json);
    if (known) return known;
    // Lists of names are written by the title's own store only.
    const made: readonly string[] = JSON.parse(json) as string[];
    lists.set(json, made);
    return made;
  };
  const rows = tables
    .selectFrom('title')
    .select(['id', 'version', 'kind', 'year', 'is_finished', 'genres_json', 'regions_json'])
    .select(['heat', 'rating', 'updated_at', 'removed_at', 'duration', 'remark', 'source_scores_json'])
    .limit(ROWS_AT_ONCE);
  const toListRow = (row: Awaited<ReturnType<typeof rows.execute>>[number]): ListRow => ({
    id: row.id,
    version: row.version,
    // Only the title's own store writes the column, from the same type.
    kind: row.kind as KindSlug,
    year: row.year,
    isFinished: row.is_finished === 1,
    genres: listOf(row.genres_json),
    regions: listOf(row.regions_json),
    heat: row.heat,
    rating: row.rating,
    updatedAt: row.updated_at,
    ...measuresOf(row),
    isListed: row.removed_at === null,
  });

  /** Part by part, so that others get their turn. */
  async function* parts(read: (last: ListRow | undefined) => Promise<ListRow[]>): AsyncGenerator<ListRow[]> {
    let last: ListRow | undefined;
    do {
      const some = await read(last);
      yield some;
      last = some.length === ROWS_AT_ONCE ? some.at(-1) : undefined;
      await setImmediate();
    } while (last);
  }

  return {
    look: versions.look,

    everything: (): AsyncGenerator<ListRow[]> =>
      parts(async (last) =>
        (
          await rows
            .where('id', '>', last?.id ?? 0)
            .orderBy('id')
            .execute()
        ).map(toListRow),
      ),

    async *changedSince(mark: ReadMark): AsyncGenerator<ListRow[]> {
      for (const isChanged of versions.changedSince(mark)) {
        yield* parts(async (last) => {
          const found = await rows
            .where(isChanged)
            .$if(last !== undefined, (query) =>
              query.where(sql<boolean>`(version, id) > (${last?.version}, ${last?.id})`),
            )
            .orderBy('version')
            .orderBy('id')
            .execute();
          return found.map(toListRow);
        });
      }
    },
  };
}
