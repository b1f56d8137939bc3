import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export const worksWith = '0066_title_presence';

/** What is sent when something happens, and the workdays of years that the calendar does not know yet. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('robot_trigger')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    // The name of a kind of event.
    .addColumn('event', 'text', (column) => column.notNull())
    // Words of which one must be in what happened; empty for everything.
    .addColumn('filter', 'text', (column) => column.notNull())
    .addColumn('body_json', 'text', (column) => column.notNull())
    // Does not wait for the end of quiet hours.
    .addColumn('urgent', 'smallint', (column) => column.notNull())
    .addColumn('is_on', 'smallint', (column) => column.notNull())
    .addColumn('site_origin', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    // How many were sent in the hour that began then, and how many were left out of it.
    .addColumn('hour_at', 'bigint', (column) => column.notNull())
    .addColumn('hour_sent', 'integer', (column) => column.notNull())
    .addColumn('hour_left', 'integer', (column) => column.notNull())
    .addColumn('last_at', 'bigint')
    .addColumn('last_note', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('robot_trigger_event').on('robot_trigger').column('event').execute();
  await db.schema
    .createTable('robot_year')
    .addColumn('year', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('days_json', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
}
