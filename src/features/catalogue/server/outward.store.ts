import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { rowsByIds } from '#/platform/db/rows-by-ids.ts';
import type { CatalogueTables, TitleRow } from './catalogue.table.ts';
import { isGivenCoverShown } from './cover-address.ts';
import type { Filter } from './list.rules.ts';
import { type CoverChoice, genreTag, regionTag, type Title } from './title.rules.ts';
import { toTitle } from './title-row.store.ts';

export interface OutwardFilter extends Filter {
  /** Changed at or after this moment. */
  since: number | null;
  /** Has episodes under one of these names. */
  players: readonly string[] | null;
}

export interface OutwardTitle extends Title {
  changedAt: number;
  lists: { label: string; sets: { name: string; url: string }[] }[];
}

export type BriefTitle = Pick<
  Title,
  'id' | 'name' | 'kind' | 'year' | 'regions' | 'cover' | 'isGivenCover' | 'art' | 'remark' | 'updatedAt'
> & {
  /** When it changed here: what others have read since then is still true. */
  changedAt: number;
};
type BriefRow = Pick<
  CatalogueTables['title'],
  'name' | 'kind' | 'year' | 'regions_json' | 'cover' | 'remark' | 'updated_at' | 'is_dated' | 'changed_at'
> & { id: number; art: string; cover_choice: string };

export type OutwardStore = ReturnType<typeof createOutwardStore>;

/** Titles of before this was written down have only the time of their source. */
const changedAt = sql<number>`case when changed_at = 0 then updated_at else changed_at end`;

/** Titles as other programs read them. */
export function createOutwardStore(db: AnyDatabase, showsGivenCovers = async () => true) {
  const tables = db.withTables<CatalogueTables>();
  const brief = rowsByIds<BriefRow>(
    db,
    (ids) => sql`select id, name, kind, year, regions_json, cover, cover_choice, art, remark, updated_at, is_dated,
      changed_at
      from title where id in (${ids}) and removed_at is null`,
  );

  return {
    /** The numbers of titles that fit, the latest change first. */
    async ids(
      { kind, genre, region, years, isFinished, since, players }: OutwardFilter,
      limit: number,
    ): Promise<number[]> {
      const tagged = (tag: string) =>
        sql<boolean>`exists (select 1 from title_tag as t where t.tag = ${tag} and t.title_id = title.id)`;
      const rows = await tables
        .selectFrom('title')
        .select('id')
        .where('removed_at', 'is', null)
        .$if(kind !== null, (query) => query.where('kind', '=', kind))
        .$if(since !== null, (query) => query.where(changedAt, '>=', since ?? 0))
        .$if(years !== null, (query) => query.where('year', '>=', years?.from ?? 0).where('year', '<=', years?.to ?? 0))
        .$if(isFinished !== undefined, (query) => query.where('is_finished', '=', isFinished ? 1 : 0))
        .$if(genre !== '', (query) => query.where(tagged(genreTag(genre))))
        .$if(region !== '', (query) => query.where(tagged(regionTag(region))))
        .$if(players !== null, (query) =>
          query.where(({ exists, selectFrom }) =>
            exists(
              selectFrom('title_sets as s')
                .select('s.position')
                .whereRef('s.title_id', '=', 'title.id')
                .where('s.source', 'in', players?.length ? players : ['']),
            ),
          ),
        )
        .orderBy(changedAt, 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(({ id }) => id);
    },

    /** What lists of other programs show of some titles, in the order of the numbers. */
    async brief(ids: readonly number[]): Promise<BriefTitle[]> {
      const isForGiven = await showsGivenCovers();
      return (await brief(ids)).map((row) => ({
        id: row.id,
        name: row.name,
        // Only factsRow writes these columns, from the same types.
        kind: row.kind as BriefTitle['kind'],
        year: row.year,
        regions: JSON.parse(row.regions_json) as string[],
        cover: row.cover,
        isGivenCover: isGivenCoverShown(row.cover, row.cover_choice as CoverChoice, isForGiven),
        art: row.art,
        remark: row.remark,
        updatedAt: outwardTime(row),
        changedAt: row.changed_at || row.updated_at,
      }));
    },

    /** Every name that a list of episodes has. */
    async allLabels(): Promise<string[]> {
      const rows = await tables.selectFrom('title_sets').select('source').distinct().orderBy('source').execute();
      return rows.map(({ source }) => source);
    },

    /** The names of each title's lists of episodes, in their order. */
    async labels(ids: readonly number[]): Promise<Map<number, string[]>> {
      if (ids.length === 0) return new Map();
      const rows = await tables
        .selectFrom('title_sets')
        .select(['title_id', 'source', 'position'])
        .where('title_id', 'in', ids)
        .execute();
      rows.sort((one, other) => one.position - other.position);
      const byTitle = Map.groupBy(rows, ({ title_id }) => title_id);
      return new Map([...byTitle].map(([id, own]) => [id, own.map(({ source }) => source)]));
    },

    /** Everything about some titles, in the order of the numbers; those that are gone are left out. */
    async read(ids: readonly number[], withLists: boolean): Promise<OutwardTitle[]> {
      if (ids.length === 0) return [];
      const rows = await tables
        .selectFrom('title')
        .selectAll()
        .where('id', 'in', ids)
        .where('removed_at', 'is', null)
        .execute();
      const byId = new Map(rows.map((row) => [row.id, row]));
      const isForGiven = await showsGivenCovers();
      const sets = withLists
        ? await tables.selectFrom('title_sets').selectAll().where('title_id', 'in', ids).execute()
        : [];
      sets.sort((one, other) => one.position - other.position);
      const setsOf = Map.groupBy(sets, ({ title_id }) => title_id);
      return ids
        .flatMap((id) => byId.get(id) ?? [])
        .map((row) => ({
          ...toTitle(row, isForGiven),
          updatedAt: outwardTime(row),
          changedAt: row.changed_at || row.updated_at,
          lists: (setsOf.get(row.id) ?? []).map(toList),
        }));
    },
  };
}

/** Where only a year is known, when our entry changed: programs want a moment. */
function outwardTime({ updated_at, is_dated, changed_at }: Pick<TitleRow, 'updated_at' | 'is_dated' | 'changed_at'>) {
  return is_dated === 1 ? updated_at : changed_at;
}

function toList({ source, sets_json }: CatalogueTables['title_sets']) {
  // Written in this shape wherever episodes are written.
  const sets = JSON.parse(sets_json) as [name: string, url: string][];
  return { label: source, sets: sets.map(([name, url]) => ({ name, url })) };
}
