import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The operator's links among the tools have an order of their own and can be switched off. */
export async function up(db: AnyDatabase): Promise<void> {
  const links = () => db.schema.alterTable('tool_link');
  await links()
    .addColumn('position', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await links()
    .addColumn('is_shown', 'smallint', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`update tool_link set position = id`.execute(db);
}
