import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { advance, changeRow, nextRows } from '#/platform/staging/staged-rows.ts';
import type { GatheredService, ItemSource } from '../../catalogue/server/gathered.service.ts';
import { type TitleRoom, written } from './title-import-rows.ts';

/** Few enough that others get their turn soon: on SQLite nobody writes meanwhile. */
const ROWS_AT_ONCE = 25;

type Gathered = Pick<GatheredService, 'collect' | 'takeBack'>;

/** Records of a file go into the catalogue as what a source says, and come out again. */
export function createTitleImportWriteStore(db: AnyDatabase, gathered: Gathered) {
  return {
    /** Writes the next records of a file; zero when none are left. */
    async writeSome(batchId: number, source: ItemSource): Promise<number> {
      const rows = await nextRows<TitleRoom>(db, batchId, ['add', 'change'], ROWS_AT_ONCE);
      const rowOf = new Map(rows.flatMap((row) => (row.facts.item ? [[row.facts.item.itemId, row] as const] : [])));
      const items = rows.flatMap(({ facts }) => facts.item ?? []);
      await gathered.collect(source, items, async (transaction, all) => {
        for (const { outcome, brought } of all) {
          const row = rowOf.get(outcome.itemId);
          if (row) await changeRow(transaction, batchId, written(row, outcome, brought));
        }
        await advance(transaction, batchId, all.length);
      });
      return rows.length;
    },

    /** Takes some records back, the last first, as they may build on one another; zero when none are left. */
    async undoSome(batchId: number): Promise<number> {
      const rows = await nextRows<TitleRoom>(db, batchId, ['added', 'changed'], ROWS_AT_ONCE, 'desc');
      if (rows.length === 0) return 0;
      await gathered.takeBack(
        rows.flatMap(({ facts }) => facts.brought ?? []),
        async (transaction, kept) => {
          for (const [index, row] of rows.entries()) {
            const reason = kept[index];
            const outcome = reason === undefined ? { state: 'undone' as const } : { state: 'kept' as const, reason };
            await changeRow(transaction, batchId, { ...row, ...outcome });
          }
          await advance(transaction, batchId, rows.length);
        },
      );
      return rows.length;
    },
  };
}

export type TitleImportWriteStore = ReturnType<typeof createTitleImportWriteStore>;
