import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { isOpen, type Word } from './word.rules.ts';
import type { WordTables } from './word.table.ts';
import { countReply, lockWord, toWord, type WordDb } from './word-row.store.ts';
import type { WordSearchStore } from './word-search.store.ts';

export type WordPurgeStore = ReturnType<typeof createWordPurgeStore>;

/** Taking along, and going: what a person leaves behind, and what nobody may read any more. */
export function createWordPurgeStore(db: AnyDatabase, search: WordSearchStore) {
  const tables = db.withTables<WordTables>();

  /** One at a time, each whole: a person with many words blocks nobody. */
  function purge(id: number, now: number): Promise<void> {
    return db.transaction().execute(async (transaction) => {
      const inside = transaction.withTables<WordTables>();
      const word = await lockWord(inside, id);
      if (!word) return;
      if (word.parentId === 0 && word.replyCount > 0) await empty(inside, word, now);
      else await remove(inside, word);
      await search.remove(transaction, [id]);
    });
  }

  return {
    async wordsOf(author: string): Promise<Word[]> {
      const rows = await tables.selectFrom('word').selectAll().where('author', '=', author).orderBy('id').execute();
      return rows.map(toWord);
    },

    async likesOf(liker: string): Promise<{ wordId: number; createdAt: number }[]> {
      const rows = await tables
        .selectFrom('word_like')
        .selectAll()
        .where('liker', '=', liker)
        .orderBy('word_id')
        .execute();
      return rows.map(({ word_id, created_at }) => ({ wordId: word_id, createdAt: created_at }));
    },

    async reportsOf(
      reporter: string,
    ): Promise<{ wordId: number; reason: string; detail: string; createdAt: number }[]> {
      const rows = await tables
        .selectFrom('word_report')
        .selectAll()
        .where('reporter', '=', reporter)
        .orderBy('id')
        .execute();
      return rows.map(({ word_id, reason, detail, created_at }) => ({
        wordId: word_id,
        reason,
        detail,
        createdAt: created_at,
      }));
    },

    async eraseAuthor(author: string, now: number): Promise<void> {
      const own = await tables.selectFrom('word').select('id').where('author', '=', author).execute();
      for (const { id } of own) await purge(id, now);
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<WordTables>();
        const liked = inside.selectFrom('word_like').select('word_id').where('liker', '=', author);
        const fewer = inside.updateTable('word').set((value) => ({ likes: value('likes', '-', 1) }));
        await fewer.where('id', 'in', liked).execute();
        await inside.deleteFrom('word_like').where('liker', '=', author).execute();
        await inside.deleteFrom('word_report').where('reporter', '=', author).execute();
      });
    },

    /** What was deleted long enough ago is gone for good; gaps that are empty already stay while answers hang on them. */
    async purgeDeleted(before: number, now: number): Promise<void> {
      const rows = await tables
        .selectFrom('word')
        .select('id')
        .where('deleted_at', '<', before)
        .where(({ or, eb }) => or([eb('content', '<>', ''), eb('reply_count', '=', 0)]))
        .execute();
      for (const { id } of rows) await purge(id, now);
    },
  };
}

async function empty(inside: WordDb, { id, deletedAt }: Word, now: number): Promise<void> {
  await inside.deleteFrom('word_like').where('word_id', '=', id).execute();
  await inside.deleteFrom('word_report').where('word_id', '=', id).execute();
  const nothing = {
    content: '',
    nickname: '',
    author: null,
    spot: null,
    once_key: null,
    likes: 0,
    is_pinned: 0 as const,
  };
  await inside
    .updateTable('word')
    .set({ ...nothing, deleted_at: deletedAt ?? now, deleted_by: 'author' })
    .where('id', '=', id)
    .execute();
}

/** Answers that nobody can read any more go with their thread. */
async function remove(inside: WordDb, word: Word): Promise<void> {
  await inside.deleteFrom('word').where('parent_id', '=', word.id).execute();
  await inside.deleteFrom('word').where('id', '=', word.id).execute();
  if (word.parentId !== 0 && isOpen(word)) await countReply(inside, word.parentId, -1);
}
