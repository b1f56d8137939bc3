import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  const clustered = engine === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .createTable('history_visit')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('visited_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('history_visit_key', ['member_id', 'key'])
    .modifyEnd(clustered)
    .execute();
  await db.schema
    .createTable('history_member')
    .addColumn('member_id', 'bigint', (column) => column.primaryKey().references('member.id').onDelete('cascade'))
    // Visits from before this moment never come back, whichever device still remembers them.
    .addColumn('cleared_at', 'bigint', (column) => column.notNull())
    .execute();
}
