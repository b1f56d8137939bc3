import type { AnyDatabase } from '#/platform/db/any-database.ts';

/** Proofs of work are not the board's alone any more, and are signed with a key that is not in the database. */
export async function up(db: AnyDatabase): Promise<void> {
  await db.schema.alterTable('word_proof').renameTo('spent_proof').execute();
  await db
    .withTables<{ word_secret: { name: string } }>()
    .deleteFrom('word_secret')
    .where('name', '=', 'proof')
    .execute();
}
