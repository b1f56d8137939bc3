import type { IntentField } from '../../intent-fields.pure.ts';
import { KINDS } from '../../kinds.pure.ts';
import { type Filter, spanTags } from '../list.rules.ts';
import { kindTag } from '../title.rules.ts';
import type { IntentPart } from './intent.rules.ts';

/** So old is a classic at least. */
const CLASSIC_YEARS = 15;
/** Said twice, either will do: 日本韩国电影. Two genres are meant together: 爱情喜剧. */
const EITHER: readonly IntentField[] = ['kind', 'region', 'period', 'state'];

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
  // Of everything, where nothing else is asked for.
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
