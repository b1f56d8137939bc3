import { setImmediate } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { BOOKMARK_STEP, createBookmarks, type Position } from './bookmarks.rules.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { Filter, Order, Plan, TagCounts } from './list.rules.ts';
import { FINISHED_TAG, genreTag, regionTag } from './title.rules.ts';
import { LISTED, toListedTitle } from './title-row.store.ts';

/** Every order ends with the id, so that no two rows share a place. */
const COLUMNS = {
  0: ['updated_at', 'id'],
  1: ['rating', 'heat', 'id'],
  2: ['heat', 'id'],
} as const satisfies Record<Order, readonly string[]>;

const ROWS_AT_ONCE = 2000;
/** A short list is usually found in the first part, which may then be small. */
const ROWS_FOR_FEW = 300;
const IDS_AT_ONCE = 1000;

export type ListStore = ReturnType<typeof createListStore>;

export function createListStore(db: AnyDatabase, now: () => number) {
  const tables = db.withTables<CatalogueTables>();
  const bookmarks = createBookmarks(now);

  /** The place of the row just before row number `row`, found from the nearest bookmark in steps of 1,000. */
  async function placeBefore(kind: string | null, order: Order, row: number) {
    const name = `${kind} ${order}`;
    let { mark, next } = bookmarks.before(name, row);
    for (let steps = 1; next + BOOKMARK_STEP <= row; steps++) {
      const [last] = await positions(kind, order, mark, 1, BOOKMARK_STEP - 1);
      if (!last) return undefined;
      mark = last;
      next += BOOKMARK_STEP;
      bookmarks.put(name, next, mark);
      // On SQLite every query runs in this thread; others must get their turn.
      if (steps % 10 === 0) await setImmediate();
    }
    return { mark, offset: row - next };
  }

  async function positions(
    kind: string | null,
    order: Order,
    after: Position | undefined,
    limit: number,
    offset: number,
  ) {
    const { rows } = await sql<Record<string, number>>`select ${columnList(order)} from title
      where ${inOrder(kind, order, after)} order by ${descending(order)} limit ${limit} offset ${offset}`.execute(db);
    return rows.map((row): Position => COLUMNS[order].map((column) => row[column] ?? 0));
  }

  return {
    /** A page of a whole kind, or of everything. */
    async listPage(kind: string | null, order: Order, { limit, offset }: Slice) {
      const place = await placeBefore(kind, order, offset);
      if (!place) return [];
      const rows = await tables
        .selectFrom('title')
        .select(LISTED)
        .where(sql<boolean>`${inOrder(kind, order, place.mark)}`)
        .orderBy(sql`${descending(order)}`)
        .limit(limit)
        .offset(place.offset)
        .execute();
      return rows.map(toListedTitle);
    },

    /** The numbers alone, for readers who need little of each title. */
    async idPage(kind: string | null, order: Order, { limit, offset }: Slice): Promise<number[]> {
      const place = await placeBefore(kind, order, offset);
      if (!place) return [];
      const { rows } = await sql<{ id: number }>`select id from title where ${inOrder(kind, order, place.mark)}
        order by ${descending(order)} limit ${limit} offset ${place.offset}`.execute(db);
      return rows.map(({ id }) => id);
    },

    /** The first ids of a narrowed list. */
    narrowedIds(filter: Filter, order: Order, plan: Plan, limit: number): Promise<number[]> {
      return plan === 'walk' ? walk(filter, order, limit) : fromRarest(filter, order, plan, limit);
    },

    async readCounts(): Promise<TagCounts> {
      const rows = await tables.selectFrom('title_count').selectAll().where('titles', '>', 0).execute();
      const counts = new Map<string, Map<string, number>>();
      for (const { kind, tag, titles } of rows) counts.set(kind, (counts.get(kind) ?? new Map()).set(tag, titles));
      return counts;
    },

    /** The same for some titles only. */
    async countAmong(ids: readonly number[]): Promise<TagCounts> {
      const counts = new Map<string, Map<string, number>>();
      const add = (kind: string, tag: string, titles: number) => {
        const own = counts.get(kind) ?? new Map<string, number>();
        counts.set(kind, own.set(tag, (own.get(tag) ?? 0) + titles));
      };
      for (let start = 0; start < ids.length; start += IDS_AT_ONCE) {
        const some = ids.slice(start, start + IDS_AT_ONCE);
        const byYear = await tables
          .selectFrom('title')
          .select((select) => ['kind', 'year', 'is_finished', select.fn.countAll<number>().as('titles')])
          .where('id', 'in', some)
          .groupBy(['kind', 'year', 'is_finished'])
          .execute();
        for (const { kind, year, is_finished, titles } of byYear) {
          add(kind, '', titles);
          if (year !== null) add(kind, `y:${year}`, titles);
          if (is_finished === 1) add(kind, FINISHED_TAG, titles);
        }
        const byTag = await tables
          .selectFrom('title_tag')
          .innerJoin('title', 'title.id', 'title_tag.title_id')
          .select((select) => ['title.kind', 'title_tag.tag', select.fn.countAll<number>().as('titles')])
          .where('title_tag.title_id', 'in', some)
          .groupBy(['title.kind', 'title_tag.tag'])
          .execute();
        for (const { kind, tag, titles } of byTag) add(kind, tag, titles);
        await setImmediate();
      }
      return counts;
    },

    /** After a visible change the remembered places are wrong. */
    forget: bookmarks.clear,
  };

  /** Reads the order from its top, a part at a time, and keeps what fits. */
  async function walk(filter: Filter, order: Order, limit: number): Promise<number[]> {
    const ids: number[] = [];
    const atOnce = limit < 100 ? ROWS_FOR_FEW : ROWS_AT_ONCE;
    let after: Position | undefined;
    while (ids.length < limit) {
      const { rows } = await sql<Record<string, number>>`
        select ${columnList(order)}, ${conditions(filter)} as fits from (
          select ${columnList(order)}, year, is_finished from title
          where ${inOrder(filter.kind, order, after)} order by ${descending(order)} limit ${sql.lit(atOnce)}) as title
        order by ${descending(order)}`.execute(db);
      for (const row of rows) if (row['fits']) ids.push(row['id'] ?? 0);
      const last = rows.at(-1);
      if (!last || rows.length < atOnce) break;
      after = COLUMNS[order].map((column) => last[column] ?? 0);
      await setImmediate();
    }
    return ids.slice(0, limit);
  }

  /** Reads everything that has the rarest thing asked for, then sorts. */
  async function fromRarest(
    filter: Filter,
    order: Order,
    plan: Exclude<Plan, 'walk'>,
    limit: number,
  ): Promise<number[]> {
    const tag = plan === 'genre' ? genreTag(filter.genre) : regionTag(filter.region);
    const source =
      plan === 'years'
        ? sql`title where removed_at is null`
        : sql`title_tag join title on title.id = title_tag.title_id
            where title_tag.tag = ${tag} and title.removed_at is null`;
    const kind = filter.kind ? sql`and title.kind = ${filter.kind}` : sql``;
    const { rows } = await sql<{ id: number }>`select title.id from ${source} ${kind} and ${conditions(filter)}
      order by ${descending(order)} limit ${limit}`.execute(db);
    return rows.map(({ id }) => id);
  }
}

