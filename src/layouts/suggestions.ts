import type { ReactNode } from 'react';
import { searchPath } from '#/features/catalogue/any-path.pure.ts';
import { kindOf } from '#/features/catalogue/kinds.pure.ts';
import { type MatchKind, matchReason } from '#/features/catalogue/match-reason.pure.ts';
import { hitParts, type TextPart } from '#/features/catalogue/web/hit-text.ts';
import { coverUrl } from '#/features/cover/cover-palettes.pure.ts';
import { browserApi } from '#/web/browser-api.ts';

export interface Suggestion {
  /** The id of the element that shows the suggestion. */
  id: string;
  to: string;
  parts: TextPart[];
  note: string;
  cover?: string;
  /** A person's first character, a rank or an icon. */
  disc?: ReactNode;
  reason?: { label: string; text: string };
}

export interface SuggestionGroup {
  name: string;
  rows: Suggestion[];
}

/** The rows' ids begin with the prefix. */
export type AskSuggestions = (words: string, prefix: string) => Promise<SuggestionGroup[]>;

interface Item {
  Text: string;
  Note: string;
  Path: string;
  Match: { By: MatchKind; Text: string };
}

const MOST = { 筛选: 1, 片名: 6, 人物: 3 };

/** What the catalogue makes of the words, then the way to everything else. */
export async function askSuggestions(words: string, prefix: string): Promise<SuggestionGroup[]> {
  if (words === '') return hotWords(prefix);
  const result = await browserApi('GET /api/v1/any/suggest', { query: { words } }, { quiet: true });
  const found = result.ok ? result.data.Groups : [];
  const groups = found.map(({ Name, Items }, group) => ({
    name: Name,
    rows: Items.slice(0, MOST[Name]).map((item, index) => toRow(item, Name, words, `${prefix}-${group}-${index}`)),
  }));
  return [...groups, { name: '更多结果', rows: [handOff(words, `${prefix}-all`)] }];
}

function toRow({ Text, Note, Path, Match }: Item, group: keyof typeof MOST, words: string, id: string): Suggestion {
  const kind = kindOf(Note.split(' · ')[0] ?? '')?.name ?? '电影';
  const [label = '', text = ''] = matchReason(Match)?.split('：') ?? [];
  // A person that was found by name needs no word for it.
  const isPlain = label === '' || Match.Text === Text;
  return {
    id,
    to: Path,
    parts: hitParts(Text, words),
    note: Note,
    ...(group === '片名'
      ? { cover: coverUrl({ title: Text, kind, mini: true }) }
      : { disc: group === '人物' ? ([...Text][0] ?? '') : '筛' }),
    ...(!isPlain && { reason: { label: label.replace('匹配', ''), text } }),
  };
}

function handOff(words: string, id: string): Suggestion {
  return {
    id,
    to: `/userCenter?words=${encodeURIComponent(words)}`,
    parts: [{ text: `在所有内容里搜「${words}」`, isHit: false }],
    note: '影视、市集、工具、博客、祝福',
  };
}

/** Before anything is typed: what others look for. */
async function hotWords(prefix: string): Promise<SuggestionGroup[]> {
  const result = await browserApi('GET /api/v1/any/hot-words', {}, { quiet: true });
  const words = result.ok ? result.data.Words.split(',').filter(Boolean) : [];
  const rows = words.slice(0, 6).map((word, index) => ({
    id: `${prefix}-hot-${index}`,
    to: searchPath(word),
    parts: [{ text: word, isHit: false }],
    note: '',
    disc: String(index + 1),
  }));
  return rows.length > 0 ? [{ name: '热门片名', rows }] : [];
}
