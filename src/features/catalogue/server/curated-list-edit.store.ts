import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { CoverChoice } from './title.rules.ts';

export interface CuratedListFields {
  name: string;
  summary: string;
  cover: string;
  isShown: boolean;
}

export interface EditedCuratedList extends CuratedListFields {
  id: number;
  key: string;
  removedAt: number | null;
  /** Titles that can be seen. */
  count: number;
}

export interface CuratedListMember {
  id: number;
  key: string;
  name: string;
  kind: string;
  year: number | null;
  art: string;
  cover: string;
  coverChoice: CoverChoice;
  removedAt: number | null;
}

type Order<Id> = (ids: Id[]) => Id[];

export type CuratedListEditStore = ReturnType<typeof createCuratedListEditStore>;

/** Curated lists for whoever makes them. */
export function createCuratedListEditStore(db: AnyDatabase) {
  const tables = db.withTables<CatalogueTables>();
  const counted = tables
    .selectFrom('title_collection as c')
    .selectAll('c')
    .select((select) =>
      select
        .selectFrom('title_collection_item as i')
        .innerJoin('title as t', 't.id', 'i.title_id')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('i.collection_id', '=', 'c.id')
        .where('t.removed_at', 'is', null)
        .as('count'),
    );

  return {
    async list(): Promise<EditedCuratedList[]> {
      const rows = await counted.where('c.removed_at', 'is', null).orderBy('c.position').orderBy('c.id').execute();
      return rows.map(toCuratedList);
    },

    /** Also one that was removed. */
    async find(id: number): Promise<EditedCuratedList | undefined> {
      const row = await counted.where('c.id', '=', id).executeTakeFirst();
      return row && toCuratedList(row);
    },

    /** The first of the keys that is free; undefined when none is. */
    async add(keys: readonly string[], fields: CuratedListFields): Promise<number | undefined> {
      for (const key of keys) {
        const row = await tables
          .insertInto('title_collection')
          .values({
            ...fieldsRow(fields),
            key,
            removed_at: null,
            position: sql<number>`(select coalesce(max(position), -1) + 1 from title_collection)`,
          })
          .onConflict((conflict) => conflict.column('key').doNothing())
          .returning('id')
          .executeTakeFirst();
        if (row) return row.id;
      }
      return undefined;
    },

    async change(id: number, fields: CuratedListFields): Promise<void> {
      await tables.updateTable('title_collection').set(fieldsRow(fields)).where('id', '=', id).execute();
    },

    async setRemoved(id: number, removedAt: number | null): Promise<void> {
      await tables.updateTable('title_collection').set({ removed_at: removedAt }).where('id', '=', id).execute();
    },

    /** Removed ones are among them, so that one that comes back finds its place. */
    async reorder(order: Order<number>): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<CatalogueTables>();
        const rows = await inside
          .selectFrom('title_collection')
          .select(['id', 'position'])
          .orderBy('position')
          .orderBy('id')
          .execute();
        const places = new Map(rows.map((row) => [row.id, row.position]));
        for (const [position, id] of order([...places.keys()]).entries()) {
          if (places.get(id) === position) continue;
          await inside.updateTable('title_collection').set({ position }).where('id', '=', id).execute();
        }
      });
    },

    async members(id: number): Promise<CuratedListMember[]> {
      const rows = await tables
        .selectFrom('title_collection_item as i')
        .innerJoin('title as t', 't.id', 'i.title_id')
        .select(['t.id', 't.key', 't.name', 't.kind', 't.year', 't.art', 't.cover', 't.cover_choice', 't.removed_at'])
        .where('i.collection_id', '=', id)
        .orderBy('i.position')
        .orderBy('t.id')
        .execute();
      return rows.map(({ removed_at, cover_choice, ...row }) => ({
        ...row,
        // Only these are ever written.
        coverChoice: cover_choice as CoverChoice,
        removedAt: removed_at,
      }));
    },

    /** Behind those that are there; what is there already, or is no title, is left out. Answers how many came. */
    async addMembers(id: number, titleIds: readonly number[]): Promise<number> {
      let added = 0;
      for (const titleId of titleIds) {
        const { numInsertedOrUpdatedRows } = await tables
          .insertInto('title_collection_item')
          .columns(['collection_id', 'title_id', 'position'])
          .expression((from) =>
            from
              .selectFrom('title')
              .select([
                sql<number>`${sql.lit(id)}`.as('collection_id'),
                'title.id',
                sql<number>`(select coalesce(max(position), -1) + 1 from title_collection_item where collection_id = ${sql.lit(id)})`.as(
                  'position',
                ),
              ])
              .where('title.id', '=', titleId)
              .where('title.merged_into', 'is', null),
          )
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        added += Number(numInsertedOrUpdatedRows ?? 0);
      }
      return added;
    },

    async removeMembers(id: number, titleIds: readonly number[]): Promise<number> {
      const { numDeletedRows } = await tables
        .deleteFrom('title_collection_item')
        .where('collection_id', '=', id)
        .where('title_id', 'in', titleIds)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async reorderMembers(id: number, order: Order<number>): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<CatalogueTables>();
        const rows = await inside
          .selectFrom('title_collection_item')
          .select(['title_id', 'position'])
          .where('collection_id', '=', id)
          .orderBy('position')
          .orderBy('title_id')
          .execute();
        const places = new Map(rows.map((row) => [row.title_id, row.position]));
        for (const [position, titleId] of order([...places.keys()]).entries()) {
          if (places.get(titleId) === position) continue;
          await inside
            .updateTable('title_collection_item')
            .set({ position })
            .where('collection_id', '=', id)
            .where('title_id', '=', titleId)
            .execute();
        }
      });
    },
  };
}

interface Row {
  id: number;
  key: string;
  name: string;
  summary: string;
  cover: string;
  is_shown: 0 | 1;
  removed_at: number | null;
  count: number | null;
}

function toCuratedList({ is_shown, removed_at, count, id, key, name, summary, cover }: Row): EditedCuratedList {
  return { id, key, name, summary, cover, isShown: is_shown === 1, removedAt: removed_at, count: count ?? 0 };
}

function fieldsRow({ name, summary, cover, isShown }: CuratedListFields) {
  return { name, summary, cover, is_shown: isShown ? 1 : 0 } as const;
}
