import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('audit_entry')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    // Not a reference: what was done stays when whoever did it has left.
    .addColumn('member_id', 'bigint')
    // The name as it was.
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    // One row for all that one member was refused within one hour, so that nobody can flood the log.
    .addColumn('hour_key', 'text', (column) => column.unique())
    .execute();
  await db.schema.createIndex('audit_entry_new').on('audit_entry').columns(['at desc', 'id desc']).execute();
  await db.schema
    .createIndex('audit_entry_person')
    .on('audit_entry')
    .columns(['person', 'at desc', 'id desc'])
    .execute();
  await db.schema
    .createIndex('audit_entry_action')
    .on('audit_entry')
    .columns(['action', 'at desc', 'id desc'])
    .execute();
  await db.schema.createIndex('audit_entry_member').on('audit_entry').column('member_id').execute();
}
