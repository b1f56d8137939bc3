import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { BillImportTables } from './bill-import.table.ts';
import type { Mapping } from './read/mapping.rules.ts';

export type ImportTableStore = ReturnType<typeof createImportTableStore>;

/** Tables whose columns nobody knew, until somebody has said what they mean; and what was said, for the next file. */
export function createImportTableStore(db: AnyDatabase) {
  const tables = db.withTables<BillImportTables>();
  return {
    async keep(batchId: number, content: string): Promise<void> {
      await tables.insertInto('bill_import_table').values({ batch_id: batchId, content }).execute();
    },

    async content(batchId: number): Promise<string | undefined> {
      const row = await tables
        .selectFrom('bill_import_table')
        .select('content')
        .where('batch_id', '=', batchId)
        .executeTakeFirst();
      return row?.content;
    },

    async remember(memberId: number, headerKey: string, mapping: Mapping, now: number): Promise<void> {
      const said = { mapping_json: JSON.stringify(mapping), used_at: now };
      await tables
        .insertInto('bill_mapping')
        .values({ member_id: memberId, header_key: headerKey, ...said })
        .onConflict((conflict) => conflict.columns(['member_id', 'header_key']).doUpdateSet(said))
        .execute();
    },

    async recall(memberId: number, headerKey: string): Promise<Mapping | undefined> {
      const row = await tables
        .selectFrom('bill_mapping')
        .select('mapping_json')
        .where('member_id', '=', memberId)
        .where('header_key', '=', headerKey)
        .executeTakeFirst();
      // Written by remember and by nobody else.
      return row && (JSON.parse(row.mapping_json) as Mapping);
    },

    /** What nobody explained in all this time. */
    async purge(before: number): Promise<void> {
      await sql`delete from bill_import_table where batch_id in
        (select id from staged_batch where created_at < ${before})`.execute(db);
    },

    async eraseAll(memberId: number): Promise<void> {
      await tables.deleteFrom('bill_mapping').where('member_id', '=', memberId).execute();
    },
  };
}
