import { fieldsChanged, type SourcedFacts } from './layers.rules.ts';
import type { EpisodeSet } from './title.rules.ts';

/** What is locked at a title: names of fields, and lists of episodes as `sets:` with the list's name. */
const LIST = 'sets:';

const listLock = (label: string) => `${LIST}${label}`;
export const isListLocked = (locks: readonly string[], label: string) => locks.includes(listLock(label));

/** Whoever changes something by hand locks it. A list that was taken away stays away. */
export function locksAfter(
  locks: readonly string[],
  facts: { before: SourcedFacts; after: SourcedFacts },
  sets?: { before: readonly EpisodeSet[]; after: readonly EpisodeSet[] },
): string[] {
  const lists = sets ? listsChanged(sets.before, sets.after).map(listLock) : [];
  return [...new Set([...locks, ...fieldsChanged(facts.before, facts.after), ...lists])];
}

function listsChanged(before: readonly EpisodeSet[], after: readonly EpisodeSet[]): string[] {
  const signs = (sets: readonly EpisodeSet[]) =>
    new Map(
      [...Map.groupBy(sets, ({ source }) => source)].map(([label, own]) => [
        label,
        JSON.stringify(own.map(({ name, url }) => [name, url])),
      ]),
    );
  const [old, fresh] = [signs(before), signs(after)];
  // A list of our own that is new has no source that could change it.
  return [...old].filter(([label, sign]) => fresh.get(label) !== sign).map(([label]) => label);
}
