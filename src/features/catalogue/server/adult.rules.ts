import { ADULT_PLACES, ADULT_TAGS, ADULT_WHOLE_WORDS, ADULT_WORDS, ADULT_WORKS } from './adult-words.data.ts';
import type { TitleFacts } from './title.rules.ts';

type Judged = Pick<TitleFacts, 'name' | 'kind' | 'aliases' | 'genres'> & Partial<Pick<TitleFacts, 'platforms'>>;

const keyOf = (name: string) => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, '');
const tags = new Set(ADULT_TAGS.map((tag) => tag.toLowerCase()));
const works = ADULT_WORKS.map(keyOf);

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Whether one of the words is there as a word, or as several, and no half of another. */
function hasWholeWord(name: string): boolean {
  const found = [...name.matchAll(ADULT_WHOLE_WORDS)];
  if (found.length === 0) return false;
  const edges = new Set([...segmenter.segment(name)].map(({ index }) => index)).add(name.length);
  return found.some(({ index, 0: word }) => edges.has(index) && edges.has(index + word.length));
}

/** Whether a title is for adults only: by its names, its tags, or the place that offers it. */
export function isAdult({ name, kind, aliases, genres, platforms = [] }: Judged): boolean {
  const names = [name, ...aliases];
  return (
    names.some((one) => ADULT_WORDS.test(one) || hasWholeWord(one)) ||
    names.map(keyOf).some((key) => works.some((work) => key.startsWith(work))) ||
    genres.some((tag) => tags.has(tag.toLowerCase()) || (kind === 'movie' && tag === '伦理')) ||
    platforms.some(({ url }) => ADULT_PLACES.test(url))
  );
}
