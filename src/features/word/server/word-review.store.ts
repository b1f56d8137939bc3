import type { Slice } from '#/contract/paging.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import { holdsWords } from '#/platform/db/holds-words.ts';
import type { Word } from './word.rules.ts';
import type { WordTables } from './word.table.ts';
import { toWord } from './word-row.store.ts';

export interface Report {
  wordId: number;
  reason: string;
  detail: string;
  createdAt: number;
}

export interface Wanted extends Slice {
  state: 'waiting' | 'reported' | 'hidden' | 'deleted' | 'all';
  words: string;
}

/** Enough to judge by; the count tells the rest. */
const SHOWN_REPORTS = 5;

export type WordReviewStore = ReturnType<typeof createWordReviewStore>;

export function createWordReviewStore(db: AnyDatabase) {
  const tables = db.withTables<WordTables>();
  const wantedBy = ({ state, words }: Pick<Wanted, 'state' | 'words'>) =>
    tables
      .selectFrom('word')
      .$if(state === 'deleted', (query) => query.where('deleted_at', 'is not', null))
      .$if(state === 'waiting' || state === 'hidden' || state === 'reported', (query) =>
        query.where('deleted_at', 'is', null),
      )
      .$if(state === 'waiting', (query) => query.where('state', '=', 'waiting'))
      .$if(state === 'hidden', (query) => query.where('state', '=', 'hidden'))
      .$if(state === 'reported', (query) =>
        query.where('id', 'in', (reports) => reports.selectFrom('word_report').select('word_id')),
      )
      .$if(words !== '', (query) => query.where(holdsWords(words, ['content', 'nickname'])));
  const count = async (wanted: Pick<Wanted, 'state' | 'words'>) => {
    const { total } = await wantedBy(wanted)
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return total;
  };

  return {
    async list({ limit, offset, ...wanted }: Wanted): Promise<{ words: Word[]; total: number }> {
      const rows = await wantedBy(wanted).selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
      return { words: rows.map(toWord), total: await count(wanted) };
    },

    async byIds(ids: readonly number[]): Promise<Map<number, Word>> {
      if (ids.length === 0) return new Map();
      const rows = await tables.selectFrom('word').selectAll().where('id', 'in', ids).execute();
      return new Map(rows.map((row) => [row.id, toWord(row)]));
    },

    count: (state: 'waiting' | 'reported') => count({ state, words: '' }),

    /** How many reports each word has, and the newest of them. */
    async reports(ids: readonly number[]): Promise<Map<number, { count: number; newest: Report[] }>> {
      const found = new Map<number, { count: number; newest: Report[] }>();
      if (ids.length === 0) return found;
      const rows = await tables
        .selectFrom('word_report')
        .selectAll()
        .where('word_id', 'in', ids)
        .orderBy('id', 'desc')
        .execute();
      for (const { word_id, reason, detail, created_at } of rows) {
        const known = found.get(word_id) ?? { count: 0, newest: [] };
        known.count += 1;
        if (known.newest.length < SHOWN_REPORTS) {
          known.newest.push({ wordId: word_id, reason, detail, createdAt: created_at });
        }
        found.set(word_id, known);
      }
      return found;
    },
  };
}
