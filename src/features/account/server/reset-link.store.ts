import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { AccountTables } from './account.table.ts';
import { RESET_LINK_MS } from './verification.rules.ts';

const PURPOSE = 'reset';

export type ResetLinkStore = ReturnType<typeof createResetLinkStore>;

/** One link a member, found by the hash of its secret: there is nothing to guess, so tries are not counted. */
export function createResetLinkStore(db: AnyDatabase) {
  const tables = db.withTables<AccountTables>();
  const subjectOf = (memberId: number, secretHash: string) => `${memberId} ${secretHash}`;
  return {
    /** Takes the place of an earlier one. */
    async put(memberId: number, secretHash: string, now: number): Promise<void> {
      await tables
        .deleteFrom('verification_code')
        .where('purpose', '=', PURPOSE)
        .where('subject', 'like', `${memberId} %`)
        .execute();
      const subject = subjectOf(memberId, secretHash);
      await tables
        .insertInto('verification_code')
        .values({ purpose: PURPOSE, subject, code_hash: secretHash, tries: 0, expires_at: now + RESET_LINK_MS })
        .execute();
    },

    async isGood(memberId: number, secretHash: string, now: number): Promise<boolean> {
      const row = await tables
        .selectFrom('verification_code')
        .select('subject')
        .where('purpose', '=', PURPOSE)
        .where('subject', '=', subjectOf(memberId, secretHash))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** False when it was used, replaced or over already. */
    async use(memberId: number, secretHash: string, now: number): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('verification_code')
        .where('purpose', '=', PURPOSE)
        .where('subject', '=', subjectOf(memberId, secretHash))
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
