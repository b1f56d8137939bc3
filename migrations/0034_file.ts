import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('file')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    // Who leaves is forgotten first; the pictures go with the next cleaning.
    .addColumn('member_id', 'bigint', (column) => column.references('member.id').onDelete('set null'))
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('width', 'integer', (column) => column.notNull())
    .addColumn('height', 'integer', (column) => column.notNull())
    // Of all sizes together; while it is being written, as large as what was sent.
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('is_ready', 'smallint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('file_of_member').on('file').columns(['member_id', 'id']).execute();
}
