import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** How each process of the site is doing, minute by minute, and what the operator is told about it. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('health_process')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('pid', 'integer', (column) => column.notNull())
    .addColumn('version', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .addColumn('ended_at', 'bigint')
    .addColumn('facts_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('health_minute')
    .addColumn('process_id', 'text', (column) => column.notNull())
    // Minutes since 1970.
    .addColumn('minute', 'bigint', (column) => column.notNull())
    .addColumn('requests', 'integer', (column) => column.notNull())
    .addColumn('errors', 'integer', (column) => column.notNull())
    .addColumn('times_json', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('health_minute_key', ['minute', 'process_id'])
    .execute();
  await db.schema
    .createTable('health_request')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('process_id', 'text', (column) => column.notNull())
    .addColumn('method', 'text', (column) => column.notNull())
    .addColumn('route', 'text', (column) => column.notNull())
    .addColumn('status', 'integer', (column) => column.notNull())
    .addColumn('ms', 'integer', (column) => column.notNull())
    .addColumn('did', 'text', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('health_request_at').on('health_request').column('at').execute();
  await db.schema
    .createTable('health_alarm')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('mail', 'text', (column) => column.notNull())
    .addColumn('robot', 'text', (column) => column.notNull())
    .addColumn('room', 'text', (column) => column.notNull())
    // Since when it has been bad; null while all is well.
    .addColumn('since_at', 'bigint')
    .addColumn('rung_at', 'bigint')
    .execute();
}
