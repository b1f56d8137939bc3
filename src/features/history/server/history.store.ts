import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { MOST_VISITS, type Visit } from './history.rules.ts';
import type { HistoryTables } from './history.table.ts';

export type HistoryStore = ReturnType<typeof createHistoryStore>;

/** Every question names the member: there is no way to a row but through its owner. */
export function createHistoryStore(db: AnyDatabase) {
  const tables = db.withTables<HistoryTables>();

  return {
    /** Newest first. */
    async list(memberId: number): Promise<Visit[]> {
      const rows = await tables
        .selectFrom('history_visit')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('visited_at', 'desc')
        .orderBy('key')
        .limit(MOST_VISITS)
        .execute();
      return rows.map(({ key, name, visited_at }) => ({ key, name, visitedAt: visited_at }));
    },

    /** Adds what `choose` makes of the time of the last clearing. A newer visit replaces an older one. */
    async merge(memberId: number, choose: (clearedAt: number) => readonly Visit[]): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<HistoryTables>();
        const visits = choose(await lockMember(transaction, memberId, 0));
        if (visits.length === 0) return;
        await inside
          .insertInto('history_visit')
          .values(visits.map(({ key, name, visitedAt }) => ({ member_id: memberId, key, name, visited_at: visitedAt })))
          .onConflict((conflict) =>
            conflict
              .columns(['member_id', 'key'])
              .doUpdateSet((update) => ({
                name: update.ref('excluded.name'),
                visited_at: update.ref('excluded.visited_at'),
              }))
              .whereRef('excluded.visited_at', '>', 'history_visit.visited_at'),
          )
          .execute();
        const tooOld = inside
          .selectFrom('history_visit')
          .select('key')
          .where('member_id', '=', memberId)
          .orderBy('visited_at', 'desc')
          .orderBy('key')
          // SQLite knows no offset without a limit; one request brings at most this many more.
          .limit(MOST_VISITS)
          .offset(MOST_VISITS);
        await inside.deleteFrom('history_visit').where('member_id', '=', memberId).where('key', 'in', tooOld).execute();
      });
    },

    async remove(memberId: number, keys: readonly string[]): Promise<void> {
      await tables.deleteFrom('history_visit').where('member_id', '=', memberId).where('key', 'in', keys).execute();
    },

    /** Forgets everything and remembers when, so that no other device brings it back. */
    async clear(memberId: number, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await lockMember(transaction, memberId, now);
        await transaction
          .withTables<HistoryTables>()
          .deleteFrom('history_visit')
          .where('member_id', '=', memberId)
          .execute();
        await transaction
          .withTables<HistoryTables>()
          .deleteFrom('watch_place')
          .where('member_id', '=', memberId)
          .execute();
      });
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('history_visit').where('member_id', '=', memberId).execute();
      await tables.deleteFrom('history_member').where('member_id', '=', memberId).execute();
    },
  };
}

/**
 * Writing this row first makes a clearing and a merge of the same member wait for each other; a visit could slip in
 * between the two halves of the clearing otherwise. Answers when the history was last cleared.
 */
async function lockMember(db: AnyDatabase, memberId: number, clearedAt: number): Promise<number> {
  const { cleared_at } = await db
    .withTables<HistoryTables>()
    .insertInto('history_member')
    .values({ member_id: memberId, cleared_at: clearedAt })
    .onConflict((conflict) =>
      conflict.column('member_id').doUpdateSet((update) => ({
        cleared_at: update
          .case()
          .when('excluded.cleared_at', '>', update.ref('history_member.cleared_at'))
          .then(update.ref('excluded.cleared_at'))
          .else(update.ref('history_member.cleared_at'))
          .end(),
      })),
    )
    .returning('cleared_at')
    .executeTakeFirstOrThrow();
  return cleared_at;
}
