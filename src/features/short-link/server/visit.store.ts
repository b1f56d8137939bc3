import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { ShortLinkTables } from './short-link.table.ts';

const FACETS = ['source', 'device', 'system', 'region', 'target'] as const;
export type FacetKind = (typeof FACETS)[number];

export interface VisitNote {
  code: string;
  day: string;
  hour: number;
  facets: Record<FacetKind, string>;
  count: number;
}

export interface HourCounts {
  hour: number;
  clicks: number;
  people: number;
}

type FacetRow = ShortLinkTables['short_link_facet'];
type HourRow = ShortLinkTables['short_link_hour'];

const ROWS_AT_ONCE = 100;

export type VisitStore = ReturnType<typeof createVisitStore>;

export function createVisitStore({ db, lightly }: Pick<Database, 'db' | 'lightly'>) {
  const tables = db.withTables<ShortLinkTables>();
  return {
    /** Adds all or nothing, so that a failed attempt can be made again. Links that are gone are left out. */
    addNotes: (notes: readonly VisitNote[]): Promise<void> =>
      lightly(async (transaction) => {
        const known = await stillThere(transaction, notes);
        const [hours, facets] = rowsOf(known);
        await addHours(transaction, hours);
        await addFacets(transaction, facets);
      }),

    /** Each of these came for the first time that day. */
    async addPeople(
      transaction: AnyDatabase,
      visits: readonly { code: string; hour: number }[],
      day: string,
    ): Promise<void> {
      const hours = new Map<string, HourRow>();
      const days = new Map<string, number>();
      for (const { code, hour } of await stillThere(transaction, visits)) {
        const row = hours.get(`${code} ${hour}`) ?? { code, hour, clicks: 0, people: 0 };
        hours.set(`${code} ${hour}`, { ...row, people: row.people + 1 });
        days.set(code, (days.get(code) ?? 0) + 1);
      }
      await addHours(transaction, [...hours.values()]);
      for (const [code, people] of [...days].sort(([one], [other]) => (one < other ? -1 : 1)))
        await transaction
          .withTables<ShortLinkTables>()
          .insertInto('short_link_day')
          .values({ code, day, clicks: 0, bots: 0, tips: 0, people })
          .onConflict((conflict) =>
            conflict.columns(['code', 'day']).doUpdateSet({ people: sql`short_link_day.people + excluded.people` }),
          )
          .execute();
    },

    async hours(code: string, since: number): Promise<HourCounts[]> {
      return tables
        .selectFrom('short_link_hour')
        .select(['hour', 'clicks', 'people'])
        .where('code', '=', code)
        .where('hour', '>=', since)
        .orderBy('hour')
        .execute();
    },

    /** How often each value was seen since a day, the most frequent first. */
    async facets(code: string, since: string): Promise<{ kind: string; value: string; clicks: number }[]> {
      const rows = await tables
        .selectFrom('short_link_facet')
        .select(({ fn }) => ['kind', 'value', fn.sum<number>('clicks').as('clicks')])
        .where('code', '=', code)
        .where('day', '>=', since)
        .groupBy(['kind', 'value'])
        .execute();
      return rows
        .map(({ kind, value, clicks }) => ({ kind, value, clicks: Number(clicks) }))
        .sort((one, other) => other.clicks - one.clicks || (one.value < other.value ? -1 : 1));
    },

    /** Hours are looked at for two months, the rest for a little over a year. */
    async forgetBefore(hour: number, day: string): Promise<void> {
      await tables.deleteFrom('short_link_hour').where('hour', '<', hour).execute();
      await tables.deleteFrom('short_link_facet').where('day', '<', day).execute();
    },
  };
}

function rowsOf(notes: readonly VisitNote[]): [HourRow[], FacetRow[]] {
  const hours = new Map<string, HourRow>();
  const facets = new Map<string, FacetRow>();
  for (const { code, day, hour, facets: values, count } of notes) {
    const hourRow = hours.get(`${code} ${hour}`) ?? { code, hour, clicks: 0, people: 0 };
    hourRow.clicks += count;
    hours.set(`${code} ${hour}`, hourRow);
    for (const kind of FACETS) {
      const value = values[kind];
      if (value === '') continue;
      const key = `${code} ${day} ${kind} ${value}`;
      const row = facets.get(key) ?? { code, day, kind, value, clicks: 0 };
      row.clicks += count;
      facets.set(key, row);
    }
  }
  return [[...hours.values()], [...facets.values()]];
}

async function addHours(db: AnyDatabase, rows: readonly HourRow[]): Promise<void> {
  // In one order everywhere: two processes that lock the same rows in different orders wait for each other.
  const sorted = rows.toSorted((one, other) =>
    one.code < other.code ? -1 : one.code > other.code ? 1 : one.hour - other.hour,
  );
  for (let start = 0; start < sorted.length; start += ROWS_AT_ONCE)
    await db
      .withTables<ShortLinkTables>()
      .insertInto('short_link_hour')
      .values(sorted.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict.columns(['code', 'hour']).doUpdateSet({
          clicks: sql`short_link_hour.clicks + excluded.clicks`,
          people: sql`short_link_hour.people + excluded.people`,
        }),
      )
      .execute();
}

async function addFacets(db: AnyDatabase, rows: readonly FacetRow[]): Promise<void> {
  const keyOf = ({ code, day, kind, value }: FacetRow) => `${code} ${day} ${kind} ${value}`;
  const sorted = rows.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  for (let start = 0; start < sorted.length; start += ROWS_AT_ONCE)
    await db
      .withTables<ShortLinkTables>()
      .insertInto('short_link_facet')
      .values(sorted.slice(start, start + ROWS_AT_ONCE))
      .onConflict((conflict) =>
        conflict
          .columns(['code', 'day', 'kind', 'value'])
          .doUpdateSet({ clicks: sql`short_link_facet.clicks + excluded.clicks` }),
      )
      .execute();
}

async function stillThere<Thing extends { code: string }>(db: AnyDatabase, things: readonly Thing[]): Promise<Thing[]> {
  const codes = [...new Set(things.map(({ code }) => code))];
  const known = new Set<string>();
  for (let start = 0; start < codes.length; start += 500) {
    const rows = await db
      .withTables<ShortLinkTables>()
      .selectFrom('short_link')
      .select('code')
      .where('code', 'in', codes.slice(start, start + 500))
      .execute();
    for (const { code } of rows) known.add(code);
  }
  return things.filter(({ code }) => known.has(code));
}
