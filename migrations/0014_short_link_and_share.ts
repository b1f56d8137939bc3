import { type CreateTableBuilder, sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await createLinks(db, engine);
  await createCounts(db, engine);
  await createModeration(db, engine);
  await createShares(db, engine);
}

async function createLinks(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('short_link')
    .addColumn('code', 'text', (column) => column.primaryKey().notNull())
    // A page of our own is kept as its path: it follows the site to another domain.
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('url_hash', 'text', (column) => column.notNull())
    // Empty for our own pages.
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('owner_id', 'bigint', (column) => column.references('member.id').onDelete('cascade'))
    .addColumn('wechat_tip', 'smallint', (column) => column.notNull())
    .addColumn('qq_tip', 'smallint', (column) => column.notNull())
    .addColumn('remark', 'text', (column) => column.notNull())
    // What makes two wishes the same; none for links that end, since a second wish wants a link that works.
    .addColumn('reuse_key', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('disabled_at', 'bigint')
    .addColumn('blocked_at', 'bigint')
    .$call((table) => clustered(table, engine))
    .execute();
  await db.schema
    .createIndex('short_link_owner')
    .on('short_link')
    .columns(['owner_id', 'created_at desc', 'code'])
    .execute();
  await db.schema.createIndex('short_link_new').on('short_link').columns(['created_at desc', 'code']).execute();
  await db.schema.createIndex('short_link_url').on('short_link').column('url_hash').execute();
  await db.schema.createIndex('short_link_host').on('short_link').column('host').execute();
}

async function createCounts(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('short_link_day')
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('clicks', 'bigint', (column) => column.notNull())
    .addColumn('bots', 'bigint', (column) => column.notNull())
    .addColumn('tips', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_day_pk', ['code', 'day'])
    .$call((table) => clustered(table, engine))
    .execute();
}

async function createModeration(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('short_link_report')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('short_link_report_link').on('short_link_report').column('code').execute();
  await db.schema
    .createTable('short_link_block')
    // An address (by its hash) or a whole host: what may neither be opened nor shortened again.
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    // The name as it was: the operator may be gone later.
    .addColumn('blocked_by', 'text', (column) => column.notNull())
    .addColumn('blocked_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_block_pk', ['kind', 'value'])
    .execute();
}

async function createShares(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('share_salt')
    .addColumn('day', 'text', (column) => column.primaryKey().notNull())
    .addColumn('salt', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('share_visitor')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('sharer_id', 'bigint', (column) => column.notNull())
    .addColumn('visitor', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_visitor_pk', ['day', 'sharer_id', 'visitor'])
    .$call((table) => clustered(table, engine))
    .execute();
  await db.schema
    .createTable('share_day')
    .addColumn('sharer_id', 'bigint', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('visits', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('share_day_pk', ['sharer_id', 'day', 'path'])
    .$call((table) => clustered(table, engine))
    .execute();
}

/** SQLite keeps rows apart from their text key unless told not to; one tree instead of two halves a lookup. */
function clustered(table: CreateTableBuilder<string, string>, engine: Engine): CreateTableBuilder<string, string> {
  return engine === 'sqlite' ? table.modifyEnd(sql`without rowid`) : table;
}
