import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { FactorTables } from './factor.table.ts';

/** What secrets of authenticators are sealed for. */
export const TOTP_PURPOSE = 'totp';

export const factorSealed: readonly SealedColumn[] = [
  { table: 'member_totp', column: 'secret', key: 'member_id', purpose: TOTP_PURPOSE },
];

export interface Totp {
  /** Sealed. */
  secret: string;
  /** In base64url, for the recovery codes. */
  salt: string;
  begunAt: number;
  confirmedAt: number | null;
}

export type FactorStore = ReturnType<typeof createFactorStore>;

export function createFactorStore(db: AnyDatabase) {
  const tables = db.withTables<FactorTables>();

  async function removeTotp(memberId: number): Promise<void> {
    await tables.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
    await tables.deleteFrom('member_totp').where('member_id', '=', memberId).execute();
  }

  async function isOn(memberId: number): Promise<boolean> {
    const row = await tables
      .selectFrom('member_totp')
      .select('member_id')
      .where('member_id', '=', memberId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  return {
    isOn,
    removeTotp,

    /** Also one that is not confirmed yet. */
    async find(memberId: number): Promise<Totp | undefined> {
      const row = await tables
        .selectFrom('member_totp')
        .select(['secret', 'salt', 'begun_at', 'confirmed_at'])
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return row && { secret: row.secret, salt: row.salt, begunAt: row.begun_at, confirmedAt: row.confirmed_at };
    },

    /** Takes the place of one that was begun and not confirmed. False when a confirmed one is there. */
    async begin(memberId: number, secret: string, salt: string, now: number): Promise<boolean> {
      const fresh = { secret, salt, last_step: 0, begun_at: now, confirmed_at: null };
      const { numInsertedOrUpdatedRows = 0n } = await tables
        .insertInto('member_totp')
        .values({ member_id: memberId, ...fresh })
        .onConflict((conflict) =>
          conflict.column('member_id').doUpdateSet(fresh).where('member_totp.confirmed_at', 'is', null),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows > 0n;
    },

    /** False when it was confirmed, replaced or removed meanwhile. */
    async confirm(memberId: number, secret: string, step: number, now: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('member_totp')
        .set({ confirmed_at: now, last_step: step })
        .where('member_id', '=', memberId)
        .where('secret', '=', secret)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** One statement: of two requests with the same code, one is too late. */
    async takeStep(memberId: number, step: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('member_totp')
        .set({ last_step: step })
        .where('member_id', '=', memberId)
        .where('confirmed_at', 'is not', null)
        .where('last_step', '<', step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /** Old ones are void. */
    async putCodes(memberId: number, hashes: readonly string[]): Promise<void> {
      await tables.deleteFrom('recovery_code').where('member_id', '=', memberId).execute();
      await tables
        .insertInto('recovery_code')
        .values(hashes.map((code_hash) => ({ member_id: memberId, code_hash })))
        .execute();
    },

    async takeCode(memberId: number, hash: string): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('recovery_code')
        .where('member_id', '=', memberId)
        .where('code_hash', '=', hash)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async codesLeft(memberId: number): Promise<number> {
      const rows = await tables
        .selectFrom('recovery_code')
        .select('code_hash')
        .where('member_id', '=', memberId)
        .execute();
      return rows.length;
    },

    /** Which of these members have a second factor or a passkey. */
    async among(memberIds: readonly number[]): Promise<Set<number>> {
      if (memberIds.length === 0) return new Set();
      const totp = await tables
        .selectFrom('member_totp')
        .select('member_id')
        .where('member_id', 'in', memberIds)
        .where('confirmed_at', 'is not', null)
        .execute();
      const keys = await tables.selectFrom('passkey').select('member_id').where('member_id', 'in', memberIds).execute();
      return new Set([...totp, ...keys].map(({ member_id }) => member_id));
    },

    /** The second factor, its codes and all passkeys. False when there was nothing to remove. */
    async removeAll(memberId: number): Promise<boolean> {
      const wasOn = await isOn(memberId);
      await removeTotp(memberId);
      const { numDeletedRows } = await tables
        .deleteFrom('passkey')
        .where('member_id', '=', memberId)
        .executeTakeFirst();
      return wasOn || numDeletedRows > 0n;
    },
  };
}
