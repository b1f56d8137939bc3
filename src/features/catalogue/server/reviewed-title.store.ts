import type { Selectable } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { holdsWords } from '#/platform/db/holds-words.ts';
import type { KindSlug } from '../kinds.pure.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { LayerTables } from './layer.table.ts';
import { OWN_SOURCE } from './merge.rules.ts';
import type { ListedTitle } from './title.rules.ts';
import { LISTED, toListedTitle } from './title-row.store.ts';

export interface WantedTitles {
  words: string;
  /** What the search index knows by these words: pinyin, homophones. It knows only what is shown. */
  hits: readonly number[];
  kind: KindSlug | null;
  state: 'all' | 'shown' | 'removed' | 'adult';
  /** The number of a curated list source, or where it came from otherwise. */
  source: '' | 'shipped' | 'own' | number;
}

export interface ReviewedTitle extends ListedTitle {
  removedAt: number | null;
  isAdult: boolean;
  isShipped: boolean;
  sourceIds: number[];
}

const REVIEWED = [...LISTED, 'removed_at', 'adult', 'origin'] as const;
type ReviewedRow = Pick<Selectable<CatalogueTables['title']>, (typeof REVIEWED)[number]>;

export type ReviewedTitleStore = ReturnType<typeof createReviewedTitleStore>;

/** Every title but those that became part of another. */
export function createReviewedTitleStore(db: AnyDatabase, showsGivenCovers: () => Promise<boolean>) {
  const tables = db.withTables<CatalogueTables & LayerTables>();

  function wantedBy({ words, hits, kind, state, source }: WantedTitles) {
    return tables
      .selectFrom('title')
      .where('merged_into', 'is', null)
      .$if(kind !== null, (query) => query.where('kind', '=', kind ?? ''))
      .$if(state === 'shown', (query) => query.where('removed_at', 'is', null))
      .$if(state === 'removed', (query) => query.where('removed_at', 'is not', null))
      .$if(state === 'adult', (query) => query.where('adult', '>', 0).where('adult', '<', 3))
      .$if(source === 'shipped', (query) => query.where('origin', 'is not', null))
      .$if(source === 'own', (query) =>
        query
          .where('origin', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(exists(selectFrom('title_layer').select('item_id').whereRef('title_layer.title_id', '=', 'title.id'))),
          ),
      )
      .$if(typeof source === 'number', (query) =>
        query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('title_layer')
              .select('item_id')
              .whereRef('title_layer.title_id', '=', 'title.id')
              .where('source_id', '=', Number(source)),
          ),
        ),
      )
      .$if(words !== '', (query) =>
        query.where(({ eb, or }) =>
          or([holdsWords(words, ['name', 'key', 'aliases_json']), ...(hits.length > 0 ? [eb('id', 'in', hits)] : [])]),
        ),
      );
  }

  async function sourcesOf(ids: readonly number[]): Promise<Map<number, number[]>> {
    if (ids.length === 0) return new Map();
    const rows = await tables
      .selectFrom('title_layer')
      .select(['title_id', 'source_id'])
      .distinct()
      .where('title_id', 'in', ids)
      .where('source_id', '!=', OWN_SOURCE)
      .orderBy('source_id')
      .execute();
    const byTitle = Map.groupBy(rows, (row) => row.title_id);
    return new Map([...byTitle].map(([id, found]) => [id, found.map((row) => row.source_id)]));
  }

  async function reviewed(rows: readonly ReviewedRow[]): Promise<ReviewedTitle[]> {
    const isForGiven = await showsGivenCovers();
    const sources = await sourcesOf(rows.map(({ id }) => id));
    return rows.map((row) => ({
      ...toListedTitle(row, isForGiven),
      removedAt: row.removed_at,
      isAdult: row.adult === 1 || row.adult === 2,
      isShipped: row.origin !== null,
      sourceIds: sources.get(row.id) ?? [],
    }));
  }

  return {
    async removedNames(): Promise<{ id: number; name: string }[]> {
      const rows = await tables
        .selectFrom('title')
        .select(['id', 'name'])
        .where('merged_into', 'is', null)
        .where('removed_at', 'is not', null)
        .execute();
      return rows.map(({ id, name }) => ({ id: Number(id), name }));
    },

    /** The exact name first, then the latest. */
    async list(wanted: WantedTitles, { limit, offset }: Slice): Promise<{ titles: ReviewedTitle[]; total: number }> {
      const fitting = wantedBy(wanted);
      const rows = await fitting
        .select(REVIEWED)
        .$if(wanted.words !== '', (query) =>
          query.orderBy((order) => order.case().when('name', '=', wanted.words).then(0).else(1).end()),
        )
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await fitting
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { titles: await reviewed(rows), total };
    },

    byIds: async (ids: readonly number[]): Promise<ReviewedTitle[]> =>
      reviewed(await tables.selectFrom('title').select(REVIEWED).where('id', 'in', ids).orderBy('id').execute()),

    async keysOf(ids: readonly number[]): Promise<string[]> {
      const rows = await tables
        .selectFrom('title')
        .select('key')
        .where('id', 'in', ids)
        .where('merged_into', 'is', null)
        .execute();
      return rows.map(({ key }) => key);
    },

    /** Which of these titles exist, shown or taken down. */
    async known(ids: readonly number[]): Promise<number[]> {
      const rows = await tables
        .selectFrom('title')
        .select('id')
        .where('id', 'in', ids)
        .where('merged_into', 'is', null)
        .execute();
      return rows.map(({ id }) => id);
    },
  };
}
