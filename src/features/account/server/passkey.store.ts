import type { Selectable } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { FactorTables } from './factor.table.ts';

export interface Passkey {
  id: number;
  memberId: number;
  credentialId: string;
  /** In base64url, as COSE. */
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
  createdAt: number;
  usedAt: number | null;
}

export type PasskeyStore = ReturnType<typeof createPasskeyStore>;

export function createPasskeyStore(db: AnyDatabase) {
  const tables = db.withTables<FactorTables>();
  return {
    async listOf(memberId: number): Promise<Passkey[]> {
      const rows = await tables
        .selectFrom('passkey')
        .selectAll()
        .where('member_id', '=', memberId)
        .orderBy('id')
        .execute();
      return rows.map(toPasskey);
    },

    async find(credentialId: string): Promise<Passkey | undefined> {
      const row = await tables
        .selectFrom('passkey')
        .selectAll()
        .where('credential_id', '=', credentialId)
        .executeTakeFirst();
      return row && toPasskey(row);
    },

    /** Undefined when this credential is known already. */
    async add({ memberId, ...key }: Omit<Passkey, 'id' | 'usedAt'>): Promise<Passkey | undefined> {
      const row = await tables
        .insertInto('passkey')
        .values({
          member_id: memberId,
          credential_id: key.credentialId,
          public_key: key.publicKey,
          counter: key.counter,
          transports: key.transports.join(' '),
          name: key.name,
          created_at: key.createdAt,
          used_at: null,
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      return row && toPasskey(row);
    },

    /** False when the counter is not beyond the last one: two devices share a key that only one should have. */
    async use(id: number, counter: number, now: number): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('passkey')
        .set({ counter, used_at: now })
        .where('id', '=', id)
        // Many authenticators do not count at all and say 0 for ever.
        .where((where) => where.or([where('counter', '<', counter), where('counter', '=', counter === 0 ? 0 : -1)]))
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async rename(memberId: number, id: number, name: string): Promise<boolean> {
      const { numUpdatedRows } = await tables
        .updateTable('passkey')
        .set({ name })
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async remove(memberId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await tables
        .deleteFrom('passkey')
        .where('member_id', '=', memberId)
        .where('id', '=', id)
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },
  };
}

function toPasskey(row: Selectable<FactorTables['passkey']>): Passkey {
  return {
    id: row.id,
    memberId: row.member_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports.split(' ').filter(Boolean),
    name: row.name,
    createdAt: row.created_at,
    usedAt: row.used_at,
  };
}
