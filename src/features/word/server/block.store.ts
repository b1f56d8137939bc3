import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { WordTables } from './word.table.ts';

const spotMark = (spot: string) => `spot ${spot}`;

export type BlockStore = ReturnType<typeof createBlockStore>;

/** Who may not write any more. A visitor without the cookie is known by their place until the day's salt is gone. */
export function createBlockStore(db: AnyDatabase) {
  const tables = db.withTables<WordTables>();
  return {
    /** Whoever wrote the word; nobody shuts out an operator. False where that changes nothing. */
    async addAuthorOf(wordId: number, by: string, now: number): Promise<boolean> {
      const word = await tables
        .selectFrom('word')
        .select(['author', 'spot', 'nickname'])
        .where('id', '=', wordId)
        .where('role', '<>', 'operator')
        .executeTakeFirst();
      if (!word || word.author === null) return false;
      const { author, spot, nickname } = word;
      const marks = [author, ...(spot === null ? [] : [spotMark(spot)])];
      const added = await tables
        .insertInto('word_block')
        .values(marks.map((mark) => ({ mark, author, nickname, created_at: now, created_by: by })))
        .onConflict((conflict) => conflict.column('mark').doNothing())
        .returning('mark')
        .execute();
      return added.length > 0;
    },

    async removeAuthorOf(wordId: number): Promise<boolean> {
      const author = tables.selectFrom('word').select('author').where('id', '=', wordId);
      const { numDeletedRows } = await tables.deleteFrom('word_block').where('author', 'in', author).executeTakeFirst();
      return numDeletedRows > 0n;
    },

    async erase(author: string): Promise<void> {
      await tables.deleteFrom('word_block').where('author', '=', author).execute();
    },

    async isBlocked(author: string | null, spot: string): Promise<boolean> {
      const marks = [spotMark(spot), ...(author === null ? [] : [author])];
      return (
        (await tables.selectFrom('word_block').select('mark').where('mark', 'in', marks).executeTakeFirst()) !==
        undefined
      );
    },

    async among(authors: readonly (string | null)[]): Promise<Set<string>> {
      const known = authors.filter((author) => author !== null);
      if (known.length === 0) return new Set();
      const rows = await tables.selectFrom('word_block').select('author').where('author', 'in', known).execute();
      return new Set(rows.map(({ author }) => author));
    },
  };
}
