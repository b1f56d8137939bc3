import type { FoundAnyItem } from '../any-item.contract.ts';
import { anyPath } from '../any-path.pure.ts';
import { matchReason } from '../match-reason.pure.ts';
import { spaced } from '../spaced.pure.ts';
import { type Card, coverArt } from './card.ts';
import { hitParts, type TextPart } from './hit-text.ts';
import { scoreText } from './title-text.ts';

/** A title that was found, and why. */
export interface SearchRow extends Pick<Card, 'key' | 'path' | 'name' | 'kind' | 'score' | 'cover'> {
  parts: TextPart[];
  facts: string;
  people: string;
  reason: string | null;
  summary: string;
  length: string;
}

/** `isWish`: the chips above say already why a title is there. */
export function toSearchRows(items: readonly FoundAnyItem[], words: string, isWish = false): SearchRow[] {
  return items.map((item, _index) => ({
    key: item.Key,
    path: anyPath(item.Key),
    name: item.Name,
    kind: item.TypeName,
    parts: hitParts(item.Name, words),
    facts: [item.TypeName, item.Year, ...item.Genres.slice(0, 2)].filter(Boolean).join(' · '),
    people: [item.Directors.slice(0, 2).join('、'), item.Actors.slice(0, 4).join('、')].filter(Boolean).join(' · '),
    reason: isWish && ['person', 'title'].includes(item.Match.By) ? null : reasonOf(item.Match),
    summary: isWish ? item.Summary : '',
    length: spaced(item.Remark || item.Duration),
    score: scoreText(item),
    cover: coverArt(item),
  }));
}

/** Shown only where the title does not say it already. */
function reasonOf(match: FoundAnyItem['Match']): string | null {
  return match.By === 'near' ? '名称相近' : (matchReason(match) ?? null);
}

interface Beside {
  type: string;
  order: string;
  isName: boolean;
}

export function searchPagePath(words: string, { type, order, isName }: Beside, page = 1): string {
  const query = new URLSearchParams({
    words,
    ...(type && { type }),
    ...(order && { order }),
    ...(isName && { as: 'name' }),
    ...(page > 1 && { page: String(page) }),
  });
  return `/anys/search?${query}`;
}
