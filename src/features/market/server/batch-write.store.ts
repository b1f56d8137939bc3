import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { BatchDeed } from '../market-batch.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import { isTouched, type RowState, type StagedRow } from './batch.rules.ts';
import { addRows, createBatch, toStaged } from './batch.store.ts';
import type { BatchTables } from './batch.table.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import { changeItem, findItem, insertItems, type NewItem, removeItem, restoreItem } from './item-write.store.ts';

/** Few enough that others get their turn soon: on SQLite nobody writes meanwhile. */
const ROWS_AT_ONCE = 40;

/** How a row becomes an item. */
export interface Making {
  /** At the time the batch notes for it: an undo knows by that whether somebody changed it since. */
  add: (input: MarketItemInput, now: number) => NewItem;
  change: (before: Item, input: MarketItemInput) => ItemFacts;
}

interface Written {
  line: number;
  state: RowState;
  reason?: string;
  itemId?: number;
  before?: Item;
}

export type BatchWriteStore = ReturnType<typeof createBatchWriteStore>;

export function createBatchWriteStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  return {
    /** Writes the next rows of a batch; zero when none are left. */
    writeSome: (batchId: number, { add, change }: Making, now: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows = await nextRows(transaction, batchId, ['add', 'change']);
        const fresh = rows.filter(isAdding);
        const added =
          fresh.length > 0
            ? await insertItems(
                transaction,
                search,
                fresh.map(({ input }) => add(input, now)),
              )
            : [];
        for (const [index, { line }] of fresh.entries())
          await mark(transaction, batchId, { line, state: 'added', itemId: added[index]?.id ?? 0 }, now);
        for (const { line, state, itemId, input } of rows) {
          if (state !== 'change' || itemId === null || !input) continue;
          const made = await changeItem(transaction, search, itemId, (before) => change(before, input), now);
          await mark(
            transaction,
            batchId,
            made
              ? { line, state: 'changed', before: made.before }
              : { line, state: 'skipped', reason: '写入前商品已被删除' },
            now,
          );
        }
        await advance(transaction, batchId, rows.length);
        return rows.length;
      }),

    /** A deed on a few items, with what it takes to undo it. Unknown ones are left out. */
    apply: (
      batch: { kind: BatchDeed; name: string },
      ids: readonly number[],
      change: ((before: Item) => ItemFacts) | 'delete',
      now: number,
    ): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows: Parameters<typeof addRows>[2][number][] = [];
        // Always in the same order, so that two batches never wait for each other in a circle.
        for (const id of [...new Set(ids)].sort((one, other) => one - other)) {
          const before =
            change === 'delete'
              ? await removeItem(transaction, search, id)
              : (await changeItem(transaction, search, id, change, now))?.before;
          if (!before) continue;
          const state = change === 'delete' ? 'deleted' : 'changed';
          const { title } = before;
          rows.push({
            line: rows.length + 1,
            state,
            reason: '',
            itemId: id,
            title,
            input: null,
            before,
            writtenAt: now,
          });
        }
        const counts = { add: 0, change: rows.length, skipped: 0, bad: 0 };
        const id = await createBatch(transaction, {
          ...batch,
          state: 'done',
          counts,
          progress: rows.length,
          createdAt: now,
        });
        await addRows(transaction, id, rows);
        return id;
      }),

    /** Takes some rows of a batch back; zero when none are left. */
    undoSome: (batchId: number, now: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows = await nextRows(transaction, batchId, ['added', 'changed', 'deleted']);
        for (const { line, state, itemId, before, writtenAt } of rows) {
          const item = itemId === null ? undefined : await findItem(transaction, itemId);
          const outcome = await takeBack(transaction, { state, item, before, writtenAt });
          await mark(transaction, batchId, { line, ...outcome }, now);
        }
        await advance(transaction, batchId, rows.length);
        return rows.length;

        async function takeBack(
          inside: AnyDatabase,
          row: { state: RowState; item: Item | undefined; before: Item | null; writtenAt: number | null },
        ): Promise<Omit<Written, 'line'>> {
          const { state, item, before } = row;
          if (state === 'deleted') {
            if (!item && before) await restoreItem(inside, search, before, now);
            return { state: 'undone' };
          }
          if (!item) return { state: 'kept', reason: '已经被删除' };
          if (isTouched(item, row.writtenAt)) return { state: 'kept', reason: '之后又改过，保留' };
          if (state === 'added') await removeItem(inside, search, item.id);
          else if (before) {
            // As old as it was, so that the batch before can be undone too; another picture has to be looked at again.
            const updatedAt = before.images[0] === item.images[0] ? before.updatedAt : now;
            await changeItem(inside, search, item.id, () => before, now, updatedAt);
          }
          return { state: 'undone' };
        }
      }),
  };
}

function isAdding<Row extends StagedRow>(row: Row): row is Row & { input: MarketItemInput } {
  return row.state === 'add' && row.input !== null;
}

async function nextRows(transaction: AnyDatabase, batchId: number, states: readonly RowState[]) {
  const rows = await transaction
    .withTables<BatchTables>()
    .selectFrom('market_batch_row')
    .selectAll()
    .where('batch_id', '=', batchId)
    .where('state', 'in', states)
    .orderBy('line')
    .limit(ROWS_AT_ONCE)
    .execute();
  return rows.map((row) => ({
    ...toStaged(row),
    // Written by mark and by apply.
    before: JSON.parse(row.before_json) as Item | null,
    writtenAt: row.written_at,
  }));
}

async function mark(
  transaction: AnyDatabase,
  batchId: number,
  { line, state, reason, itemId, before }: Written,
  now: number,
): Promise<void> {
  await transaction
    .withTables<BatchTables>()
    .updateTable('market_batch_row')
    .set({
      state,
      written_at: now,
      ...(reason !== undefined && { reason }),
      ...(itemId !== undefined && { item_id: itemId }),
      ...(before && { before_json: JSON.stringify(before) }),
    })
    .where('batch_id', '=', batchId)
    .where('line', '=', line)
    .execute();
}

async function advance(transaction: AnyDatabase, batchId: number, rows: number): Promise<void> {
  await sql`update market_batch set progress = progress + ${rows} where id = ${batchId}`.execute(transaction);
}
