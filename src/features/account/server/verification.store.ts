import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { AccountTables } from './account.table.ts';
import { CODE_MS, CODE_TRIES, type Purpose } from './verification.rules.ts';

export type VerificationStore = ReturnType<typeof createVerificationStore>;

/** Which code: the one sent to this subject for this purpose. */
export interface CodeKey {
  purpose: Purpose;
  subject: string;
}

const SWEPT_AT_ONCE = 200;

export function createVerificationStore(db: AnyDatabase) {
  const tables = db.withTables<AccountTables>();
  return {
    /** Takes the place of an earlier code. Removes what is over, a bounded number at a time. */
    async put({ purpose, subject }: CodeKey, codeHash: string, now: number): Promise<void> {
      const fresh = { code_hash: codeHash, tries: 0, expires_at: now + CODE_MS };
      await tables
        .insertInto('verification_code')
        .values({ purpose, subject, ...fresh })
        .onConflict((conflict) => conflict.columns(['purpose', 'subject']).doUpdateSet(fresh))
        .execute();
      const over = tables
        .selectFrom('verification_code')
        .select('code_hash')
        .where('expires_at', '<=', now)
        .limit(SWEPT_AT_ONCE);
      await tables.deleteFrom('verification_code').where('code_hash', 'in', over).execute();
    },

    /** Uses up a try before the code is looked at: parallel guesses cannot share one. Undefined when none is left. */
    async takeTry({ purpose, subject }: CodeKey, now: number): Promise<string | undefined> {
      const row = await tables
        .updateTable('verification_code')
        .set((value) => ({ tries: value('tries', '+', 1) }))
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('tries', '<', CODE_TRIES)
        .where('expires_at', '>', now)
        // One that ends later than any could was written by a clock that has been put right since.
        .where('expires_at', '<=', now + 2 * CODE_MS)
        .returning('code_hash')
        .executeTakeFirst();
      return row?.code_hash;
    },

    async giveTryBack({ purpose, subject }: CodeKey, codeHash: string): Promise<void> {
      await tables
        .updateTable('verification_code')
        .set((value) => ({ tries: value('tries', '-', 1) }))
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('code_hash', '=', codeHash)
        .execute();
    },

    /** False when it was used or replaced already. */
    async use({ purpose, subject }: CodeKey, codeHash: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('verification_code')
        .where('purpose', '=', purpose)
        .where('subject', '=', subject)
        .where('code_hash', '=', codeHash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}
