import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

/** The version before this one does without the tables. */
export const worksWith = '0079_webhook';

/** Lists of titles that members make, and who follows them. */
export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('title_list')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('code', 'varchar(20)', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('is_public', 'smallint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('title_list_member').on('title_list').columns(['member_id', 'changed_at']).execute();
  await db.schema
    .createTable('title_list_item')
    .addColumn('list_id', 'bigint', (column) => column.notNull().references('title_list.id').onDelete('cascade'))
    .addColumn('title_key', 'varchar(200)', (column) => column.notNull())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('title_list_item_pk', ['list_id', 'title_key'])
    .execute();
  await db.schema
    .createTable('title_list_follow')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('list_id', 'bigint', (column) => column.notNull().references('title_list.id').onDelete('cascade'))
    .addColumn('followed_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('title_list_follow_pk', ['member_id', 'list_id'])
    .execute();
  await db.schema.createIndex('title_list_follow_list').on('title_list_follow').column('list_id').execute();
}
