import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('content_generation')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('generation', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into content_generation (id, generation) values (1, 0)`.execute(db);
}
