import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  // A title that became part of another: its row waits, removed and without keys, for an undo.
  await db.schema.alterTable('title').addColumn('merged_into', 'bigint').execute();
  await db.schema
    .createTable('title_merge')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('action', 'text', (column) => column.notNull().check(sql`action in ('merge', 'split')`))
    .addColumn('kept_id', 'bigint', (column) => column.notNull().references('title.id').onDelete('cascade'))
    .addColumn('other_id', 'bigint', (column) => column.notNull().references('title.id').onDelete('cascade'))
    // Everything an undo needs to know.
    .addColumn('before_json', 'text', (column) => column.notNull())
    .addColumn('done_by', 'text', (column) => column.notNull())
    .addColumn('done_at', 'bigint', (column) => column.notNull())
    .addColumn('undone_at', 'bigint')
    .execute();
}
