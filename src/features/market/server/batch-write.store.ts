import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import { addRows, advance, changeRow, nextRows } from '#/platform/staging/staged-rows.ts';
import { createBatch } from '#/platform/staging/staging-store.ts';
import type { BatchDeed } from '../market-batch.pure.ts';
import type { MarketItemInput } from '../market-item.contract.ts';
import { type ItemRow, isTouched, MARKET_ROOM, type MarketRoom, type RowState } from './batch.rules.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import { type ItemNews, NO_NEWS } from './item-news.ts';
import { changeItem, findItem, insertItems, type NewItem, removeItem, restoreItem } from './item-write.store.ts';

/** Few enough that others get their turn soon: on SQLite nobody writes meanwhile. */
const ROWS_AT_ONCE = 40;

/** How a row becomes an item. */
export interface Making {
  /** At the time the batch notes for it: an undo knows by that whether somebody changed it since. */
  add: (input: MarketItemInput, now: number) => NewItem;
  change: (before: Item, input: MarketItemInput) => ItemFacts;
}

interface Outcome {
  state: RowState;
  reason?: string;
}

export type BatchWriteStore = ReturnType<typeof createBatchWriteStore>;

export function createBatchWriteStore({ db, search }: Pick<Database, 'db' | 'search'>, news: ItemNews = NO_NEWS) {
  return {
    /** Writes the next rows of a batch; zero when none are left. */
    writeSome: (batchId: number, { add, change }: Making, now: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows = await nextRows<MarketRoom>(transaction, batchId, ['add', 'change'], ROWS_AT_ONCE);
        const fresh = rows.filter(isAdding);
        const making = fresh.map(({ facts }) => add(facts.input, now));
        const added = making.length > 0 ? await insertItems(transaction, search, making) : [];
        await news.arrived(transaction, added);
        for (const [index, row] of fresh.entries()) {
          const facts = { ...row.facts, itemId: added[index]?.id ?? 0, writtenAt: now };
          await changeRow(transaction, batchId, { ...row, state: 'added', facts });
        }
        for (const row of rows) {
          const { itemId, input } = row.facts;
          if (row.state !== 'change' || itemId === null || !input) continue;
          const made = await changeItem(transaction, search, itemId, (before) => change(before, input), now);
          if (made) await news.changed(transaction, made.before, made.after);
          const outcome: Outcome = made ? { state: 'changed' } : { state: 'skipped', reason: '写入前商品已被删除' };
          const facts = { ...row.facts, before: made?.before ?? null, writtenAt: now };
          await changeRow(transaction, batchId, { ...row, ...outcome, facts });
        }
        await advance(transaction, batchId, rows.length);
        return rows.length;
      }),

    /** One action on a few items, with what it takes to undo it. Unknown items are left out. */
    apply: (
      batch: { kind: BatchDeed; name: string },
      ids: readonly number[],
      change: ((before: Item) => ItemFacts) | 'delete',
      now: number,
    ): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const rows: ItemRow[] = [];
        const state = change === 'delete' ? 'deleted' : 'changed';
        // Always in the same order, so that two batches never wait for each other in a circle.
        for (const itemId of [...new Set(ids)].sort((one, other) => one - other)) {
          const before =
            change === 'delete'
              ? await removeItem(transaction, search, itemId, now)
              : (await changeItem(transaction, search, itemId, change, now))?.before;
          if (!before) continue;
          const facts = { itemId, title: before.title, input: null, before, writtenAt: now };
          rows.push({ line: rows.length + 1, state, reason: '', facts });
        }
        const id = await createBatch<MarketRoom>(transaction, MARKET_ROOM, {
          ...batch,
          memberId: null,
          state: 'done',
          counts: { change: rows.length },
          about: {},
          progress: rows.length,
          createdAt: now,
        });
        await addRows(transaction, id, rows);
        return id;
      }),

    /** Takes some rows of a batch back; zero when none are left. */
    undoSome: (batchId: number, now: number): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const states = ['added', 'changed', 'deleted'] as const;
        const rows = await nextRows<MarketRoom>(transaction, batchId, states, ROWS_AT_ONCE);
        for (const row of rows) {
          const { itemId, before = null, writtenAt } = row.facts;
          const item = itemId === null ? undefined : await findItem(transaction, itemId);
          const outcome = await takeBack(transaction, { state: row.state, item, before, writtenAt });
          await changeRow(transaction, batchId, { ...row, ...outcome });
        }
        await advance(transaction, batchId, rows.length);
        return rows.length;

        async function takeBack(
          inside: AnyDatabase,
          row: { state: RowState; item: Item | undefined; before: Item | null; writtenAt: number | null | undefined },
        ): Promise<Outcome> {
          const { state, item, before } = row;
          if (state === 'deleted') {
            if (!item && before) await restoreItem(inside, search, before, now);
            return { state: 'undone' };
          }
          if (!item) return { state: 'kept', reason: '已经被删除' };
          if (isTouched(item, row.writtenAt)) return { state: 'kept', reason: '之后又改过，保留' };
          if (state === 'added') await removeItem(inside, search, item.id, now);
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

function isAdding(row: ItemRow): row is ItemRow & { facts: { input: MarketItemInput } } {
  return row.state === 'add' && row.facts.input !== null;
}
