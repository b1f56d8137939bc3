import { shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import type { Degree } from '../bill-receipt.contract.ts';
import { signedAmount } from './read/entry.rules.ts';

/** A line of a picture: lines side by side share their row. */
export interface ReceiptLine {
  text: string;
  confidence: number;
  size: number;
  row: number;
}

export interface Guessed<Value> {
  value: Value | undefined;
  degree: Degree;
  text: string;
}

export interface ReceiptGuess {
  /** In fen. */
  amount: Guessed<number>;
  /** 2026-11-15. */
  date: Guessed<string>;
  shop: Guessed<string>;
}

const SURE = 0.85;
/** What is read worse than this is never filled in. */
const LEGIBLE = 0.6;

export function readReceipt(lines: readonly ReceiptLine[], now: number): ReceiptGuess {
  const plain = lines.map((line) => ({ ...line, text: tidy(line.text) }));
  return { amount: amountIn(plain), date: dateIn(plain, now), shop: shopIn(plain) };
}

/** Readers put spaces between the characters of a word: 合 计 is 合计. */
const tidy = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .trim();

const NOTHING = { value: undefined, degree: 'unsure', text: '' } as const;

function guessed<Value>(value: Value, text: string, confidence: number, isDoubtful = false): Guessed<Value> {
  if (confidence < LEGIBLE) return { value: undefined, degree: 'unsure', text };
  return { value, degree: isDoubtful || confidence < SURE ? 'look' : 'sure', text };
}

/** What is paid in the end, best label first. 实收 may be the note that was handed over. */
const TOTALS = [
  /实付|实际支付|支付金额|付款金额|已付|支付成功|付款成功/,
  /应付|应收|待支付|订单金额|交易金额|消费金额/,
  /合计|总计|总额|总金额|总价|\btotal\b|\bamount\b/i,
  /实收|收款|现金|刷卡|微信|支付宝/,
];
const NO_TOTAL = /找零|找赎|优惠|折扣|立减|满减|抵扣|原价|单价|小计|税|余额|积分|会员|押金|子?total\s*items/i;

interface Money {
  fen: number;
  text: string;
  confidence: number;
  size: number;
  rank: number;
}

function amountIn(lines: readonly ReceiptLine[]): Guessed<number> {
  const found: Money[] = [];
  for (const line of lines) {
    const rank = TOTALS.findIndex((label) => label.test(line.text));
    if (NO_TOTAL.test(line.text) && rank !== 0) continue;
    // The amount may stand at the other end of the row, or below its label.
    const places = rank < 0 ? [line] : [line, ...lines.filter((other) => other !== line && isBeside(line, other))];
    for (const place of places) {
      const money = moneyIn(place.text, rank >= 0);
      if (!money) continue;
      const confidence = Math.min(place.confidence, rank < 0 ? 1 : Math.max(line.confidence, LEGIBLE));
      found.push({ ...money, confidence, size: place.size, rank: rank < 0 ? TOTALS.length : rank });
      break;
    }
  }
  const [best, ...others] = found.sort(
    (one, other) => one.rank - other.rank || other.size - one.size || other.fen - one.fen,
  );
  if (!best) return NOTHING;
  const isDoubtful = best.rank >= 3 || others.some(({ rank, fen }) => rank === best.rank && fen !== best.fen);
  return guessed(best.fen, best.text, best.confidence, isDoubtful);
}

const isBeside = (label: ReceiptLine, other: ReceiptLine) =>
  (other.row === label.row || other.row === label.row + 1) && /^[¥$\-−\s]*\d[\d,]*(\.\d{1,2})?\s*元?$/.test(other.text);

/** The last amount of a line; without a label only what is written as money. */
function moneyIn(text: string, hasLabel: boolean): { fen: number; text: string } | undefined {
  const amounts = [
    ...text.matchAll(
      /(¥)?\s{0,4}[-−]?\s{0,4}(\d{1,3}(?:,\d{3})+|\d{1,7})(\.\d{1,2})?(?![\d.:/年月日件份个项张人折%-])/g,
    ),
  ];
  const money = amounts
    .filter(([, sign, , decimals]) => sign !== undefined || decimals?.length === 3 || hasLabel)
    .at(-1);
  const fen = money && signedAmount(`${money[2]}${money[3] ?? ''}`);
  return fen && money ? { fen, text: money[0].trim() } : undefined;
}

const FULL_DATE = /(20\d{2})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})(?!\d)/;
const COMPACT_DATE = /(?<!\d)(20\d{2})(0[1-9]|1[0-2])([0-3]\d)(?!\d)/;
const SHORT_DATE = /(?<![\d.])(\d{1,2})\s*[-/月]\s*(\d{1,2})日?\s+\d{1,2}:\d{2}/;
const YEAR_MS = 365 * 86_400_000;

function dateIn(lines: readonly ReceiptLine[], now: number): Guessed<string> {
  const isLabelled = ({ text }: ReceiptLine) => /日期|时间|交易|下单|结账|date|time/i.test(text);
  const ordered = [...lines.filter(isLabelled), ...lines.filter((line) => !isLabelled(line))];
  for (const form of [FULL_DATE, COMPACT_DATE, SHORT_DATE])
    for (const line of ordered) {
      const parts = form.exec(line.text);
      if (!parts || (form === COMPACT_DATE && !isLabelled(line))) continue;
      const [year = '', month = '', date = ''] =
        form === SHORT_DATE ? [shanghaiDay(now).slice(0, 4), ...parts.slice(1)] : parts.slice(1);
      const day = `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
      const at = startOfShanghaiDay(day);
      if (at === undefined) continue;
      const isOdd = form === SHORT_DATE || at > now || at < now - YEAR_MS;
      return guessed(day, parts[0], line.confidence, isOdd);
    }
  return NOTHING;
}

const SHOP_LABEL =
  /(?:商户|商家|店铺|店名|门店|收款方|收款商户|商户全称)(?:名称|全称|简称)?\s{0,8}[:：]?\s{0,8}(\S.*)$/;
const NO_SHOP =
  /小票|收据|收银|欢迎|光临|结账|结帐|发票|账单|订单|电话|地址|日期|时间|单号|编号|桌号|台号|谢谢|支付|付款|交易|成功|合计|[¥]|\d{4,}|\d[:：]\d/;

function shopIn(lines: readonly ReceiptLine[]): Guessed<string> {
  for (const { text, confidence } of lines) {
    const [, name = ''] = SHOP_LABEL.exec(text) ?? [];
    if (letters(name) >= 2) return guessed(named(name), text, confidence);
  }
  const first = lines.slice(0, 6).find(({ text }) => letters(text) >= 2 && !NO_SHOP.test(text));
  return first ? guessed(named(first.text), first.text, first.confidence, first.confidence < 0.9) : NOTHING;
}

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;
const named = (text: string) => [...text.replaceAll(/^[\p{P}\p{S}\s]+|[\p{P}\p{S}\s]+$/gu, '')].slice(0, 40).join('');
