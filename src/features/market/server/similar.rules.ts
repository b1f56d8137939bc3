import type { Item } from './item.rules.ts';

type Compared = Pick<Item, 'title' | 'category' | 'priceFen' | 'city' | 'marketType'>;

/** How alike two items are, 0 to 1; 0 when neither title nor category has anything in common. */
export function closeness(one: Compared, other: Compared): number {
  const words = sharedPairs(one.title, other.title);
  const sameKind = one.category !== '' && one.category === other.category ? 1 : 0;
  if (words === 0 && sameKind === 0) return 0;
  const sameCity = one.city === other.city || other.city === '' ? 1 : 0;
  return words * 0.5 + sameKind * 0.25 + priceBand(one.priceFen, other.priceFen) * 0.15 + sameCity * 0.1;
}

/** 1 for the same price, 0 from four times as much on. */
function priceBand(one: number, other: number): number {
  if (one <= 0 || other <= 0) return one === other ? 1 : 0;
  return Math.max(0, 1 - Math.abs(Math.log2(one / other)) / 2);
}

/** The share of pairs of characters that two titles have in common (Dice). */
function sharedPairs(one: string, other: string): number {
  const [a, b] = [pairsOf(one), pairsOf(other)];
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const pair of a) if (b.has(pair)) shared += 1;
  return (2 * shared) / (a.size + b.size);
}

function pairsOf(text: string): Set<string> {
  const pairs = new Set<string>();
  for (const word of text.toLowerCase().split(/[^\p{L}\p{N}]+/u)) {
    const characters = [...word];
    for (let index = 0; index + 1 < characters.length; index++)
      pairs.add((characters[index] ?? '') + (characters[index + 1] ?? ''));
  }
  return pairs;
}

const LONGEST_WORD = 4;

/**
 * What several titles are about: the longest run of Chinese characters that most of them share, else the category most of
 * them are in.
 */
export function wordsOf(items: readonly Pick<Item, 'title' | 'category'>[]): string {
  if (items.length === 0) return '';
  const needed = Math.max(2, Math.ceil(items.length / 3));
  let best = { word: '', score: 0 };
  for (const word of new Set(items.flatMap(({ title }) => runsOf(title)))) {
    const count = items.filter(({ title }) => title.includes(word)).length;
    const score = count * [...word].length;
    if (count >= needed && score > best.score) best = { word, score };
  }
  return best.word || mostCommon(items.map(({ category }) => category)) || (items[0]?.title ?? '');
}

function runsOf(title: string): string[] {
  return (title.match(/\p{Script=Han}{2,}/gu) ?? []).flatMap((run) => {
    const characters = [...run];
    return characters.flatMap((_, start) =>
      [2, 3, LONGEST_WORD]
        .filter((length) => start + length <= characters.length)
        .map((length) => characters.slice(start, start + length).join('')),
    );
  });
}

function mostCommon(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const text of texts) if (text) counts.set(text, (counts.get(text) ?? 0) + 1);
  return [...counts].sort(([, one], [, other]) => other - one)[0]?.[0] ?? '';
}
