import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { FactorTables } from './factor.table.ts';

/** factor: between the password and the code; the others are challenges of a passkey. */
export type TicketPurpose = 'factor' | 'passkey add' | 'passkey login';

export interface Ticket {
  memberId: number | null;
  generation: number | null;
}

export const TICKET_SECONDS = 300;
const TICKET_MS = TICKET_SECONDS * 1000;
const SWEPT_AT_ONCE = 200;

export type LoginTicketStore = ReturnType<typeof createLoginTicketStore>;

/** Short-lived, for one purpose, found by the hash of what the browser holds. */
export function createLoginTicketStore(db: AnyDatabase) {
  const tables = db.withTables<FactorTables>();
  return {
    /** Removes what is over, a bounded number at a time. */
    async put(hash: string, purpose: TicketPurpose, { memberId, generation }: Ticket, now: number): Promise<void> {
      await tables
        .insertInto('login_ticket')
        .values({ hash, purpose, member_id: memberId, generation, expires_at: now + TICKET_MS })
        .execute();
      const over = tables.selectFrom('login_ticket').select('hash').where('expires_at', '<=', now).limit(SWEPT_AT_ONCE);
      await tables.deleteFrom('login_ticket').where('hash', 'in', over).execute();
    },

    async find(hash: string, purpose: TicketPurpose, now: number): Promise<Ticket | undefined> {
      const row = await tables
        .selectFrom('login_ticket')
        .select(['member_id', 'generation'])
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        // One that ends later than any could was written by a clock that has been put right since.
        .where('expires_at', '<=', now + 2 * TICKET_MS)
        .executeTakeFirst();
      return row && { memberId: row.member_id, generation: row.generation };
    },

    /** Uses it up: of two calls with the same ticket at the same moment only one gets it. */
    async take(hash: string, purpose: TicketPurpose, now: number): Promise<Ticket | undefined> {
      const row = await tables
        .deleteFrom('login_ticket')
        .where('hash', '=', hash)
        .where('purpose', '=', purpose)
        .where('expires_at', '>', now)
        .where('expires_at', '<=', now + 2 * TICKET_MS)
        .returning(['member_id', 'generation'])
        .executeTakeFirst();
      return row && { memberId: row.member_id, generation: row.generation };
    },

    async removeAll(memberId: number): Promise<void> {
      await tables.deleteFrom('login_ticket').where('member_id', '=', memberId).execute();
    },
  };
}
