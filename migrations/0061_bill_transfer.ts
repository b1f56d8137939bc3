import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** Money between two accounts of one member, and files whose columns somebody has to name. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('bill_transfer')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('from_account', 'text', (column) => column.notNull())
    .addColumn('to_account', 'text', (column) => column.notNull())
    .addColumn('amount', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('day', 'integer', (column) => column.notNull())
    .addColumn('batch_id', 'bigint')
    .addColumn('source', 'text')
    .addColumn('order_no', 'text')
    .addColumn('client_key', 'text')
    .addCheckConstraint('bill_transfer_amount', sql`amount between 1 and 9999999999`)
    .execute();
  await db.schema
    .createIndex('bill_transfer_created')
    .on('bill_transfer')
    .columns(['member_id', 'created_at', 'id'])
    .execute();
  await sql`create unique index bill_transfer_order on bill_transfer (member_id, source, order_no)
    where order_no is not null`.execute(db);
  await sql`create unique index bill_transfer_client_key on bill_transfer (member_id, client_key)
    where client_key is not null`.execute(db);
  await sql`create index bill_transfer_batch on bill_transfer (batch_id, id) where batch_id is not null`.execute(db);
  await db.schema
    .createTable('bill_import_table')
    .addColumn('batch_id', 'bigint', (column) => column.primaryKey().references('staged_batch.id').onDelete('cascade'))
    // Its rows as lines of JSON, the header first, packed and in base64.
    .addColumn('content', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('bill_mapping')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('header_key', 'text', (column) => column.notNull())
    .addColumn('mapping_json', 'text', (column) => column.notNull())
    .addColumn('used_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bill_mapping_key', ['member_id', 'header_key'])
    .execute();
}
