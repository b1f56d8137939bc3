import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { isHeldByReports, type Word } from './word.rules.ts';
import type { WordTables } from './word.table.ts';
import type { WordNews } from './word-news.ts';
import { lockWord } from './word-row.store.ts';

export interface NewReport {
  wordId: number;
  reporter: string;
  reason: string;
  detail: string;
  createdAt: number;
}

export interface NewLike {
  wordId: number;
  liker: string;
  /** As members are called; empty for visitors. */
  likerName: string;
  /** Undefined turns it over. */
  wanted: boolean | undefined;
  /** How many likers of one word may begin alike; null for members, who are each their own. */
  crowd: { start: string; most: number } | null;
  now: number;
}

export type WordLikeStore = ReturnType<typeof createWordLikeStore>;

/** What readers say about a word: that they like it, or that it should go. */
export function createWordLikeStore(db: AnyDatabase, news: Pick<WordNews, 'liked'>) {
  return {
    /** The number and the mark change together, and a person counts once however often they ask at the same time. */
    like({ wordId: id, liker, likerName, wanted, crowd, now }: NewLike) {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<WordTables>();
        const word = await lockWord(inside, id);
        if (!word) return undefined;
        const mine = inside
          .selectFrom('word_like')
          .select('liker')
          .where('word_id', '=', id)
          .where('liker', '=', liker);
        const wasLiked = (await mine.executeTakeFirst()) !== undefined;
        const isLiked = wanted ?? !wasLiked;
        if (isLiked === wasLiked) return { likes: word.likes, isLiked };
        if (isLiked && crowd && (await countCrowd(transaction, id, crowd.start)) >= crowd.most) return 'crowded';
        if (isLiked) await inside.insertInto('word_like').values({ word_id: id, liker, created_at: now }).execute();
        else await inside.deleteFrom('word_like').where('word_id', '=', id).where('liker', '=', liker).execute();
        const likes = word.likes + (isLiked ? 1 : -1);
        await inside.updateTable('word').set({ likes }).where('id', '=', id).execute();
        if (isLiked) await news.liked(transaction, { ...word, likes }, liker, likerName);
        return { likes, isLiked };
      });
    },

    /** Whether the reports now weigh enough to take the word off the board. */
    report({ wordId, reporter, reason, detail, createdAt }: NewReport): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<WordTables>();
        const word: Word | undefined = await lockWord(inside, wordId);
        if (!word) return false;
        await inside
          .insertInto('word_report')
          .values({ word_id: wordId, reporter, reason, detail, created_at: createdAt })
          .onConflict((conflict) => conflict.columns(['word_id', 'reporter']).doNothing())
          .execute();
        const { reports } = await inside
          .selectFrom('word_report')
          .select(({ fn }) => fn.countAll<number>().as('reports'))
          .where('word_id', '=', wordId)
          .executeTakeFirstOrThrow();
        return isHeldByReports(word, reports);
      });
    },
  };
}

/** Likes of one word by those whose names begin alike. */
async function countCrowd(db: AnyDatabase, wordId: number, start: string): Promise<number> {
  const { likes } = await db
    .withTables<WordTables>()
    .selectFrom('word_like')
    .select(({ fn }) => fn.countAll<number>().as('likes'))
    .where('word_id', '=', wordId)
    .where(sql<string>`substr(liker, 1, ${sql.lit(start.length)})`, '=', start)
    .executeTakeFirstOrThrow();
  return likes;
}
