import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** The version before this one does without the tables. */
export const worksWith = '0066_title_presence';

/** Where programs of members hear what happens, and what was sent there. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('webhook')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('kinds', 'text', (column) => column.notNull())
    .addColumn('is_on', 'smallint', (column) => column.notNull())
    // Both sealed. The old one signs too for a while after a new one was made.
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('old_secret', 'text', (column) => column.notNull())
    .addColumn('old_until', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('webhook_member').on('webhook').column('member_id').execute();
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('webhook_id', 'bigint', (column) => column.notNull().references('webhook.id').onDelete('cascade'))
    // The same for the same happening: who gets it twice knows it by this.
    .addColumn('message_id', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('tried_at', 'bigint')
    .addUniqueConstraint('webhook_delivery_once', ['webhook_id', 'message_id'])
    .execute();
  await db.schema.createIndex('webhook_delivery_created').on('webhook_delivery').column('created_at').execute();
}
