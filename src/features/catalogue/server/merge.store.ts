import { z } from 'zod';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import { moveMemberships, returnMemberships } from './curated-list-move.store.ts';
import type { LayerTables } from './layer.table.ts';
import type { Layer } from './layers.rules.ts';
import { moveRatings } from './rating-move.store.ts';
import type { Platform, Title } from './title.rules.ts';
import { addToIndices, removeFromIndices, TITLES } from './title-index.store.ts';
import { writeNames } from './title-name.store.ts';

/** Everything an undo needs to know. */
const Before = z.object({
  keys: z.array(z.string()),
  /** The layers as they were at the merge: what they said then is what the title still says. */
  layers: z.array(z.custom<Layer>((value) => typeof value === 'object' && value !== null && 'facts' in value)),
  lists: z.array(z.object({ from: z.string(), to: z.string() })),
  members: z.array(z.int()),
  platforms: z.array(z.string()),
  /** Merges of before did not move them. */
  collections: z.array(z.object({ id: z.int(), position: z.int(), isMoved: z.boolean() })).default([]),
});
export type MergeBefore = z.output<typeof Before>;

export interface MergeRecord {
  id: number;
  action: 'merge' | 'split';
  keptId: number;
  otherId: number;
  before: MergeBefore;
  undoneAt: number | null;
}

/** The single steps of a merge; all of one merge happen in one transaction. */
export function mergeSteps(db: AnyDatabase, search: Database['search']) {
  const tables = db.withTables<CatalogueTables & LayerTables>();
  return {
    /** Old links go on to the title that has the keys now. */
    async moveKeys(from: number, to: number, only: readonly string[] | null): Promise<string[]> {
      const all = tables.updateTable('title_key').set({ title_id: to }).where('title_id', '=', from);
      if (only?.length === 0) return [];
      const rows = await (only ? all.where('key', 'in', only) : all).returning('key').execute();
      return rows.map(({ key }) => key);
    },

    async moveLayers(
      layers: readonly Layer[],
      to: number,
      renamed: ReadonlyMap<string, string | undefined>,
    ): Promise<void> {
      for (const { sourceId, itemId, labels } of layers) {
        const names = labels.flatMap((label) => renamed.get(label) ?? []);
        await tables
          .updateTable('title_layer')
          .set({ title_id: to, labels_json: JSON.stringify(names) })
          .where('source_id', '=', sourceId)
          .where('item_id', '=', itemId)
          .execute();
      }
    },

    async dropLayer({ sourceId, itemId }: Pick<Layer, 'sourceId' | 'itemId'>): Promise<void> {
      await tables.deleteFrom('title_layer').where('source_id', '=', sourceId).where('item_id', '=', itemId).execute();
    },

    async moveLists(from: number, to: number, lists: readonly { from: string; to: string }[]): Promise<void> {
      const rows = await tables.selectFrom('title_sets').select('position').where('title_id', '=', to).execute();
      let last = Math.max(-1, ...rows.map(({ position }) => position));
      for (const list of lists) {
        await tables
          .updateTable('title_sets')
          .set({ title_id: to, source: list.to, position: ++last })
          .where('title_id', '=', from)
          .where('source', '=', list.from)
          .execute();
      }
    },

    moveMemberships: (from: number, to: number) => moveMemberships(db, from, to),
    returnMemberships: (from: number, to: number, before: MergeBefore['collections']) =>
      returnMemberships(db, from, to, before),

    moveRatings: (from: number, to: number, only: readonly number[] | null) => moveRatings(db, from, to, only),

    async setPlatforms(titleId: number, platforms: readonly Platform[]): Promise<void> {
      const platforms_json = JSON.stringify(platforms);
      await tables.updateTable('title').set({ platforms_json }).where('id', '=', titleId).execute();
    },

    async setHeat(titleId: number, heat: number): Promise<void> {
      await tables.updateTable('title').set({ heat }).where('id', '=', titleId).execute();
      await search.reheat(db, TITLES, new Map([[titleId, heat]]));
    },

    /** It waits for an undo, found by nobody. */
    async hide(title: Title, into: number, now: number): Promise<void> {
      await removeFromIndices(db, search, title);
      await tables.deleteFrom('title_name').where('title_id', '=', title.id).execute();
      await tables
        .updateTable('title')
        .set({ removed_at: now, merged_into: into })
        .where('id', '=', title.id)
        .execute();
    },

    /** Whether somebody put it on a list. */
    async isChosen(titleId: number): Promise<boolean> {
      const chosen = tables.selectFrom('title_collection_item').select('title_id').where('title_id', '=', titleId);
      return (await chosen.executeTakeFirst()) !== undefined;
    },

    /** As if it had never come: found by nobody, and its keys and names are free again. Its number stays taken. */
    async forget({ id, ...title }: Title, now: number): Promise<void> {
      if (title.removedAt === null) await removeFromIndices(db, search, { ...title, id });
      for (const table of ['title_name', 'title_layer', 'title_key'] as const)
        await tables.deleteFrom(table).where('title_id', '=', id).execute();
      await tables
        .updateTable('title')
        .set({ key: `${id} ${now}`, removed_at: now, merged_into: id })
        .where('id', '=', id)
        .execute();
    },

    async show(title: Title, now: number): Promise<void> {
      await tables
        .updateTable('title')
        .set({ removed_at: null, merged_into: null, changed_at: now })
        .where('id', '=', title.id)
        .execute();
      await addToIndices(db, search, [title]);
      await writeNames(db, [title]);
    },

    async isMergedInto(titleId: number): Promise<number | null> {
      const row = await tables.selectFrom('title').select('merged_into').where('id', '=', titleId).executeTakeFirst();
      return row?.merged_into ?? null;
    },

    async record(entry: Omit<MergeRecord, 'id' | 'undoneAt'>, doneBy: string, now: number): Promise<number> {
      const { id } = await tables
        .insertInto('title_merge')
        .values({
          action: entry.action,
          kept_id: entry.keptId,
          other_id: entry.otherId,
          before_json: JSON.stringify(entry.before),
          done_by: doneBy,
          done_at: now,
          undone_at: null,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    async find(id: number): Promise<MergeRecord | undefined> {
      const row = await tables.selectFrom('title_merge').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const { action, kept_id, other_id, undone_at } = row;
      const before = Before.parse(JSON.parse(row.before_json));
      return { id, action, keptId: kept_id, otherId: other_id, before, undoneAt: undone_at };
    },

    async setUndone(id: number, now: number): Promise<void> {
      await tables.updateTable('title_merge').set({ undone_at: now }).where('id', '=', id).execute();
    },
  };
}

export function createMergeStore(db: AnyDatabase) {
  const tables = db.withTables<CatalogueTables & LayerTables>();
  return {
    async list({ limit, offset }: Slice) {
      const rows = await tables
        .selectFrom('title_merge as m')
        .innerJoin('title as kept', 'kept.id', 'm.kept_id')
        .innerJoin('title as other', 'other.id', 'm.other_id')
        .select(['m.id', 'm.action', 'm.done_by', 'm.done_at', 'm.undone_at'])
        .select(['kept.key', 'kept.name', 'other.name as other_name'])
        .orderBy('m.id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      const { total } = await tables
        .selectFrom('title_merge')
        .select((select) => select.fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      const merges = rows.map((row) => ({
        id: row.id,
        action: row.action,
        key: row.key,
        name: row.name,
        otherName: row.other_name,
        doneBy: row.done_by,
        doneAt: row.done_at,
        isUndone: row.undone_at !== null,
      }));
      return { merges, total };
    },
  };
}

export type MergeStore = ReturnType<typeof createMergeStore>;
