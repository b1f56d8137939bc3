import { toSimplified } from '#/platform/db/search/normal-form.ts';
import { AROUND, OCCASIONS, type Occasion } from './occasions.data.ts';

/** What words are for, and what they ask for beside it. */
export interface Meant {
  occasions: readonly Occasion[];
  rest: string;
}

const MOST = 2;
/** A single character stands in too many titles. */
const SHORTEST_REST = 2;

/** The occasions that words name: 送爸爸的生日礼物, 情人节火锅. Undefined when they name none. */
export function occasionsIn(words: string): Meant | undefined {
  let left = toSimplified(words.normalize('NFKC').toLowerCase());
  const occasions: Occasion[] = [];
  for (const occasion of OCCASIONS) {
    if (occasions.length === MOST) break;
    const without = left.replace(occasion.said, ' ');
    if (without === left) continue;
    occasions.push(occasion);
    left = without;
  }
  if (occasions.length === 0) return undefined;
  const telling = occasions.filter(({ isVague }) => !isVague);
  const rest = left
    .replaceAll(AROUND, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((piece) => [...piece].length >= SHORTEST_REST)
    .join(' ');
  return { occasions: telling.length > 0 ? telling : occasions, rest };
}

/** Words of what fits: what fits both of two occasions first, then what fits the first. */
export function fitsOf(occasions: readonly Occasion[]): string[] {
  const [first, second] = occasions;
  const both = first && second ? first.fits.filter((word) => second.fits.includes(word)) : [];
  return [...new Set([...both, ...occasions.flatMap(({ fits }) => fits)])];
}
