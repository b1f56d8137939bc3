import { type Selectable, sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ShelfState } from '../shelf-states.pure.ts';
import type { Shelved } from './shelf.rules.ts';
import type { ShelfTables } from './shelf.table.ts';

const ROWS_AT_ONCE = 300;

export type ShelfStore = ReturnType<typeof createShelfStore>;

/** Every question names the member: there is no way to a row but through its owner. */
export function createShelfStore(db: AnyDatabase) {
  const tables = db.withTables<ShelfTables>();
  const owned = (memberId: number) => tables.selectFrom('shelf').where('member_id', '=', memberId);

  return {
    /** Those of these keys that are on the shelf. */
    async find(memberId: number, keys: readonly string[]): Promise<Shelved[]> {
      if (keys.length === 0) return [];
      return (await owned(memberId).selectAll().where('title_key', 'in', keys).execute()).map(toShelved);
    },

    /** Last changed first. */
    async list(memberId: number, state: ShelfState): Promise<Shelved[]> {
      const rows = await owned(memberId)
        .selectAll()
        .where('state', '=', state)
        .orderBy('changed_at', 'desc')
        .orderBy('title_key')
        .execute();
      return rows.map(toShelved);
    },

    /** Of one year, the newest day first. */
    async watchedIn(memberId: number, year: number): Promise<Shelved[]> {
      const rows = await owned(memberId)
        .selectAll()
        .where('state', '=', 'watched')
        .where('day', '>=', `${year}-01-01`)
        .where('day', '<=', `${year}-12-31`)
        .orderBy('day', 'desc')
        .execute();
      return rows.map(toShelved);
    },

    async years(memberId: number): Promise<{ year: number; kind: string; count: number }[]> {
      const rows = await owned(memberId)
        .where('state', '=', 'watched')
        .select([sql<string>`substr(day, 1, 4)`.as('year'), 'kind'])
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .groupBy([sql`substr(day, 1, 4)`, 'kind'])
        .execute();
      return rows.map(({ year, kind, count }) => ({ year: Number(year), kind, count }));
    },

    async counts(memberId: number): Promise<Map<ShelfState, number>> {
      const rows = await owned(memberId)
        .select(({ fn }) => ['state', fn.countAll<number>().as('count')])
        .groupBy('state')
        .execute();
      return new Map(rows.map(({ state, count }) => [state, count]));
    },

    async all(memberId: number): Promise<Shelved[]> {
      return (await owned(memberId).selectAll().orderBy('added_at').orderBy('title_key').execute()).map(toShelved);
    },

    async put(memberId: number, shelved: readonly Shelved[], transaction = db): Promise<void> {
      const inside = transaction.withTables<ShelfTables>();
      for (let start = 0; start < shelved.length; start += ROWS_AT_ONCE) {
        await inside
          .insertInto('shelf')
          .values(shelved.slice(start, start + ROWS_AT_ONCE).map((one) => toRow(memberId, one)))
          .onConflict((conflict) =>
            conflict.columns(['member_id', 'title_key']).doUpdateSet((update) => ({
              state: update.ref('excluded.state'),
              kind: update.ref('excluded.kind'),
              day: update.ref('excluded.day'),
              remark: update.ref('excluded.remark'),
              added_at: update.ref('excluded.added_at'),
              changed_at: update.ref('excluded.changed_at'),
            })),
          )
          .execute();
      }
    },

    async remove(memberId: number, keys: readonly string[], transaction = db): Promise<void> {
      if (keys.length === 0) return;
      await transaction
        .withTables<ShelfTables>()
        .deleteFrom('shelf')
        .where('member_id', '=', memberId)
        .where('title_key', 'in', keys)
        .execute();
    },

    /** Who watches what goes by one of these keys, in the order of their numbers. */
    async watchers(keys: readonly string[], after: number, limit: number): Promise<number[]> {
      if (keys.length === 0) return [];
      const rows = await tables
        .selectFrom('shelf')
        .select('member_id')
        .distinct()
        .where('title_key', 'in', keys)
        .where('state', '=', 'watching')
        .where('member_id', '>', after)
        .orderBy('member_id')
        .limit(limit)
        .execute();
      return rows.map(({ member_id }) => member_id);
    },

    /** Of these members alone, for what goes by one of these keys. */
    async statesOf(memberIds: readonly number[], keys: readonly string[]): Promise<Map<number, ShelfState>> {
      if (keys.length === 0 || memberIds.length === 0) return new Map();
      const rows = await tables
        .selectFrom('shelf')
        .select(['member_id', 'state'])
        .where('member_id', 'in', memberIds)
        .where('title_key', 'in', keys)
        .orderBy('changed_at')
        .execute();
      return new Map(rows.map(({ member_id, state }) => [member_id, state]));
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('shelf').where('member_id', '=', memberId).execute();
    },
  };
}

function toRow(memberId: number, one: Shelved) {
  return {
    member_id: memberId,
    title_key: one.titleKey,
    state: one.state,
    kind: one.kind,
    day: one.day,
    remark: one.remark,
    added_at: one.addedAt,
    changed_at: one.changedAt,
  };
}

function toShelved(row: Selectable<ShelfTables['shelf']>): Shelved {
  const { state, kind, day, remark } = row;
  return { titleKey: row.title_key, state, kind, day, remark, addedAt: row.added_at, changedAt: row.changed_at };
}
