import { keyOf } from '#/platform/db/search/normal-form.ts';
import { initialsOf, readingsOf } from '#/platform/db/search/pinyin-readings.ts';
import { personNotFound } from './catalogue.errors.ts';
import type { CuratedListStore } from './curated-list.store.ts';
import type { PeopleStore } from './people.store.ts';
import type { ListedTitle } from './title.rules.ts';
import type { TitleStore } from './title.store.ts';

interface Needs {
  people: PeopleStore;
  titles: Pick<TitleStore, 'listByIds'>;
  curatedLists: Pick<CuratedListStore, 'holding'>;
}

const MOST_WORKS = 500;
const MOST_PARTNERS = 8;
const MOST_GENRES = 6;
const MOST_LISTS = 3;

export type PersonService = ReturnType<typeof createPersonService>;

/** Everything about one person, told by the titles they took part in. */
export function createPersonService({ people, titles, curatedLists }: Needs) {
  return {
    /** By the name that titles give, or any other; people with the same name are one. */
    async read(asked: string) {
      const key = keyOf(asked);
      const person = (await people.known([key])).get(key);
      if (!person) throw personNotFound();
      const ids = await people.works(person.name, undefined);
      const works = (await titles.listByIds(ids.slice(0, MOST_WORKS))).sort(byYear);
      const isOwn = (name: string) => keyOf(name) === person.key;
      const [syllables = []] = readingsOf(person.key);
      return {
        name: person.name,
        otherNames: await people.otherNamesOf(person.key),
        initials: initialsOf(syllables, person.key),
        works: works.map((title) => ({
          title,
          isDirector: title.directors.some(isOwn),
          isActor: title.actors.some(isOwn),
        })),
        partners: partnersIn(works, person.key),
        genres: counted(works.flatMap(({ genres }) => genres)).slice(0, MOST_GENRES),
        kinds: counted(works.map(({ kind }) => kind)),
        curatedLists: await curatedLists.holding(ids.slice(0, MOST_WORKS), MOST_LISTS),
      };
    },
  };
}

function byYear(one: ListedTitle, other: ListedTitle): number {
  return (one.year ?? 9999) - (other.year ?? 9999) || other.heat - one.heat;
}

function counted(names: readonly string[]): { name: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => ({ name, count })).sort((one, other) => other.count - one.count);
}

/** The people they worked with most often, each with the hottest works first. */
function partnersIn(works: readonly ListedTitle[], own: string) {
  const shared = new Map<string, { name: string; titles: string[] }>();
  for (const { name: title, directors, actors } of works.toSorted((one, other) => other.heat - one.heat)) {
    for (const [key, name] of new Map([...directors, ...actors].map((one) => [keyOf(one), one]))) {
      if (key === own || key === '') continue;
      const partner = shared.get(key) ?? { name, titles: [] };
      partner.titles.push(title);
      shared.set(key, partner);
    }
  }
  return [...shared.values()]
    .sort((one, other) => other.titles.length - one.titles.length)
    .slice(0, MOST_PARTNERS)
    .map(({ name, titles }) => ({ name, count: titles.length, titles: titles.slice(0, 4) }));
}
