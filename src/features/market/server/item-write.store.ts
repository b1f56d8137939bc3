import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SearchIndex } from '#/platform/db/search/search-index.ts';
import type { Item, ItemFacts } from './item.rules.ts';
import { moveInIndices } from './item-index.store.ts';
import { isSeenChange, toItem, toRow } from './item-row.store.ts';
import { firstCheckAt } from './link.rules.ts';
import type { MarketTables } from './market.table.ts';
import { notePrices } from './price.store.ts';

export interface NewItem extends ItemFacts {
  heat: number;
  isSample: boolean;
  memberId?: number | null;
  createdAt: number;
}

/** Items, their search entries and their counts change together or not at all: call these inside a transaction. */
export async function insertItems(db: AnyDatabase, search: SearchIndex, items: readonly NewItem[]): Promise<Item[]> {
  return insert(
    db,
    search,
    items.map((item) => ({ ...freshRow(item, item.createdAt), views: 0, updated_at: item.createdAt })),
  );
}

/** Brings a removed item back under its old number. */
export async function restoreItem(db: AnyDatabase, search: SearchIndex, item: Item, now: number): Promise<void> {
  const row = { ...freshRow(item, now), id: item.id, views: item.views, updated_at: item.updatedAt };
  await insert(db, search, [{ ...row, check_at: firstCheckAt(item, now) }]);
}

function freshRow(item: NewItem, seenAt: number) {
  return {
    ...toRow(item),
    heat: item.heat,
    is_sample: item.isSample ? (1 as const) : (0 as const),
    member_id: item.memberId ?? null,
    created_at: item.createdAt,
    changed_at: item.isShown ? seenAt : null,
    check_at: firstCheckAt(item, item.createdAt),
    link_state: null,
    link_failures: 0,
  };
}

async function insert(
  db: AnyDatabase,
  search: SearchIndex,
  rows: readonly (ReturnType<typeof freshRow> & { id?: number; views: number; updated_at: number })[],
): Promise<Item[]> {
  const tables = db.withTables<MarketTables>();
  const written = await tables.insertInto('market_item').values(rows).returningAll().execute();
  // SQLite gives the last number again once its thing is gone.
  const ids = written.map(({ id }) => id);
  await tables.deleteFrom('market_gone').where('item_id', 'in', ids).execute();
  const added = written.map(toItem).sort((one, other) => one.id - other.id);
  await notePrices(
    db,
    added.map(({ id, priceFen, updatedAt }) => ({ id, priceFen, since: updatedAt })),
  );
  await moveInIndices(db, search, { after: added });
  return added;
}

export async function findItem(db: AnyDatabase, id: number): Promise<Item | undefined> {
  const row = await db
    .withTables<MarketTables>()
    .selectFrom('market_item')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toItem(row);
}

/** Undefined when there is none. */
export async function changeItem(
  db: AnyDatabase,
  search: SearchIndex,
  id: number,
  change: (item: Item) => ItemFacts,
  now: number,
  updatedAt = now,
): Promise<{ before: Item; after: Item } | undefined> {
  const before = await findItem(db, id);
  if (!before) return undefined;
  const facts = change(before);
  const isOtherLink = facts.link !== before.link || facts.isShown !== before.isShown;
  const row = await db
    .withTables<MarketTables>()
    .updateTable('market_item')
    .set({
      ...toRow(facts),
      updated_at: updatedAt,
      ...(isSeenChange(before, facts) && { changed_at: now }),
      ...(isOtherLink && {
        link_state: null,
        link_failures: 0,
        check_at: firstCheckAt({ ...before, ...facts }, now),
      }),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (!row) return undefined;
  const after = toItem(row);
  if (after.priceFen !== before.priceFen) await notePrices(db, [{ id, priceFen: after.priceFen, since: now }]);
  await moveInIndices(db, search, { before: [before], after: [after] });
  return { before, after };
}

/** The item that was there. */
export async function removeItem(
  db: AnyDatabase,
  search: SearchIndex,
  id: number,
  now: number,
): Promise<Item | undefined> {
  const before = await findItem(db, id);
  if (!before) return undefined;
  await sql`insert into market_gone (item_id, at)
    select id, case when is_shown = 1 then ${now} else changed_at end from market_item
    where id = ${id} and changed_at is not null and is_sample = 0`.execute(db);
  await db.withTables<MarketTables>().deleteFrom('market_item').where('id', '=', id).execute();
  await moveInIndices(db, search, { before: [before] });
  return before;
}
