import type { ColumnDefinitionBuilder } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  // SQLite would give the number of the last member who left to the next who comes, and with it what still names it.
  const neverAgain = (column: ColumnDefinitionBuilder) =>
    engine === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey();
  await db.schema
    .createTable('member')
    .addColumn('id', identity(engine), neverAgain)
    .addColumn('username', 'text', (column) => column.notNull())
    // The name without regard to case and width: what must be unique.
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text')
    .addColumn('email_key', 'text', (column) => column.unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('is_operator', 'smallint', (column) => column.notNull())
    .addColumn('must_change_password', 'smallint', (column) => column.notNull())
    // Sessions of an older generation are over: how all are revoked at once, without a race.
    .addColumn('session_generation', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('disabled_at', 'bigint')
    // Set while a member is being erased, so that an erasure cut short is finished later.
    .addColumn('leaving_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', identity(engine), neverAgain)
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('generation', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('user_agent', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('extended_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_member').on('session').column('member_id').execute();
  await db.schema.createIndex('session_expires').on('session').column('expires_at').execute();
}
