import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** The version before this one does without the table. */
export const worksWith = '0079_webhook';

/** Campaign parameters that members use again. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('short_link_utm')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('owner_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    // utm_source=…&utm_medium=…, always in the same order.
    .addColumn('params', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('short_link_utm_once', ['owner_id', 'params'])
    .execute();
}
