import { splitNames } from './names.ts';
import { initialsOf, readingsOf } from './pinyin-readings.ts';
import type { Candidate } from './rank.ts';
import type { FoundPerson, SearchMatch } from './search-index.ts';

/** Which of the people in these documents the words mean; those with the most documents first, then the hottest. */
export function findPeopleAmong(candidates: readonly Candidate[], key: string): FoundPerson[] {
  const byKey = new Map<string, FoundPerson>();
  const hottestFirst = [...candidates].sort((one, other) => other.heat - one.heat);
  for (const { id, keys, texts } of hottestFirst) {
    const names = splitNames(texts).people;
    splitNames(keys).people.forEach((personKey, index) => {
      const known = byKey.get(personKey);
      if (known) {
        known.ids.push(id);
        return;
      }
      const match = matchPerson(personKey, names[index] ?? '', key);
      if (match) byKey.set(personKey, { name: names[index] ?? '', match, ids: [id] });
    });
  }
  return [...byKey.values()].sort((one, other) => other.ids.length - one.ids.length);
}

function matchPerson(personKey: string, name: string, key: string): SearchMatch | undefined {
  if (personKey.startsWith(key)) return { by: 'person', text: name };
  if (!/^[a-z0-9]+$/.test(key)) return undefined;
  for (const syllables of readingsOf(personKey)) {
    if (syllables.join('').startsWith(key)) return { by: 'pinyin', text: key };
    if (initialsOf(syllables, personKey) === key) return { by: 'initials', text: key };
  }
  return undefined;
}
