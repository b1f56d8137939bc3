import { KINDS } from '../kinds.pure.ts';
import type { TitleFacts } from './title.rules.ts';

export type Drawn = Pick<TitleFacts, 'name' | 'kind' | 'genres' | 'regions' | 'summary' | 'year'>;

const kindName = new Map(KINDS.map(({ slug, name }) => [slug, name]));
/** What its cover is chosen by. */
export const artSubject = ({ name, kind, genres, regions, summary, year }: Drawn) => ({
  title: name,
  kind: kindName.get(kind) ?? '电影',
  genres,
  regions,
  summary,
  year,
});

export type Placed = Pick<TitleFacts, 'name' | 'kind' | 'year' | 'genres' | 'directors' | 'actors' | 'releaseDate'> & {
  broadcastMinute: number | null;
  airsUntil: number | null;
};

/** What is on air changes, faces do not: they are chosen for the week of this day. */
export const WEEK_OF = Date.UTC(2026, 10, 15);
/** So far down a list visitors look, and so far it is kept free of twins. */
const LENGTH = 120;
/** How many people of a title count: the lists of their works show it beside others. */
const LEADS = 3;
/** How many characters of a name count. */
const NAME = 8;

/**
 * The lists in which titles will stand beside each other, by their numbers: `titles` come the best known first, as most
 * lists show them. Kinds, genres, people, what a search for a part of the name finds, what is new, what is on air.
 */
export function neighbourLists(titles: readonly Placed[]): number[][] {
  const lists = new Map<string, number[]>();
  const put = (list: string, number: number) => {
    const known = lists.get(list);
    if (!known) lists.set(list, [number]);
    else if (known.length < LENGTH) known.push(number);
  };
  for (const [number, title] of titles.entries()) for (const list of listsOf(title)) put(list, number);
  const byTime = [...titles.entries()].sort(([, one], [, other]) => lastNews(other) - lastNews(one));
  for (const [number, { kind, name }] of byTime) {
    put('new', number);
    put(`new ${kind}`, number);
    put(`series ${[...name].slice(0, 4).join('')}`, number);
  }
  const onAir = [...titles.entries()].filter(([, one]) => one.broadcastMinute !== null && lastNews(one) > WEEK_OF);
  for (const [number] of onAir.sort(([, one], [, other]) => minuteOf(other) - minuteOf(one))) put('week', number);
  return [...lists.values()].filter(({ length }) => length > 1);
}

const minuteOf = ({ broadcastMinute }: Placed) => broadcastMinute ?? 0;

function lastNews({ kind, releaseDate, airsUntil, year }: Placed): number {
  if (kind === 'movie' || airsUntil === null) return Date.parse(releaseDate || `${year ?? 1970}-01-01`) || 0;
  return airsUntil;
}

function listsOf({ name, kind, genres, directors, actors }: Placed): Set<string> {
  const letters = [...name];
  const parts = letters.slice(0, NAME).flatMap((letter, at) => [letter, letter + (letters[at + 1] ?? '')]);
  return new Set([
    'all',
    kind,
    ...genres.flatMap((genre) => [`genre ${genre}`, `genre ${genre} ${kind}`]),
    ...[...directors, ...actors].slice(0, LEADS).map((person) => `person ${person}`),
    ...parts.map((part) => `has ${part}`),
    ...parts.slice(0, 2).map((part) => `begins ${part}`),
  ]);
}
