import { sql } from 'kysely';
import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';

/** What sources say about titles, by which names works are recognised, and what was merged or split. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  const clustered = engine === 'sqlite' ? sql`without rowid` : sql``;
  await db.schema
    .createTable('title_name')
    // Names and aliases in the form that is compared. Those of removed titles stay, so that nothing revives them.
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('title_id', 'bigint', (column) => column.notNull().references('title.id').onDelete('cascade'))
    .addColumn('is_main', 'smallint', (column) => column.notNull())
    .addPrimaryKeyConstraint('title_name_key', ['name_key', 'title_id'])
    .modifyEnd(clustered)
    .execute();
  await db.schema.createIndex('title_name_title').on('title_name').column('title_id').execute();
  await db.schema
    .createTable('title_layer')
    .addColumn('source_id', 'bigint', (column) => column.notNull())
    .addColumn('item_id', 'text', (column) => column.notNull())
    .addColumn('title_id', 'bigint', (column) => column.notNull().references('title.id').onDelete('cascade'))
    .addColumn('facts_json', 'text', (column) => column.notNull())
    .addColumn('scores_json', 'text', (column) => column.notNull())
    // The names under which its episodes stand in title_sets.
    .addColumn('labels_json', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    // When the source says that it changed.
    .addColumn('item_time', 'bigint', (column) => column.notNull())
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('title_layer_key', ['source_id', 'item_id'])
    .execute();
  await db.schema.createIndex('title_layer_title').on('title_layer').column('title_id').execute();
  await db.schema
    .createTable('title_base')
    // What was said about a title before any source spoke. None for titles that sources brought.
    .addColumn('title_id', 'bigint', (column) => column.primaryKey().references('title.id').onDelete('cascade'))
    .addColumn('facts_json', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('title_lock')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('turns', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into title_lock (id, turns) values (1, 0)`.execute(db);
  await db.schema.createIndex('title_sets_source').on('title_sets').columns(['source', 'title_id']).execute();
}
