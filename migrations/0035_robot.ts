import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await createRobots(db);
  await createOutbox(db, engine);
  await createTimers(db, engine);
}

async function createRobots(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('robot')
    .addColumn('guid', 'text', (column) => column.primaryKey().notNull())
    .addColumn('driver', 'text', (column) => column.notNull())
    // Written by the operator, never shown again: the key of a webhook.
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('wxid', 'text', (column) => column.notNull())
    .addColumn('avatar', 'text', (column) => column.notNull())
    .addColumn('qrcode', 'text', (column) => column.notNull())
    // 1 while it is logged in.
    .addColumn('status', 'smallint', (column) => column.notNull())
    .addColumn('rooms_json', 'text', (column) => column.notNull())
    // Until when its sends are spoken for: the level of its token bucket as a time.
    .addColumn('busy_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('robot_secret')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .execute();
}

async function createOutbox(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('robot_outbox')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('guid', 'text', (column) => column.notNull().references('robot.guid').onDelete('cascade'))
    .addColumn('interface_name', 'text', (column) => column.notNull())
    .addColumn('body_json', 'text', (column) => column.notNull())
    // The same message asked for twice is one message.
    .addColumn('once_key', 'text', (column) => column.unique())
    .addColumn('origin', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('error', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .execute();
  await db.schema.createIndex('robot_outbox_state').on('robot_outbox').columns(['state', 'id desc']).execute();
}

async function createTimers(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('robot_timer')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('interface_name', 'text', (column) => column.notNull())
    .addColumn('body_json', 'text', (column) => column.notNull())
    // A pattern, or a single moment: one of the two.
    .addColumn('cron', 'text')
    .addColumn('at', 'bigint')
    .addColumn('workdays', 'smallint', (column) => column.notNull())
    .addColumn('paused', 'smallint', (column) => column.notNull())
    // Where links in its messages begin, as the operator reached the site.
    .addColumn('site_origin', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('robot_timer_run')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('timer_id', 'bigint', (column) => column.notNull().references('robot_timer.id').onDelete('cascade'))
    .addColumn('due_at', 'bigint', (column) => column.notNull())
    .addColumn('ran_at', 'bigint', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addUniqueConstraint('robot_timer_run_once', ['timer_id', 'due_at'])
    .execute();
}
