import { seriesName } from '../series-name.pure.ts';
import { EVERYTHING, type Filter } from './list.rules.ts';
import type { ListService } from './list.service.ts';
import { likeness, RELATED_PEOPLE } from './related.rules.ts';
import type { RelationStore } from './relation.store.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';
import type { TitleSearchStore } from './title-search.store.ts';

interface Needs {
  index: TitleSearchStore;
  titles: TitleStore;
  lists: ListService;
  relations: Pick<RelationStore, 'of'>;
}

const CANDIDATES = 30;
/** More than any likeness comes to. */
const RELATED_BY_WORD = 1000;

export type RelatedService = ReturnType<typeof createRelatedService>;

/** What is like a title: a bounded choice of candidates, then the likest. */
export function createRelatedService({ index, titles, lists, relations }: Needs) {
  const idsFor = async (words: string) => (await index.find({ words, limit: CANDIDATES })).map(({ id }) => id);

  return {
    /** All candidates: first what the operator says belongs to it, then the likest. */
    async relatedTo(title: ListedTitle): Promise<ListedTitle[]> {
      const people = [...title.directors.slice(0, 1), ...title.actors].slice(0, RELATED_PEOPLE);
      const byWords = await Promise.all([seriesName(title.name), ...people].map(idsFor));
      const filter: Filter = { ...EVERYTHING, kind: title.kind };
      const narrowed = { ...filter, genre: title.genres[0] ?? '', years: yearsAround(title) };
      const [alike, hot] = await Promise.all([lists.top(narrowed, CANDIDATES), lists.top(filter, CANDIDATES)]);
      const own = (await relations.of(title.id)).map(({ id }) => id);
      const named = await titles.listByIds([...new Set([...own, ...byWords.flat()])]);
      const candidates = new Map([...named, ...alike, ...hot].map((other) => [other.id, other]));
      candidates.delete(title.id);
      return [...candidates.values()]
        .map((other) => ({ other, score: likeness(title, other) + (own.includes(other.id) ? RELATED_BY_WORD : 0) }))
        .sort((a, b) => b.score - a.score || b.other.heat - a.other.heat || a.other.id - b.other.id)
        .map(({ other }) => other);
    },
  };
}

/** Without a genre the years around it are all that narrows; with one they would leave too little. */
function yearsAround({ genres, year }: ListedTitle): Filter['years'] {
  return genres.length > 0 || year === null ? null : { from: year - 1, to: year + 1 };
}
