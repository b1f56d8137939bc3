import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

/** Who opens a link, when and with what: numbers only, and only for links that somebody owns. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  const clustered = engine === 'sqlite' ? sql`without rowid` : sql``;
  // Each visitor once a day.
  await db.schema
    .alterTable('short_link_day')
    .addColumn('people', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('short_link_hour')
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    // Hours since 1970.
    .addColumn('hour', 'bigint', (column) => column.notNull())
    .addColumn('clicks', 'bigint', (column) => column.notNull())
    .addColumn('people', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_hour_pk', ['code', 'hour'])
    .modifyEnd(clustered)
    .execute();
  await db.schema
    .createTable('short_link_facet')
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    // source, referrer, device, system, region, target
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('clicks', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_facet_pk', ['code', 'day', 'kind', 'value'])
    .modifyEnd(clustered)
    .execute();
  await db.schema.createIndex('short_link_hour_old').on('short_link_hour').column('hour').execute();
  await db.schema.createIndex('short_link_facet_old').on('short_link_facet').column('day').execute();
}
