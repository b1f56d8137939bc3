import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('favourite')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('type', 'smallint', (column) => column.notNull())
    // A title's key, not its number: keys outlive renames and merges, the catalogue says what they lead to now.
    .addColumn('relative_id', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('favourite_key', ['member_id', 'type', 'relative_id'])
    .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  await db.schema
    .createIndex('favourite_newest')
    .on('favourite')
    .columns(['member_id', 'type', 'added_at', 'relative_id'])
    .execute();
}
