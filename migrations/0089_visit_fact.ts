import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** The version before this one does without the table. */
export const worksWith = '0079_webhook';

/** How often a day visitors came from somewhere, looked at a page, or used a kind of device. Nobody can be told from it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('visit_fact')
    .addColumn('day', 'varchar(10)', (column) => column.notNull())
    .addColumn('kind', 'varchar(10)', (column) => column.notNull())
    .addColumn('name', 'varchar(200)', (column) => column.notNull())
    .addColumn('count', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('visit_fact_pk', ['day', 'kind', 'name'])
    .execute();
}
