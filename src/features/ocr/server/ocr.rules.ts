import { addressIn } from './address.rules.ts';
import { type Amount, amountsIn } from './amount.rules.ts';
import { discountIn } from './discount.rules.ts';
import type { ReadLine } from './reading.pure.ts';
import { titleIn } from './title.rules.ts';

/** What a picture of an offer seems to say. Money is in fen. */
export interface Guess {
  title: string;
  price: number | undefined;
  originPrice: number | undefined;
  /** A fraction: 0.68 is 6.8折. */
  discount: number | undefined;
  address: string;
}

export type GuessedLine = Pick<ReadLine, 'text' | 'size' | 'row' | 'confidence'>;

/** A printed discount that is as far as this from the prices is about something else. */
const SAME_DISCOUNT = 0.03;
/** An amount this many times larger is another thing's price. */
const MOST_TIMES = 20;

export function guess(lines: readonly GuessedLine[]): Guess {
  const amounts = amountsIn(lines);
  const printed = lines.map(({ text }) => discountIn(text)).find((discount) => discount !== undefined);
  const title = titleIn(lines, new Set(amounts.map(({ line }) => line)));
  const paid = priceAmong(amounts);
  const originPrice = originAmong(amounts, paid);
  const price = paid?.fen ?? (originPrice && printed ? Math.round(originPrice * printed) : undefined);
  return {
    ...{ title: title.text, price, originPrice },
    discount: discountOf(price, originPrice, printed),
    address: addressIn(lines, title.lines),
  };
}

/** What is paid in the end: by label, else what is printed largest. */
function priceAmong(amounts: readonly Amount[]): Amount | undefined {
  const [best] = amounts
    .filter(({ kind }) => kind === 'price' || kind === 'plain')
    .toSorted(
      (one, other) =>
        other.rank - one.rank ||
        // Two amounts of one label in the same size: the lower one is to attract.
        (one.kind === 'price' ? one.fen - other.fen : 0) ||
        other.size - one.size ||
        one.line - other.line,
    );
  return best;
}

/** What it cost before: by label, else a larger amount, the nearest one to the price. */
function originAmong(amounts: readonly Amount[], price: Amount | undefined): number | undefined {
  const isBefore = ({ fen }: Amount) => !price || (fen > price.fen && fen <= price.fen * MOST_TIMES);
  const labelled = amounts.find((amount) => amount.kind === 'origin' && isBefore(amount));
  if (labelled || !price) return labelled?.fen;
  const [nearest] = amounts
    .filter((amount) => amount.kind !== 'other' && amount.kind !== 'origin' && amount.rank > -2 && isBefore(amount))
    .toSorted((one, other) => Math.abs(one.row - price.row) - Math.abs(other.row - price.row) || other.fen - one.fen);
  return nearest?.fen;
}

function discountOf(
  price: number | undefined,
  originPrice: number | undefined,
  printed: number | undefined,
): number | undefined {
  if (!price || !originPrice) return printed;
  const exact = price / originPrice;
  if (printed !== undefined && Math.abs(printed - exact) <= SAME_DISCOUNT) return printed;
  return Math.round(exact * 100) / 100 || undefined;
}
