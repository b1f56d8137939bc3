import { sql } from 'kysely';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { SearchRecordTables } from './search-record.table.ts';

export interface Recent {
  words: string;
  searchedAt: number;
}

export interface SearchedWords {
  /** The words in the form in which two searches count as the same. */
  key: string;
  words: string;
  /** 0 or 1 of each: the first search of a visitor and day, one in vain, and the first in the market. */
  visitors: number;
  misses: number;
  inMarket: number;
}

export interface AskedWord {
  words: string;
  visitors: number;
  misses: number;
}

/** What became of words within some days. */
export interface WeekWord extends AskedWord {
  inMarket: number;
  /** On how many days they were looked for in the market. */
  days: number;
}

/** When words are hot: so many visitors, on so many days, and so many of them on one day. */
export interface Heat {
  visitors: number;
  days: number;
  atOnce: number;
}

/** How many recent searches are kept for a member. */
const MOST_RECENT = 20;

export type SearchRecordStore = ReturnType<typeof createSearchRecordStore>;

export function createSearchRecordStore(db: AnyDatabase) {
  const tables = db.withTables<SearchRecordTables>();
  /** Every word that was looked for since a day, with how many came and how many were left without. */
  const wordsSince = (day: string) =>
    tables
      .selectFrom('search_word')
      .select(({ fn }) => [
        fn.max('words').as('words'),
        fn.sum<number | string>('visitors').as('visitors'),
        fn.sum<number | string>('misses').as('misses'),
      ])
      .where('day', '>=', day)
      .groupBy('word_key');

  return {
    /** Each is one more visitor who looked for it on this day, and may have found nothing. */
    async count(transaction: AnyDatabase, searches: readonly SearchedWords[], day: string): Promise<void> {
      for (const { key, words, visitors, misses, inMarket } of searches) {
        await transaction
          .withTables<SearchRecordTables>()
          .insertInto('search_word')
          .values({ day, word_key: key, words, visitors, misses, in_market: inMarket })
          .onConflict((conflict) =>
            conflict.columns(['day', 'word_key']).doUpdateSet((update) => ({
              visitors: update('search_word.visitors', '+', visitors),
              misses: update('search_word.misses', '+', misses),
              in_market: update('search_word.in_market', '+', inMarket),
            })),
          )
          .execute();
      }
    },

    /** Most visitors first; only what enough of them looked for, on enough days, and not one alone again and again. */
    async hot(
      sinceDay: string,
      where: 'visitors' | 'in_market',
      { visitors: fewest, days, atOnce }: Heat,
      limit: number,
    ): Promise<{ words: string; visitors: number }[]> {
      const rows = await tables
        .selectFrom('search_word')
        .select((from) => [from.fn.max('words').as('words'), from.fn.sum<number | string>(where).as('visitors')])
        .where('day', '>=', sinceDay)
        .where(where, '>', 0)
        .groupBy('word_key')
        .having((from) => from.fn.sum(where), '>=', fewest)
        .having((from) => from.fn.max(where), '>=', atOnce)
        .having((from) => from.fn.countAll(), '>=', days)
        .orderBy((from) => from.fn.sum(where), 'desc')
        .orderBy('word_key')
        .limit(limit)
        .execute();
      return rows.map(({ words, visitors }) => ({ words: words ?? '', visitors: Number(visitors) }));
    },

    /** Most visitors first; or only what was not found, by how many were left without. */
    async asked(sinceDay: string, limit: number, onlyMissed: boolean): Promise<AskedWord[]> {
      const rows = await wordsSince(sinceDay)
        .$if(onlyMissed, (query) => query.where(sql<boolean>`misses > 0`))
        .orderBy(({ fn }) => fn.sum(onlyMissed ? 'misses' : 'visitors'), 'desc')
        .orderBy('word_key')
        .limit(limit)
        .execute();
      return rows.map(({ words, visitors, misses }) => ({
        words,
        visitors: Number(visitors),
        misses: Number(misses),
      }));
    },

    /** What was looked for, in the market first. */
    async week(sinceDay: string, limit: number): Promise<WeekWord[]> {
      const rows = await wordsSince(sinceDay)
        .select(({ fn }) => [
          fn.sum<number | string>('in_market').as('inMarket'),
          sql<number | string>`sum(case when in_market > 0 then 1 else 0 end)`.as('days'),
        ])
        .orderBy(({ fn }) => fn.sum('in_market'), 'desc')
        .orderBy(({ fn }) => fn.sum('visitors'), 'desc')
        .orderBy('word_key')
        .limit(limit)
        .execute();
      return rows.map(({ words, ...counts }) => ({
        words,
        visitors: Number(counts.visitors),
        misses: Number(counts.misses),
        inMarket: Number(counts.inMarket),
        days: Number(counts.days),
      }));
    },

    async forgetBefore(day: string): Promise<void> {
      await tables.deleteFrom('search_word').where('day', '<', day).execute();
    },

    async remember(memberId: number, key: string, words: string, now: number): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        const inside = transaction.withTables<SearchRecordTables>();
        await inside
          .insertInto('search_recent')
          .values({ member_id: memberId, word_key: key, words, searched_at: now })
          .onConflict((conflict) =>
            conflict.columns(['member_id', 'word_key']).doUpdateSet({ words, searched_at: now }),
          )
          .execute();
        const tooOld = inside
          .selectFrom('search_recent')
          .select('word_key')
          .where('member_id', '=', memberId)
          .orderBy('searched_at', 'desc')
          .orderBy('word_key')
          // SQLite knows no offset without a limit; one search adds one row.
          .limit(MOST_RECENT)
          .offset(MOST_RECENT);
        await inside
          .deleteFrom('search_recent')
          .where('member_id', '=', memberId)
          .where('word_key', 'in', tooOld)
          .execute();
      });
    },

    /** Newest first. */
    async recent(memberId: number): Promise<Recent[]> {
      const rows = await tables
        .selectFrom('search_recent')
        .select(['words', 'searched_at'])
        .where('member_id', '=', memberId)
        .orderBy('searched_at', 'desc')
        .orderBy('word_key')
        .limit(MOST_RECENT)
        .execute();
      return rows.map(({ words, searched_at }) => ({ words, searchedAt: searched_at }));
    },

    /** All of a member's, or one. */
    async clear(memberId: number, key?: string): Promise<void> {
      const own = tables.deleteFrom('search_recent').where('member_id', '=', memberId);
      await (key === undefined ? own : own.where('word_key', '=', key)).execute();
    },
  };
}
