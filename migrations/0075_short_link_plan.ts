import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** Links their owners can steer: own codes, rules, limits, passwords, tags, and what they led to before. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  // The rules as JSON; null for the many links without any.
  await db.schema.alterTable('short_link').addColumn('plan_json', 'text').execute();
  // 1: something stands between the visitor and the target, so the quick way is closed.
  await addNumber(db, 'is_gated', 'smallint');
  await addNumber(db, 'is_own_code', 'smallint');
  await db.schema.alterTable('short_link').addColumn('visit_limit', 'bigint').execute();
  await addNumber(db, 'visits_used', 'bigint');
  await db.schema.alterTable('short_link').addColumn('password_hash', 'text').execute();
  // Why a visitor should look before going on: a word of lookalike.rules.ts, or `reported`.
  await db.schema.alterTable('short_link').addColumn('doubt', 'text').execute();

  await db.schema
    .createTable('short_link_tag')
    .addColumn('owner_id', 'bigint', (column) => column.notNull())
    .addColumn('tag', 'text', (column) => column.notNull())
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    .addPrimaryKeyConstraint('short_link_tag_pk', ['owner_id', 'tag', 'code'])
    .modifyEnd(engine === 'sqlite' ? sql`without rowid` : sql``)
    .execute();
  await db.schema.createIndex('short_link_tag_code').on('short_link_tag').column('code').execute();

  // Where rules lead, so that a block finds those links too.
  await db.schema
    .createTable('short_link_place')
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    .addColumn('url_hash', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_place_pk', ['code', 'url_hash'])
    .execute();
  await db.schema.createIndex('short_link_place_url').on('short_link_place').column('url_hash').execute();

  // How often each target of a rotation was given out.
  await db.schema
    .createTable('short_link_turn')
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('used', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('short_link_turn_pk', ['code', 'target'])
    .execute();

  await db.schema
    .createTable('short_link_change')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull().references('short_link.code').onDelete('cascade'))
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    // Where the link led until then.
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('plan_json', 'text')
    .execute();
  await db.schema.createIndex('short_link_change_link').on('short_link_change').columns(['code', 'id']).execute();
}

async function addNumber(db: AnyDatabase, name: string, type: 'smallint' | 'bigint'): Promise<void> {
  await db.schema
    .alterTable('short_link')
    .addColumn(name, type, (column) => column.notNull().defaultTo(0))
    .execute();
}
