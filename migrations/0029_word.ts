import type { AnyDatabase, Engine } from '#/platform/db/any-database.ts';
import { identity } from './frozen/identity.ts';

export async function up(db: AnyDatabase, engine: Engine): Promise<void> {
  await createWords(db, engine);
  await createLikesAndReports(db, engine);
  await createVisitors(db);
}

async function createWords(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('word')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    // The word it answers; 0 for those that begin a thread, so that one index serves both.
    .addColumn('parent_id', 'bigint', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('nickname', 'text', (column) => column.notNull())
    // m and a member's number, v and the hash of a visitor's own secret, or null for the site itself.
    .addColumn('author', 'text')
    .addColumn('role', 'text', (column) => column.notNull())
    // Where a visitor wrote from: a hash with a salt that is thrown away after two days.
    .addColumn('spot', 'text')
    .addColumn('state', 'text', (column) => column.notNull())
    // Why it waits, or once waited, for the operator.
    .addColumn('held_for', 'text', (column) => column.notNull())
    .addColumn('is_pinned', 'smallint', (column) => column.notNull())
    .addColumn('likes', 'bigint', (column) => column.notNull())
    .addColumn('reply_count', 'bigint', (column) => column.notNull())
    // Whether lists show it; follows from the other columns and is here for the indexes.
    .addColumn('listed', 'smallint', (column) => column.notNull())
    // Author, thread, text and day: the same twice is a duplicate.
    .addColumn('once_key', 'text', (column) => column.unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('deleted_at', 'bigint')
    .addColumn('deleted_by', 'text', (column) => column.notNull())
    .addColumn('moderated_at', 'bigint')
    // The name as it was: the operator may be gone later.
    .addColumn('moderated_by', 'text', (column) => column.notNull())
    .execute();
  const index = (name: string, columns: string[]) => db.schema.createIndex(name).on('word').columns(columns).execute();
  await index('word_new', ['parent_id', 'listed', 'is_pinned desc', 'id desc']);
  await index('word_liked', ['parent_id', 'listed', 'is_pinned desc', 'likes desc', 'id desc']);
  await index('word_state', ['state', 'id desc']);
  await index('word_author', ['author', 'state', 'id desc']);
  await index('word_spot', ['role', 'created_at']);
  await index('word_deleted', ['deleted_at']);
}

async function createLikesAndReports(db: AnyDatabase, engine: Engine): Promise<void> {
  await db.schema
    .createTable('word_like')
    .addColumn('word_id', 'bigint', (column) => column.notNull().references('word.id').onDelete('cascade'))
    .addColumn('liker', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('word_like_pk', ['word_id', 'liker'])
    .execute();
  await db.schema.createIndex('word_like_liker').on('word_like').column('liker').execute();
  await db.schema
    .createTable('word_report')
    .addColumn('id', identity(engine), (column) => column.primaryKey())
    .addColumn('word_id', 'bigint', (column) => column.notNull().references('word.id').onDelete('cascade'))
    .addColumn('reporter', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('detail', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addUniqueConstraint('word_report_once', ['word_id', 'reporter'])
    .execute();
  await db.schema.createIndex('word_report_reporter').on('word_report').column('reporter').execute();
}

async function createVisitors(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('word_secret')
    .addColumn('name', 'text', (column) => column.primaryKey().notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  // Proofs of work that were used, until they would have expired anyway.
  await db.schema
    .createTable('word_proof')
    .addColumn('nonce', 'text', (column) => column.primaryKey().notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
}
