import { sql } from 'kysely';
import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Word } from './word.rules.ts';
import type { WordTables } from './word.table.ts';
import { toWord } from './word-row.store.ts';

export type WordStore = ReturnType<typeof createWordStore>;

/** Everything that only looks. */
export function createWordStore(db: AnyDatabase) {
  const tables = db.withTables<WordTables>();
  const listed = () => tables.selectFrom('word').where('listed', '=', 1);

  async function findMany(ids: readonly number[]): Promise<Word[]> {
    if (ids.length === 0) return [];
    const rows = await tables.selectFrom('word').selectAll().where('id', 'in', ids).execute();
    const byId = new Map(rows.map((row) => [row.id, toWord(row)]));
    return ids.flatMap((id) => byId.get(id) ?? []);
  }

  return {
    async find(id: number): Promise<Word | undefined> {
      return (await findMany([id]))[0];
    },

    /** In the order of the ids; what is not there is left out. */
    findMany,

    async threads(subject: string, order: 'new' | 'likes', { limit, offset }: Slice): Promise<Word[]> {
      const rows = await listed()
        .where('subject', '=', subject)
        .where('parent_id', '=', 0)
        .selectAll()
        .orderBy('is_pinned', 'desc')
        .$if(order === 'likes', (query) => query.orderBy('likes', 'desc'))
        .orderBy('id', 'desc')
        .limit(limit)
        .offset(offset)
        .execute();
      return rows.map(toWord);
    },

    async countThreads(subject: string): Promise<number> {
      const { total } = await listed()
        .where('subject', '=', subject)
        .where('parent_id', '=', 0)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow();
      return total;
    },

    /** The first answers of each thread, oldest first. */
    async replies(threadIds: readonly number[], perThread: number): Promise<Word[]> {
      if (threadIds.length === 0) return [];
      const numbered = listed()
        .where('parent_id', 'in', threadIds)
        .selectAll()
        .select(sql<number>`row_number() over (partition by parent_id order by id)`.as('place'))
        .as('numbered');
      const rows = await tables
        .selectFrom(numbered)
        .selectAll()
        .where('place', '<=', perThread)
        .orderBy('id')
        .execute();
      return rows.map(toWord);
    },

    async waitingOf(author: string, subject: string, limit: number): Promise<Word[]> {
      const rows = await tables
        .selectFrom('word')
        .selectAll()
        .where('author', '=', author)
        .where('subject', '=', subject)
        .where('state', '=', 'waiting')
        .where('deleted_at', 'is', null)
        .orderBy('id', 'desc')
        .limit(limit)
        .execute();
      return rows.map(toWord);
    },

    /** How many words of an author everyone can read, as far as it matters. */
    async countShown(author: string, atMost: number): Promise<number> {
      const rows = await listed().select('id').where('author', '=', author).limit(atMost).execute();
      return rows.length;
    },

    /** What visitors wrote lately: all of them, and those at one spot. */
    async visitorsWrote(spot: string, since: { all: number; own: number }): Promise<{ own: number; all: number }> {
      const row = await tables
        .selectFrom('word')
        .select(({ fn }) => [
          fn.countAll<number>().filterWhere('created_at', '>', since.all).as('all'),
          fn.countAll<number>().filterWhere('spot', '=', spot).as('own'),
        ])
        .where('role', '=', 'visitor')
        .where('created_at', '>', Math.min(since.all, since.own))
        .executeTakeFirstOrThrow();
      return { own: Number(row.own), all: Number(row.all) };
    },

    async likedBy(liker: string, ids: readonly number[]): Promise<Set<number>> {
      if (ids.length === 0) return new Set();
      const rows = await tables
        .selectFrom('word_like')
        .select('word_id')
        .where('liker', '=', liker)
        .where('word_id', 'in', ids)
        .execute();
      return new Set(rows.map(({ word_id }) => word_id));
    },
  };
}
