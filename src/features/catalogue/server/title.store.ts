import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { rowsByIds } from '#/platform/db/rows-by-ids.ts';
import type { KindSlug } from '../kinds.pure.ts';
import { isAdult } from './adult.rules.ts';
import { judgeAgain } from './adult.store.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { locksAfter } from './locks.rules.ts';
import type { CoverChoice, EpisodeSet, ListedTitle, NewTitle, Title, TitleFacts } from './title.rules.ts';
import { withArt } from './title-art.store.ts';
import { addToIndices, removeFromIndices } from './title-index.store.ts';
import { writeNames } from './title-name.store.ts';
import { NO_NEWS } from './title-news.ts';
import { factsRow, LISTED, type ListedRow, newRow, toListedTitle, toTitle } from './title-row.store.ts';
import { listSets, longestSet, writeSets } from './title-sets.store.ts';

/** What tells one work from another. */
export interface Work {
  id: number;
  key: string;
  name: string;
  kind: KindSlug;
  year: number | null;
  aliases: string[];
  people: string[];
  /** The shipped entry it came from. */
  origin: string | null;
}

export type TitleStore = ReturnType<typeof createTitleStore>;

export function createTitleStore(
  { db, search }: Pick<Database, 'db' | 'search'>,
  news = NO_NEWS,
  showsGivenCovers = async () => true,
) {
  const tables = db.withTables<CatalogueTables>();
  const listed = rowsByIds<ListedRow>(
    db,
    (ids) => sql`select ${sql.join(LISTED.map((column) => sql.ref(column)))}
      from title where id in (${ids}) and removed_at is null`,
  );

  const find = async (key: string): Promise<Title | undefined> => {
    const row = await tables
      .selectFrom('title_key')
      .innerJoin('title', 'title.id', 'title_key.title_id')
      .selectAll('title')
      .where('title_key.key', '=', key)
      .executeTakeFirst();
    return row && toTitle(row, await showsGivenCovers());
  };

  return {
    /** By the key it has or ever had; also when it was removed. */
    find,

    /** The number of a title that can be seen. */
    async findId(key: string): Promise<number | undefined> {
      const row = await tables
        .selectFrom('title_key')
        .innerJoin('title', 'title.id', 'title_key.title_id')
        .select('title.id')
        .where('title_key.key', '=', key)
        .where('title.removed_at', 'is', null)
        .executeTakeFirst();
      return row?.id;
    },

    /** In the order of the ids; those that are gone are left out. */
    async listByIds(ids: readonly number[]): Promise<ListedTitle[]> {
      const isForGiven = await showsGivenCovers();
      return (await listed(ids)).map((row) => toListedTitle(row, isForGiven));
    },

    /** As far as somebody elsewhere would know them again; titles that are shown, in the order of their numbers. */
    async listWorks(kinds: readonly KindSlug[], after: number, limit: number): Promise<Work[]> {
      const rows = await tables
        .selectFrom('title')
        .select(['id', 'key', 'name', 'kind', 'year', 'aliases_json', 'directors_json', 'actors_json', 'origin'])
        .where('kind', 'in', kinds)
        .where('removed_at', 'is', null)
        .where('id', '>', after)
        .orderBy('id')
        .limit(limit)
        .execute();
      // Lists of names and kinds are written by this file only.
      return rows.map(({ aliases_json, directors_json, actors_json, kind, ...row }) => ({
        ...row,
        kind: kind as KindSlug,
        aliases: JSON.parse(aliases_json) as string[],
        people: [...(JSON.parse(directors_json) as string[]), ...(JSON.parse(actors_json) as string[])],
      }));
    },

    async countWorks(kinds: readonly KindSlug[]): Promise<number> {
      const row = await tables
        .selectFrom('title')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('kind', 'in', kinds)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    /** Future dates are announcements. */
    async countUpdatedSince(from: number, until: number): Promise<number> {
      const row = await tables
        .selectFrom('title')
        .select((select) => select.fn.countAll<number>().as('count'))
        .where('updated_at', '>=', from)
        .where('updated_at', '<=', until)
        .where('is_dated', '=', 1)
        .where('removed_at', 'is', null)
        .executeTakeFirstOrThrow();
      return Number(row.count);
    },

    listSets: (titleId: number) => listSets(db, titleId),

    /** Undefined when the key is taken. The row and all it is found by appear together or not at all. */
    add(title: NewTitle): Promise<number | undefined> {
      return db.transaction().execute(async (transaction) => {
        const [id] = await insertTitles(transaction, search, [title]);
        await news.added(transaction, [{ title, id }]);
        return id;
      });
    },

    /** `change` gets the title as it stands, so that two who edit at once do not undo each other. */
    async update(
      titleId: number,
      change: (current: Title) => TitleFacts,
      sets: EpisodeSet[] | undefined,
      updatedAt: number,
    ): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const current = await lockTitle(transaction, titleId);
        const facts = change(current);
        const oldSets = sets && (await listSets(transaction, titleId));
        const lists = sets && oldSets && { before: oldSets, after: sets };
        const locks = locksAfter(current.locks, { before: current, after: facts }, lists);
        await transaction
          .withTables<CatalogueTables>()
          .updateTable('title')
          .set({
            ...factsRow(facts),
            updated_at: updatedAt,
            is_dated: 1,
            changed_at: updatedAt,
            locks_json: JSON.stringify(locks),
          })
          .where('id', '=', titleId)
          .execute();
        if (sets && oldSets) {
          const old = longestSet(oldSets);
          await writeSets(transaction, [{ titleId, sets }]);
          const { kind, remark } = current;
          const after = { kind: facts.kind, remark: facts.remark, episodes: longestSet(sets) };
          await news.changed(transaction, current, { kind, remark, episodes: old }, after);
        }
        await writeNames(transaction, [{ ...facts, id: titleId }]);
        if (current.removedAt === null) {
          await removeFromIndices(transaction, search, current);
          await addToIndices(transaction, search, [{ ...facts, id: titleId, heat: current.heat }]);
        }
        await judgeAgain(transaction, search, titleId, updatedAt);
      });
    },

    /** Moves an item between shown and removed. False when it is there already. */
    setRemoved(titleId: number, isRemoved: boolean, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const current = await lockTitle(transaction, titleId);
        if ((current.removedAt !== null) === isRemoved) return false;
        await transaction
          .withTables<CatalogueTables>()
          .updateTable('title')
          .set({
            removed_at: isRemoved ? now : null,
            is_put_away: 0,
            // Who puts a title back that was marked as one for adults says that it is none.
            ...(!isRemoved && {
              adult: sql<number>`case when adult in (1, 2) then 3 else adult end`,
              changed_at: now,
            }),
          })
          .where('id', '=', titleId)
          .execute();
        if (isRemoved) await removeFromIndices(transaction, search, current);
        else await addToIndices(transaction, search, [current]);
        return true;
      });
    },

    async setCoverChoice(titleId: number, choice: CoverChoice, changedAt: number): Promise<void> {
      await tables
        .updateTable('title')
        .set({ cover_choice: choice, changed_at: changedAt })
        .where('id', '=', titleId)
        .execute();
    },

    /** Another drawing stands for it. */
    async setArt(titleId: number, art: string, changedAt: number): Promise<void> {
      await tables.updateTable('title').set({ art, changed_at: changedAt }).where('id', '=', titleId).execute();
    },

    /** More that no source may change. */
    async addLocks(titleId: number, locks: readonly string[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const current = await lockTitle(transaction, titleId);
        const all = JSON.stringify([...new Set([...current.locks, ...locks])]);
        const inside = transaction.withTables<CatalogueTables>();
        await inside.updateTable('title').set({ locks_json: all }).where('id', '=', titleId).execute();
      });
    },

    /** False when the key is taken by another title. An own old key may be taken back. */
    rename(titleId: number, key: string): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<CatalogueTables>();
        await inside
          .insertInto('title_key')
          .values({ key, title_id: titleId })
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        const owner = await inside.selectFrom('title_key').select('title_id').where('key', '=', key).executeTakeFirst();
        if (owner?.title_id !== titleId) return false;
        await inside.updateTable('title').set({ key }).where('id', '=', titleId).execute();
        return true;
      });
    },

    async listRemoved({ limit, offset }: Slice): Promise<{ titles: Title[]; total: number }> {
      const removed = tables.selectFrom('title').where('removed_at', 'is not', null).where('merged_into', 'is', null);
      const rows = await removed.selectAll().orderBy('removed_at', 'desc').limit(limit).offset(offset).execute();
      const { total } = await removed
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return { titles: rows.map((row) => toTitle(row)), total };
    },
  };
}

