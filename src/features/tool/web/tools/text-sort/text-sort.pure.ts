export type SortOrder = 'pinyin' | 'code' | 'natural' | 'length' | 'shuffle' | 'reverse';

export interface SortOptions {
  order: SortOrder;
  descending: boolean;
  dropEmpty: boolean;
}

/** How two lines follow each other. */
export type Compare = (a: string, b: string) => number;

/** `random` gives numbers from 0 to 1; only shuffling uses it. `byPinyin` is the order of sounds, if it is wanted. */
export function sortLines(
  text: string,
  { order, descending, dropEmpty }: SortOptions,
  random: () => number,
  byPinyin?: Compare,
): string {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => !dropEmpty || line.trim());
  const sorted =
    order === 'reverse'
      ? lines.reverse()
      : order === 'shuffle'
        ? shuffle(lines, random)
        : [...lines].sort((order === 'pinyin' && byPinyin) || comparer(order));
  return (descending && order !== 'shuffle' && order !== 'reverse' ? sorted.reverse() : sorted).join('\n');
}

function comparer(order: SortOrder): Compare {
  if (order === 'length') return (a, b) => [...a].length - [...b].length;
  if (order === 'code') return (a, b) => (a < b ? -1 : a > b ? 1 : 0);
  return new Intl.Collator('zh-CN', { numeric: order === 'natural' }).compare;
}

/** Fisher and Yates: every order is as likely as any other. */
function shuffle(lines: string[], random: () => number): string[] {
  for (let at = lines.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [lines[at], lines[other]] = [lines[other] ?? '', lines[at] ?? ''];
  }
  return lines;
}
