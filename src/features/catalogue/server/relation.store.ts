import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { KindSlug } from '../kinds.pure.ts';
import type { CatalogueTables } from './catalogue.table.ts';
import type { RelationKind } from './title.rules.ts';

export interface Relation {
  id: number;
  key: string;
  name: string;
  kind: KindSlug;
  year: number | null;
  relation: RelationKind;
}

export type RelationStore = ReturnType<typeof createRelationStore>;

/** Which titles belong together, by the operator's word. It holds for both of a pair. */
export function createRelationStore(db: AnyDatabase) {
  const tables = db.withTables<CatalogueTables>();
  return {
    /** Those that can be seen, in the order they were given. */
    async of(titleId: number): Promise<Relation[]> {
      const side = (own: 'key' | 'other_key', other: 'key' | 'other_key') =>
        tables
          .selectFrom('title_key as mine')
          .innerJoin('title_relation', `title_relation.${own}`, 'mine.key')
          .innerJoin('title_key as theirs', 'theirs.key', `title_relation.${other}`)
          .innerJoin('title', 'title.id', 'theirs.title_id')
          .select(['title.id', 'title.key', 'title.name', 'title.kind', 'title.year', 'title_relation.position'])
          .select('title_relation.kind as relation')
          .where('mine.title_id', '=', titleId)
          .where('title.id', '<>', titleId)
          .where('title.removed_at', 'is', null);
      const rows = await side('key', 'other_key').unionAll(side('other_key', 'key')).execute();
      rows.sort((one, other) => one.position - other.position || one.id - other.id);
      // Two keys of one title may both be named since a merge.
      const once = new Map(rows.toReversed().map((row) => [row.id, row]));
      return [...once.values()].toReversed().map(({ position: _, kind, relation, ...row }) => ({
        ...row,
        // Both are written from these types only.
        kind: kind as KindSlug,
        relation: relation as RelationKind,
      }));
    },

    /** These and no others. */
    async put(titleId: number, key: string, relations: readonly { key: string; kind: RelationKind }[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<CatalogueTables>();
        // In turn with others who write the same: who touches the title first goes first.
        await inside
          .updateTable('title')
          .set({ key: sql.ref('key') })
          .where('id', '=', titleId)
          .execute();
        const mine = inside.selectFrom('title_key').select('key').where('title_id', '=', titleId);
        await inside
          .deleteFrom('title_relation')
          .where(({ eb, or }) => or([eb('key', 'in', mine), eb('other_key', 'in', mine)]))
          .execute();
        if (relations.length === 0) return;
        const rows = relations.map(({ key: other_key, kind }, position) => ({ key, other_key, kind, position }));
        await inside
          .insertInto('title_relation')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
      });
    },
  };
}
