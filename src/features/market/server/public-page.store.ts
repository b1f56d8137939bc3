import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { inOrder, PAGES_PER_PART, type PageKind, partsOf, rangeOf } from '#/platform/page-kind.pure.ts';

const path = (id: number) => `/market/detail/${id}`;
const partOf = (id: string) => sql`(${sql.ref(id)} - 1) / ${sql.lit(PAGES_PER_PART)} + 1`;

/** Goods for search engines: nothing that is hidden, and no samples. */
export function createPublicPageStore(db: AnyDatabase) {
  const goods: PageKind = {
    name: 'goods',
    async parts() {
      const { rows } = await sql<{ part: number; at: number | null; shown: number }>`
        select ${partOf('id')} as part, max(changed_at) as at, sum(is_shown) as shown
        from market_item where is_sample = 0 group by 1 order by 1`.execute(db);
      const { rows: gone } = await sql<{ part: number; at: number }>`
        select ${partOf('item_id')} as part, max(at) as at from market_gone group by 1`.execute(db);
      return partsOf(
        rows.filter(({ shown }) => Number(shown) > 0),
        gone,
      );
    },
    async pages(part) {
      const { after, upTo } = rangeOf(part);
      const { rows } = await sql<{ id: number; at: number }>`
        select id, changed_at as at from market_item
        where id > ${after} and id <= ${upTo} and is_shown = 1 and is_sample = 0 order by id`.execute(db);
      return rows.map(({ id, at }) => ({ path: path(id), changedAt: at }));
    },
    async changed({ at, id }, limit) {
      const { rows: there } = await sql<{ id: number; at: number; is_shown: 0 | 1 }>`
        select id, changed_at as at, is_shown from market_item
        where changed_at >= ${at} and (changed_at, id) > (${at}, ${id}) and is_sample = 0
        order by changed_at, id limit ${limit}`.execute(db);
      const { rows: gone } = await sql<{ id: number; at: number }>`
        select item_id as id, at from market_gone where at >= ${at} and (at, item_id) > (${at}, ${id})
        order by at, item_id limit ${limit}`.execute(db);
      return inOrder(
        there.map((row) => ({ path: path(row.id), at: row.at, id: row.id, isGone: row.is_shown === 0 })),
        gone.map((row) => ({ path: path(row.id), at: row.at, id: row.id, isGone: true })),
        limit,
      );
    },
  };
  return {
    goods,

    /** When the lists of goods, samples too, last had something else to show. */
    async newest(): Promise<number | undefined> {
      const { rows } = await sql<{ at: number | null }>`
        select max(at) as at from (select max(changed_at) as at from market_item
          union all select max(at) from market_gone) as changes`.execute(db);
      return rows[0]?.at ? Number(rows[0].at) : undefined;
    },
  };
}
