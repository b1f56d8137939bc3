import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { advance, changeRow, nextRows, rowAt } from '#/platform/staging/staged-rows.ts';
import type { Shelved } from './shelf.rules.ts';
import type { ShelfStore } from './shelf.store.ts';
import { type ImportFacts, type ImportRoom, type ImportRow, isUntouched } from './shelf-import.rules.ts';

/** Few enough that others get their turn soon: on SQLite nobody writes meanwhile. */
const ROWS_AT_ONCE = 100;

type Make = (known: Shelved | null, facts: ImportFacts) => Shelved;

export type ShelfImportStore = ReturnType<typeof createShelfImportStore>;

export function createShelfImportStore(db: AnyDatabase, openShelf: (db: AnyDatabase) => ShelfStore) {
  return {
    waiting: (batchId: number) => nextRows<ImportRoom>(db, batchId, ['add'], ROWS_AT_ONCE),
    /** The last first: two rows of one title were written one upon the other. */
    written: (batchId: number) => nextRows<ImportRoom>(db, batchId, ['added'], ROWS_AT_ONCE, 'desc'),

    /** A row about which somebody decided, or may still. */
    openRow: (batchId: number, line: number) => rowAt<ImportRoom>(db, batchId, line, ['doubt', 'add', 'skipped']),
    change: (batchId: number, row: ImportRow) => changeRow(db, batchId, row),

    /** Puts these rows on the shelf, each with what was there before. */
    write: (
      batchId: number,
      memberId: number,
      rows: readonly ImportRow[],
      keysOf: (row: ImportRow) => string[],
      make: Make,
    ) =>
      db.transaction().execute(async (transaction) => {
        const shelf = openShelf(transaction);
        for (const row of rows) {
          const [known = null] = await shelf.find(memberId, keysOf(row));
          const next = make(known, row.facts);
          await shelf.put(memberId, [next]);
          const facts = { ...row.facts, before: known, written: next };
          await changeRow(transaction, batchId, { ...row, state: 'added', facts });
        }
        await advance(transaction, batchId, rows.length);
      }),

    /** Puts back what was there, unless the member has changed it since. */
    undo: (batchId: number, memberId: number, rows: readonly ImportRow[], keysOf: (row: ImportRow) => string[]) =>
      db.transaction().execute(async (transaction) => {
        const shelf = openShelf(transaction);
        for (const row of rows) {
          const [current] = await shelf.find(memberId, keysOf(row));
          if (current && isUntouched(current, row.facts.written)) {
            if (row.facts.before) await shelf.put(memberId, [row.facts.before]);
            else await shelf.remove(memberId, [current.titleKey]);
          }
          await changeRow(transaction, batchId, { ...row, state: 'undone' });
        }
        await advance(transaction, batchId, rows.length);
      }),
  };
}
