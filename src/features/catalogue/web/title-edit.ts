import type { AnyDetail } from '../any-item.contract.ts';
import type { AnyChanges } from '../any-write.contract.ts';
import type { KindName } from '../kinds.pure.ts';

type CoverChoiceName = AnyDetail['CoverChoice'];

/** Lists are typed as one line. */
const LISTS = ['Aliases', 'Regions', 'Languages', 'Genres', 'Directors', 'Actors'] as const;
const TEXTS = ['Name', 'ReleaseDate', 'Duration', 'Cover', 'Summary', 'Remark'] as const;

type Kept = (typeof LISTS)[number] | (typeof TEXTS)[number] | 'TypeName' | 'Year' | 'IsFinished' | 'CoverChoice';
export type TypedTitle = Record<Kept, string>;

/** A title as its form shows it. */
export function typedOf(title: Pick<AnyDetail, Kept>): TypedTitle {
  const lists = LISTS.map((name) => [name, title[name].join('、')]);
  const texts = TEXTS.map((name) => [name, title[name]]);
  return {
    // Both name each of their fields once.
    ...(Object.fromEntries([...lists, ...texts]) as Omit<
      TypedTitle,
      'TypeName' | 'Year' | 'IsFinished' | 'CoverChoice'
    >),
    TypeName: title.TypeName,
    CoverChoice: title.CoverChoice,
    Year: String(title.Year ?? ''),
    IsFinished: title.IsFinished ? '1' : '',
  };
}

export const NEW_TITLE = typedOf({
  ...{ Name: '', Aliases: [], TypeName: '电影', Year: null, Regions: [], Languages: [], Genres: [] },
  ...{ Directors: [], Actors: [], ReleaseDate: '', Duration: '', Cover: '', Summary: '', Remark: '' },
  IsFinished: false,
  CoverChoice: 'site',
});

/** The year goes as it was typed: what is no number is for the server to refuse. */
type Sent = Omit<AnyChanges, 'Year'> & { Year?: string | null };

/** What was changed, as the API takes it: what a field says already stays with whoever said it. */
export function changesIn(typed: TypedTitle, before: TypedTitle): Sent {
  const changed = (name: Kept) => typed[name].trim() !== before[name].trim();
  const lists = LISTS.filter(changed).map((name) => [name, listIn(typed[name])]);
  const texts = TEXTS.filter(changed).map((name) => [name, typed[name].trim()]);
  return {
    // Both name fields of the changes with values of their own kind.
    ...(Object.fromEntries([...lists, ...texts]) as Sent),
    ...(changed('TypeName') && { TypeName: typed.TypeName as KindName }),
    ...(changed('CoverChoice') && { CoverChoice: typed.CoverChoice as CoverChoiceName }),
    ...(changed('Year') && { Year: typed.Year.trim() || null }),
    ...(changed('IsFinished') && { IsFinished: typed.IsFinished !== '' }),
  };
}

export function readTyped(form: FormData): TypedTitle {
  const read = (name: string) => String(form.get(name) ?? '');
  const names: readonly Kept[] = [...LISTS, ...TEXTS, 'TypeName', 'Year', 'IsFinished', 'CoverChoice'];
  const typed = Object.fromEntries(names.map((name) => [name, read(name)])) as TypedTitle;
  // A form from before there was a choice does not ask for it.
  return { ...typed, CoverChoice: typed.CoverChoice || NEW_TITLE.CoverChoice };
}

/** What the form held when it was drawn; whatever is no such text counts as an empty form. */
export function readBefore(text: string): TypedTitle {
  try {
    const read: unknown = JSON.parse(text);
    const given = typeof read === 'object' && read !== null ? Object.entries(read) : [];
    const texts = given.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    return { ...NEW_TITLE, ...Object.fromEntries(texts) };
  } catch {
    return NEW_TITLE;
  }
}

/** Several in one line. */
export const listIn = (text: string): string[] => [
  ...new Set(
    text
      .split(/[、，,;；\n]/)
      .map((one) => one.trim())
      .filter(Boolean),
  ),
];
