import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import type { AnyDatabase } from '#/platform/db/any-database.ts';
import type { Database } from '#/platform/db/database.ts';
import type { SearchKind } from '#/platform/db/search/search-index.ts';
import type { Word } from './word.rules.ts';

export const WORDS: SearchKind = { name: 'word', place: 4 };
const PART_LENGTH = 40;
const MOST_PARTS = 16;

export type WordSearchStore = ReturnType<typeof createWordSearchStore>;

/** Words in the index of the whole site: by their sentences and by who wrote them, the newest first. */
export function createWordSearchStore({ db, search }: Pick<Database, 'db' | 'search'>) {
  return {
    async put(inside: AnyDatabase, { id, content, nickname, createdAt }: Word): Promise<void> {
      const [title = '', ...aliases] = partsOf(content);
      const heat = createdAt / DAY_MS;
      await search.put(inside, [{ kind: WORDS, id, title, aliases, people: [nickname], marks: [], heat }]);
    },

    remove: (inside: AnyDatabase, ids: readonly number[]) => search.remove(inside, WORDS, ids),

    async find(words: string, limit?: number): Promise<number[]> {
      const hits = await search.find(db, { kind: WORDS, words, ...(limit !== undefined && { limit }) });
      return hits.map(({ id }) => id);
    },
  };
}

/** The index was made for names: a text goes in by its sentences, the long ones in pieces that overlap. */
function partsOf(content: string): string[] {
  const sentences = content.split(/[\n。！？!?；;]+/).map((text) => [...text.trim()]);
  const parts = sentences.flatMap((letters) => {
    const pieces: string[] = [];
    for (let start = 0; start < letters.length; start += PART_LENGTH - 1) {
      pieces.push(letters.slice(start, start + PART_LENGTH).join(''));
    }
    return pieces;
  });
  return parts.filter(Boolean).slice(0, MOST_PARTS);
}
