import { keyOf } from '#/platform/db/search/normal-form.ts';
import { workKey } from '#/platform/db/search/work-key.ts';
import type { SourcedFacts } from './layers.rules.ts';
import type { KnownWork, WorkSigns } from './recognise.rules.ts';

export function signsOf({ facts }: { facts: SourcedFacts }): WorkSigns {
  return {
    kind: facts.kind,
    year: facts.year,
    name: workKey(facts.name),
    aliases: facts.aliases.map(workKey).filter(Boolean),
    people: [...facts.directors, ...facts.actors].map(keyOf),
  };
}

export function asPlanned({ kind, year, name, aliases, people }: WorkSigns, id: number): KnownWork {
  const names = [{ key: name, isMain: true }, ...aliases.map((key) => ({ key, isMain: false }))];
  return { id, kind, year, names, people, isRemoved: false };
}

export function indexByName(works: readonly KnownWork[]): Map<string, KnownWork[]> {
  const byName = new Map<string, KnownWork[]>();
  for (const work of works) {
    for (const { key } of work.names) byName.set(key, [...(byName.get(key) ?? []), work]);
  }
  return byName;
}

export function candidates(byName: ReadonlyMap<string, KnownWork[]>, { name, aliases }: WorkSigns): KnownWork[] {
  return [...new Set([name, ...aliases].flatMap((key) => byName.get(key) ?? []))];
}
