import { expect, test } from 'vitest';
import { toFen } from '#/contract/money.pure.ts';
import { amountsIn } from './amount.rules.ts';
import { guess } from './ocr.rules.ts';
import { type Manner, type Offer, offers, pictureOf } from './ocr-pictures.fixture.ts';
import { offlineReading } from './offline-reading.fixture.ts';

const read = offlineReading();

const [hotPot, milkTea, headphones, massage] = offers as [Offer, Offer, Offer, Offer];
const plain = offers.map((offer) => ({ offer, manner: 'plain' as const }));
/** One of each manner; the one upside down is read by another test. */
const others: { offer: Offer; manner: Manner }[] = [
  { offer: massage, manner: 'three-quarters' },
  { offer: headphones, manner: 'camera-held-sideways' },
  { offer: milkTea, manner: 'askew' },
  { offer: hotPot, manner: 'dark' },
  { offer: headphones, manner: 'noisy' },
  { offer: milkTea, manner: 'pale' },
  { offer: massage, manner: 'small' },
];

interface Tried {
  /** How many amounts of money the picture has and, beside them, how many guesses about money are to be made. */
  asked: number;
  /** What came out otherwise, for whoever reads the failure. */
  wrong: string[];
}

async function readOffer({ offer, manner }: { offer: Offer; manner: Manner }): Promise<Tried> {
  const { lines } = await read(await pictureOf(offer, manner));
  const found = new Set(amountsIn(lines).map(({ fen }) => fen));
  const { price, originPrice, discount } = guess(lines);
  const fen = (yuan: number | null) => (yuan === null ? undefined : toFen(yuan));
  const checks: [name: string, isRight: boolean][] = [
    ...offer.amounts.map((yuan): [string, boolean] => [`amount ${yuan}`, found.has(toFen(yuan))]),
    [`price ${price}`, price === fen(offer.says.price)],
    [`price before ${originPrice}`, originPrice === fen(offer.says.originPrice)],
    [`discount ${discount}`, (discount ?? null) === offer.says.discount],
  ];
  const wrong = checks.filter(([, isRight]) => !isRight).map(([name]) => name);
  const seen = wrong.length > 0 ? [` in ${lines.map(({ text }) => text).join(' / ')}`] : [];
  return { asked: checks.length, wrong: [...wrong, ...seen].map((text) => `${offer.name}, ${manner}: ${text}`) };
}

test('every amount of money is right when drawn plainly, and 90 % of all when turned, askew, dark, noisy, pale or small', async () => {
  const tried: Tried[] = [];
  for (const one of plain) tried.push(await readOffer(one));
  expect(tried.flatMap(({ wrong }) => wrong)).toEqual([]);
  for (const one of others) tried.push(await readOffer(one));
  const asked = tried.reduce((sum, one) => sum + one.asked, 0);
  const wrong = tried.flatMap((one) => one.wrong).filter((text) => !text.includes(': in '));
  const right = (asked - wrong.length) / asked;
  const explained = `${asked - wrong.length} of ${asked} right\n${tried.flatMap((one) => one.wrong).join('\n')}`;
  expect(right, explained).toBeGreaterThanOrEqual(0.9);
});
