import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { inOrder, PAGES_PER_PART, type PageKind, partsOf, rangeOf } from '#/platform/page-kind.pure.ts';
import { anyPath, personPath } from '../any-path.pure.ts';
import type { KindSlug } from '../kinds.pure.ts';

interface PartRow {
  part: number;
  at: number;
}

/** For search engines: ranges of numbers, so that the cost of a part does not grow with what is before it. */
export function createPublicPageStore(db: AnyDatabase) {
  const partOf = (id: string) => sql`(${sql.ref(id)} - 1) / ${sql.lit(PAGES_PER_PART)} + 1`;

  const titles: PageKind = {
    name: 'titles',
    async parts() {
      const { rows } = await sql<PartRow>`
        select ${partOf('id')} as part, max(changed_at) as at from title group by 1 order by 1`.execute(db);
      const { rows: gone } = await sql<PartRow>`
        select ${partOf('id')} as part, max(removed_at) as at from title where removed_at is not null group by 1`.execute(
        db,
      );
      return partsOf(rows, gone);
    },
    async pages(part) {
      const { after, upTo } = rangeOf(part);
      const { rows } = await sql<{ key: string; changed_at: number }>`
        select key, changed_at from title where id > ${after} and id <= ${upTo} and removed_at is null order by id`.execute(
        db,
      );
      return rows.map(({ key, changed_at }) => ({ path: anyPath(key), changedAt: changed_at }));
    },
    async changed({ at, id }, limit) {
      type Row = { id: number; key: string; at: number };
      const { rows: there } = await sql<Row>`
        select id, key, changed_at as at from title where changed_at >= ${at} and (changed_at, id) > (${at}, ${id})
        and removed_at is null order by changed_at, id limit ${limit}`.execute(db);
      // What was forgotten has lost its address; what was joined leads on from it.
      const { rows: gone } = await sql<Row>`
        select id, key, removed_at as at from title where removed_at >= ${at} and (removed_at, id) > (${at}, ${id})
        and (merged_into is null or merged_into <> id) order by removed_at, id limit ${limit}`.execute(db);
      const page = (isGone: boolean) => (row: Row) => ({ path: anyPath(row.key), at: row.at, id: row.id, isGone });
      return inOrder(there.map(page(false)), gone.map(page(true)), limit);
    },
  };

  const people: PageKind = {
    name: 'people',
    async parts() {
      const { rows } = await sql<PartRow>`
        select ${partOf('person_id')} as part, max(title.changed_at) as at from title_person
        join title on title.id = title_person.title_id group by 1 order by 1`.execute(db);
      return partsOf(rows);
    },
    async pages(part) {
      const { after, upTo } = rangeOf(part);
      const { rows } = await sql<{ name: string; at: number | null }>`
        select person.name, max(title.changed_at) as at from person
        join title_person on title_person.person_id = person.id join title on title.id = title_person.title_id
        where person.id > ${after} and person.id <= ${upTo} group by person.id, person.name order by person.id`.execute(
        db,
      );
      return rows.map(({ name, at }) => ({ path: personPath(name), changedAt: Number(at) }));
    },
  };

  return {
    titles,
    people,

    /** When a list of titles, or of one kind, last had another title or one that changed. */
    async newest(kind?: KindSlug): Promise<number | undefined> {
      const ofKind = kind ? sql`and kind = ${kind}` : sql``;
      const { rows } = await sql<{ at: number }>`
        select changed_at as at from title where removed_at is null ${ofKind} order by changed_at desc limit 1`.execute(
        db,
      );
      const { rows: gone } = await sql<{ at: number | null }>`
        select max(removed_at) as at from title where removed_at is not null ${ofKind}`.execute(db);
      const at = Math.max(Number(rows[0]?.at ?? 0), Number(gone[0]?.at ?? 0));
      return at > 0 ? at : undefined;
    },
  };
}
