import type { AnyDatabase } from '#/platform/db/any-database.ts';

export async function up(db: AnyDatabase): Promise<void> {
  await db.schema
    .createTable('search_word')
    // The day in Shanghai, as 2026-11-15.
    .addColumn('day', 'text', (column) => column.notNull())
    // The words as they are compared, and as the first visitor typed them.
    .addColumn('word_key', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('visitors', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_word_key', ['day', 'word_key'])
    .execute();
  await db.schema
    .createTable('search_recent')
    .addColumn('member_id', 'bigint', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('word_key', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('searched_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('search_recent_key', ['member_id', 'word_key'])
    .execute();
}
