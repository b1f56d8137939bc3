import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('blog_post')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    // What Halo calls metadata.name: the address of the article, which never changes.
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    // As readers see it; empty until it is published for the first time.
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('excerpt', 'text', (column) => column.notNull())
    .addColumn('markdown', 'text', (column) => column.notNull())
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('pinned', 'smallint', (column) => column.notNull())
    // What was written since, as JSON; null when there is nothing readers do not see.
    .addColumn('draft', 'text')
    // Which shipped article it came from. A removed one keeps its row, so that it does not come back.
    .addColumn('origin', 'text', (column) => column.unique())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('published_at', 'bigint')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addCheckConstraint('blog_post_pinned', sql`pinned in (0, 1)`)
    .execute();
  await db.schema.createIndex('blog_post_by_time').on('blog_post').columns(['published_at', 'id']).execute();
  for (const kind of ['category', 'tag'] as const) await createTerm(db, engine, kind);
}

async function createTerm(db: AnyDatabase, engine: Engine, kind: 'category' | 'tag'): Promise<void> {
  const table = `blog_${kind}`;
  const link = `blog_post_${kind}`;
  await db.schema
    .createTable(table)
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull().unique())
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('display_name', 'text', (column) => column.notNull().unique())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('priority', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable(link)
    .addColumn('post_id', 'bigint', (column) => column.notNull().references('blog_post.id').onDelete('cascade'))
    .addColumn('term_id', 'bigint', (column) => column.notNull().references(`${table}.id`).onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint(`${link}_key`, ['post_id', 'term_id'])
    .execute();
  await db.schema.createIndex(`${link}_by_term`).on(link).column('term_id').execute();
}
