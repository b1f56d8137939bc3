import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('bill_import')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    // reading, ready, writing, done, undoing, undone, failed
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('new_rows', 'integer', (column) => column.notNull())
    .addColumn('duplicate_rows', 'integer', (column) => column.notNull())
    .addColumn('skipped_rows', 'integer', (column) => column.notNull())
    .addColumn('bad_rows', 'integer', (column) => column.notNull())
    // How many rows the work under way has dealt with.
    .addColumn('progress', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('bill_import_member').on('bill_import').columns(['member_id', 'id']).execute();
  await db.schema
    .createTable('bill_import_row')
    .addColumn('batch_id', 'bigint', (column) => column.notNull().references('bill_import.id').onDelete('cascade'))
    .addColumn('line', 'integer', (column) => column.notNull())
    // new, duplicate, skipped, bad; written once its bill is in the ledger
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('order_no', 'text', (column) => column.notNull())
    .addColumn('payee', 'text', (column) => column.notNull())
    .addColumn('bill_json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('bill_import_row_key', ['batch_id', 'line'])
    .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  await db.schema
    .createIndex('bill_import_row_state')
    .on('bill_import_row')
    .columns(['batch_id', 'state', 'line'])
    .execute();
  await db.schema
    .createTable('bill_category_rule')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('payee', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('learnt_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bill_category_rule_key', ['member_id', 'payee'])
    .execute();
  await addOrigin(db);
}

/** Where an imported bill came from. The number stays with a deleted bill, so that it is not imported again. */
async function addOrigin(db: AnyDatabase): Promise<void> {
  for (const column of ['batch_id', 'source', 'order_no', 'payee']) {
    await db.schema
      .alterTable('bill')
      .addColumn(column, column === 'batch_id' ? 'bigint' : 'text')
      .execute();
  }
  await sql`create unique index bill_order on bill (member_id, source, order_no) where order_no is not null`.execute(
    db,
  );
  await sql`create index bill_batch on bill (batch_id, id) where batch_id is not null`.execute(db);
}