/** The rows of an order after a place. `removed_at is null` stands in the index itself. */
function inOrder(kind: string | null, order: Order, after: Position | undefined): RawBuilder<unknown> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const beyond = after ? sql`and (${columnList(order)}) < (${sql.join(after)})` : sql``;
  return sql`removed_at is null ${ofKind} ${beyond}`;
}

function columnList(order: Order): RawBuilder<unknown> {
  return sql.join(COLUMNS[order].map((column) => sql.ref(`title.${column}`)));
}

function descending(order: Order): RawBuilder<unknown> {
  return sql.join(COLUMNS[order].map((column) => sql`${sql.ref(`title.${column}`)} desc`));
}

function conditions({ genre, region, years, isFinished }: Filter): RawBuilder<unknown> {
  const tagged = (tag: string) =>
    sql`exists (select 1 from title_tag as t where t.tag = ${tag} and t.title_id = title.id)`;
  const all = [
    ...(genre ? [tagged(genreTag(genre))] : []),
    ...(region ? [tagged(regionTag(region))] : []),
    ...(years ? [sql`title.year is not null and title.year between ${years.from} and ${years.to}`] : []),
    ...(isFinished === undefined ? [] : [sql`title.is_finished = ${isFinished ? 1 : 0}`]),
  ];
  return all.length > 0 ? sql`(${sql.join(all, sql` and `)})` : sql`(1 = 1)`;
}
