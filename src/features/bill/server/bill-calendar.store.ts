import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillTables } from './bill.table.ts';

export type BillCalendarStore = ReturnType<typeof createBillCalendarStore>;

/** The one address at which a member's reminders can be subscribed to. Only a hash of its token is kept. */
export function createBillCalendarStore(db: AnyDatabase) {
  const tables = db.withTables<BillTables>();
  return {
    async put(memberId: number, tokenHash: string, createdAt: number): Promise<void> {
      const calendar = { calendar_token_hash: tokenHash, calendar_created_at: createdAt };
      await tables
        .insertInto('bill_ledger')
        .values({ member_id: memberId, version: 0, ...calendar })
        .onConflict((conflict) => conflict.column('member_id').doUpdateSet(calendar))
        .execute();
    },

    async createdAt(memberId: number): Promise<number | null> {
      const row = await tables
        .selectFrom('bill_ledger')
        .select('calendar_created_at')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row?.calendar_created_at ?? null;
    },

    /** False when there was none. */
    async remove(memberId: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('bill_ledger')
        .set({ calendar_token_hash: null, calendar_created_at: null })
        .where('member_id', '=', memberId)
        .where('calendar_token_hash', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async ownerOf(tokenHash: string): Promise<number | undefined> {
      const row = await tables
        .selectFrom('bill_ledger')
        .select('member_id')
        .where('calendar_token_hash', '=', tokenHash)
        .executeTakeFirst();
      return row?.member_id;
    },
  };
}
