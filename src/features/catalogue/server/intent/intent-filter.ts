import type { IntentField } from '../../intent-fields.pure.ts';
import { KINDS } from '../../kinds.pure.ts';
import { MOST_MINUTES } from '../../length.pure.ts';
import { type Filter, spanTags } from '../list.rules.ts';
import { genreTag, kindTag, minuteTag } from '../title.rules.ts';
import type { IntentPart } from './intent.rules.ts';

/** So old is a classic at least. */
const CLASSIC_YEARS = 15;
/** Said twice, either will do: 日本韩国电影. Two genres are meant together: 爱情喜剧. */
const EITHER: readonly IntentField[] = ['kind', 'region', 'period', 'state'];

const MOVIE = kindTag('movie');
/** Shorter is an episode. */
const SHORTEST_FILM = 40;
const AS_LONG_AS_A_FILM = Array.from({ length: MOST_MINUTES - SHORTEST_FILM + 1 }, (_, more) =>
  minuteTag(SHORTEST_FILM + more),
);

/** 宫崎骏的电影, 日本动画电影: a drawn film may be filed among anime. */
function addDrawnFilms(choices: Map<string, string[]>, parts: readonly IntentPart[]): void {
  const mayBeDrawn = parts.some(
    ({ field, tags, isRefused }) => !isRefused && (field === 'person' || tags.includes(genreTag('动画'))),
  );
  if (!mayBeDrawn || choices.get('kind')?.join() !== MOVIE) return;
  choices.set('kind', [MOVIE, kindTag('anime')]);
  choices.set('film', [MOVIE, ...AS_LONG_AS_A_FILM]);
}

/** What titles must have, beside people. */
export function intentFilter(filter: Filter, parts: readonly IntentPart[], thisYear: number): Filter {
  const choices = new Map<string, string[]>();
  const refused = parts.flatMap((part) => (part.isRefused ? part.tags : []));
  parts.forEach((part, index) => {
    if (part.isRefused) return;
    const tags = part.value === 'classic' ? spanTags({ from: 1880, to: thisYear - CLASSIC_YEARS }) : part.tags;
    if (tags.length === 0) return;
    const name = EITHER.includes(part.field) ? part.field : `${part.field} ${index}`;
    choices.set(name, [...new Set([...(choices.get(name) ?? []), ...tags])]);
  });
  addDrawnFilms(choices, parts);
  // Only refusals: they are taken from the list of everything.
  if (refused.length > 0 && choices.size === 0)
    choices.set(
      'kind',
      KINDS.map(({ slug }) => kindTag(slug)),
    );
  return { ...filter, also: [...(filter.also ?? []), ...choices.values()], without: refused };
}

export const hasWorth = (parts: readonly IntentPart[], value: string): boolean =>
  parts.some((part) => part.field === 'worth' && part.value === value);

export const isScore = ({ field, value }: IntentPart): boolean =>
  field === 'worth' && (value === 'high' || value.startsWith('score:'));

/** Who must take part, or who must not. */
export const peopleOf = (parts: readonly IntentPart[], isRefused = false): IntentPart[] =>
  parts.filter((part) => part.field === 'person' && (part.isRefused ?? false) === isRefused);
