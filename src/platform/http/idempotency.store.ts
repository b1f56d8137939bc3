import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { openSecret, type SealedColumn } from '#/platform/secret/sealed-columns.ts';
import type { SecretBox } from '#/platform/secret/secret-box.ts';

type Tables = { idempotent_call: { id: string; fingerprint: string; begun_at: number; answer: string } };

const PURPOSE = 'idempotent call';

export const idempotencySealed: readonly SealedColumn[] = [
  { table: 'idempotent_call', column: 'answer', key: 'id', purpose: PURPOSE },
];

export interface KnownCall {
  fingerprint: string;
  begunAt: number;
  /** Undefined while it is under way. */
  answer: string | undefined;
}

export type IdempotencyStore = ReturnType<typeof createIdempotencyStore>;

export function createIdempotencyStore({ db, secrets }: { db: AnyDatabase; secrets: SecretBox }) {
  const tables = db.withTables<Tables>();
  return {
    /** False when somebody was first. */
    async begin(id: string, fingerprint: string, now: number): Promise<boolean> {
      const row = await tables
        .insertInto('idempotent_call')
        .values({ id, fingerprint, begun_at: now, answer: '' })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    async find(id: string): Promise<KnownCall | undefined> {
      const row = await tables.selectFrom('idempotent_call').selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) return undefined;
      const answer = row.answer === '' ? undefined : openSecret(secrets, row.answer, PURPOSE);
      return { fingerprint: row.fingerprint, begunAt: row.begun_at, answer };
    },

    async finish(id: string, begunAt: number, answer: string): Promise<void> {
      await tables
        .updateTable('idempotent_call')
        .set({ answer: secrets.seal(answer, PURPOSE) })
        .where('id', '=', id)
        .where('begun_at', '=', begunAt)
        .execute();
    },

    /** Takes back a call that changed nothing, or whose process was killed. */
    async forget(id: string, begunAt: number): Promise<void> {
      await tables.deleteFrom('idempotent_call').where('id', '=', id).where('begun_at', '=', begunAt).execute();
    },

    async sweep(before: number): Promise<void> {
      await tables.deleteFrom('idempotent_call').where('begun_at', '<', before).execute();
    },
  };
}
