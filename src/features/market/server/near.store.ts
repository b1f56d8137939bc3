import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { Database } from '#/platform/db/database.ts';
import type { Point } from '../distance.pure.ts';
import { type Filter, fits } from './list.store.ts';
import type { MarketTables } from './market.table.ts';
import { boxAround, RADII_KM } from './near.rules.ts';

const EARTH_KM = 6371.0088;
/** More bands than these are a range: the planner need not look at each. */
const MOST_BANDS = 64;

export type NearStore = ReturnType<typeof createNearStore>;

/** What is nearest, by boxes that grow until they hold enough. */
export function createNearStore({ db }: Pick<Database, 'db'>) {
  const tables = db.withTables<MarketTables>();

  function rowsWithin(point: Point, radiusKm: number | undefined, filter: Filter) {
    const { city } = filter;
    const distance = haversine(point);
    const box = radiusKm === undefined ? undefined : boxAround(point, radiusKm);
    const isRange = box !== undefined && box.lastBand - box.firstBand >= MOST_BANDS;
    const bands = box && !isRange ? range(box.firstBand, box.lastBand) : [];
    return tables
      .selectFrom('market_item')
      .select('id')
      .where(fits(filter))
      .$if(box === undefined, (query) => query.where('band', 'is not', null))
      .$if(bands.length > 0, (query) => query.where('band', 'in', bands))
      .$if(isRange, (query) => query.where('band', '>=', box?.firstBand ?? 0).where('band', '<=', box?.lastBand ?? 0))
      .$if(box !== undefined, (query) =>
        query
          .where('longitude', '>=', box?.west ?? 0)
          .where('longitude', '<=', box?.east ?? 0)
          // The corners of a box are farther than its radius, and what lies beside it may be nearer than they are.
          .where(distance, '<=', radiusKm ?? 0),
      )
      .$if(city !== '', (query) => query.where('city', '=', city));
  }

  async function within(point: Point, radiusKm: number | undefined, filter: Filter, { limit, offset }: Slice) {
    const rows = rowsWithin(point, radiusKm, filter).orderBy(haversine(point)).orderBy('id');
    return idsOf(await rows.limit(limit).offset(offset).execute());
  }

  return {
    /** What lies nowhere comes last. */
    async sort(ids: readonly number[], point: Point, { limit, offset }: Slice): Promise<number[]> {
      const rows = await tables
        .selectFrom('market_item')
        .select('id')
        .where('id', 'in', ids)
        .orderBy(sql`band is null`)
        .orderBy(haversine(point))
        .orderBy('id')
        .limit(limit)
        .offset(offset)
        .execute();
      return idsOf(rows);
    },

    /** Those within a circle, the nearest first. */
    around: (point: Point, radiusKm: number, filter: Filter, slice: Slice): Promise<number[]> =>
      within(point, radiusKm, filter, slice),

    async countAround(point: Point, radiusKm: number, filter: Filter, most: number): Promise<number> {
      const row = await tables
        .selectFrom(rowsWithin(point, radiusKm, filter).limit(most).as('some'))
        .select(({ fn }) => fn.countAll<number>().as('items'))
        .executeTakeFirst();
      return Number(row?.items ?? 0);
    },

    async ids(point: Point, filter: Filter, slice: Slice): Promise<number[]> {
      for (const radius of RADII_KM) {
        const ids = await within(point, radius, filter, slice);
        if (ids.length === slice.limit) return ids;
      }
      return within(point, undefined, filter, slice);
    },
  };
}

function haversine({ longitude, latitude }: Point) {
  const at = sql`cast(${latitude} as double precision)`;
  const along = sql`cast(${longitude} as double precision)`;
  const north = sql`sin(radians(latitude - ${at}) / 2)`;
  const east = sql`sin(radians(longitude - ${along}) / 2)`;
  const chord = sql`${north} * ${north} + cos(radians(${at})) * cos(radians(latitude)) * ${east} * ${east}`;
  return sql<number>`${sql.lit(2 * EARTH_KM)} * asin(sqrt(${chord}))`;
}

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);
