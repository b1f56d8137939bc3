import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { ConfigTables } from './config.table.ts';

export interface ConfigDraft {
  value: string;
  /** The version it was made from. */
  from: number;
  changedAt: number;
}

export type DraftStore = ReturnType<typeof createDraftStore>;

export function createDraftStore(db: AnyDatabase) {
  const tables = db.withTables<ConfigTables>();
  return {
    async find(memberId: number, key: string): Promise<ConfigDraft | undefined> {
      const row = await tables
        .selectFrom('config_draft')
        .selectAll()
        .where('member_id', '=', memberId)
        .where('key', '=', key)
        .executeTakeFirst();
      return row && { value: row.value, from: row.from_version, changedAt: row.changed_at };
    },

    async put(memberId: number, key: string, { value, from, changedAt }: ConfigDraft): Promise<void> {
      const change = { value, from_version: from, changed_at: changedAt };
      await tables
        .insertInto('config_draft')
        .values({ member_id: memberId, key, ...change })
        .onConflict((conflict) => conflict.columns(['member_id', 'key']).doUpdateSet(change))
        .execute();
    },

    async remove(memberId: number, key: string): Promise<void> {
      await tables.deleteFrom('config_draft').where('member_id', '=', memberId).where('key', '=', key).execute();
    },
  };
}
