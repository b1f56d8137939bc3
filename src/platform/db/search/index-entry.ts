import { joinNames, splitNames } from './names.ts';
import { keyOf } from './normal-form.ts';
import type { IndexEntry } from './search-engine.ts';
import type { SearchDocument, SearchKind } from './search-index.ts';
import { labelTokens, nameTokens, personTokens } from './tokens.ts';

/** Marks share the index with words; this keeps them apart. */
const MARK = '#';

/** A mark as a token: one word, whatever it is written with. */
export function markToken(mark: string): string {
  return MARK + mark.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');
}

export function toIndexEntry({ kind, id, title, aliases, people, marks, heat }: SearchDocument): IndexEntry {
  const alias = aliases.map(oneLine).filter((text) => keyOf(text) !== '');
  const aliasTokens = unique(alias.flatMap(nameTokens));
  const person = [...new Set(people.map(oneLine))].filter((text) => keyOf(text) !== '');
  return {
    kind,
    row: {
      kind: kind.name,
      id,
      keys: joinNames({ title: keyOf(title), aliases: alias.map(keyOf), people: person.map(keyOf) }),
      texts: joinNames({ title: oneLine(title), aliases: alias, people: person }),
      marks: marks.map(oneLine).join('\n'),
      heat,
    },
    tokens: {
      title: nameTokens(title),
      alias: kind.isLabelled ? labelTokens(aliasTokens) : aliasTokens,
      people: unique(person.flatMap(personTokens)),
      mark: unique(marks.map(markToken)),
    },
  };
}

/** The entry again, from what is stored of it. */
export function fromStoredRow(kind: SearchKind, row: Omit<IndexEntry['row'], 'kind' | 'keys'>): IndexEntry {
  const { title, aliases, people } = splitNames(row.texts);
  const marks = row.marks === '' ? [] : row.marks.split('\n');
  return toIndexEntry({ kind, id: row.id, title, aliases, people, marks, heat: row.heat });
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim();
}

function unique(tokens: string[]): string[] {
  return [...new Set(tokens)];
}
