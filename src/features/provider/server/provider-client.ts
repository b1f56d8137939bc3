import type { Work } from '../../catalogue/server/enrichment.service.ts';
import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import type { Candidate } from './judge-match.ts';
import type { Answer } from './provider.gateway.ts';

/** What a provider is asked about a title. */
export interface ProviderClient {
  /** The entry that is known to be the title, without asking. */
  idOf(work: Work): string | undefined;
  candidates(work: Work): Promise<Candidate[]>;
  /** Everything about an entry; `same` where it has not changed since. */
  read(itemId: string, etag: string): Promise<Answer<GatheredItem>>;
}

export const yearOf = (date: string | null | undefined): number | null => {
  const year = Number(/^(\d{4})/.exec(date ?? '')?.[1]);
  return year > 1870 && year < 2100 ? year : null;
};

/** One line of plain text; what is not shown, or would reorder what is, is taken out. */
export function plain(text: string, longest = 200): string {
  const clean = text.toWellFormed().replaceAll(/[\p{Cc}\p{Cf}\ufffd]+/gu, ' ');
  return [...clean.replaceAll(/\s+/g, ' ').trim()].slice(0, longest).join('');
}

export const plainList = (texts: readonly string[], most: number): string[] =>
  [...new Set(texts.map((text) => plain(text, 100)).filter(Boolean))].slice(0, most);