/** The row as it stands; nobody else changes it before this transaction ends, because it was written to first. */
async function lockTitle(db: AnyDatabase, titleId: number): Promise<Title> {
  const row = await db
    .withTables<CatalogueTables>()
    .updateTable('title')
    .set((update) => ({ key: update.ref('key') }))
    .where('id', '=', titleId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toTitle(row);
}

/** Numbers of the new titles, in their order; undefined where a key was taken. */
export async function insertTitles(
  db: AnyDatabase,
  search: Database['search'],
  titles: readonly NewTitle[],
): Promise<(number | undefined)[]> {
  const tables = db.withTables<CatalogueTables>();
  const taken = await tables
    .selectFrom('title_key')
    .select('key')
    .where(
      'key',
      'in',
      titles.map(({ key }) => key),
    )
    .execute();
  const takenKeys = new Set(taken.map(({ key }) => key));
  const fresh = titles.filter(({ key }) => !takenKeys.has(key));
  if (fresh.length === 0) return titles.map(() => undefined);
  const rows = await tables
    .insertInto('title')
    .values((await withArt(db, fresh)).map(newRow))
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'key'])
    .execute();
  const idOf = new Map(rows.map(({ id, key }) => [key, id]));
  const added = fresh.flatMap((title) => {
    const id = idOf.get(title.key);
    return id === undefined ? [] : [{ ...title, id }];
  });
  if (added.length > 0) {
    await tables
      .insertInto('title_key')
      .values(added.map(({ key, id }) => ({ key, title_id: id })))
      .execute();
    await writeSets(
      db,
      added.map(({ id, sets }) => ({ titleId: id, sets })),
    );
    const shown = added.filter((title) => !isAdult(title));
    if (shown.length > 0) await addToIndices(db, search, shown);
    await writeNames(db, added);
  }
  return titles.map(({ key }) => idOf.get(key));
}
