import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from '#/platform/db/portable-columns.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('member')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    // The name without regard to case and width: what must be unique.
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('is_operator', 'smallint', (column) => column.notNull())
    .addColumn('must_change_password', 'smallint', (column) => column.notNull())
    .addColumn('disabled_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('extended_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_member').on('session').column('member_id').execute();
  await db.schema.createIndex('session_expires').on('session').column('expires_at').execute();
}
