import { isWholeAddress } from './address.rules.ts';
import { type TextLine, tidy } from './amount.rules.ts';

/** What is printed around an offer and is not its name. */
const AROUND =
  /营业时间|电话|热线|月售|已售|销量|评分|人评价|好评|距离|地址|随时退|过期退|包邮|限购|有效期|优惠券|领券|立即|抢购$|加入购物车|收藏|分享|客服|七天|无理由|满\d.{0,30}减|原价|门市价|市场价|到手价|券后|扫码|周[一二三四五六日末]至|使用(?:规则|须知)|购买须知|\d{1,2}:\d{2}/u;
const PRICE =
  /(?:[¥￥]|(?:^|\s)[半关羊Y])\s*\d[\d.,]*\s*(?:元|起|\/\p{Script=Han})*|(?<!\d)\d+(?:\.\d{1,2})?元(?!素|宵|气|旦)起?/gu;
/** Letters of one heading are as tall as each other, give or take what the ink of one character lacks. */
const ALIKE = 0.25;
const WRAPPED = 0.12;
const LEAST_SURE = 0.4;

interface TitleLine extends TextLine {
  confidence: number;
}

export interface Title {
  text: string;
  /** Which lines it was made of. */
  lines: Set<number>;
}

/** The name of the offer: what is printed largest, near the top, and is neither a price nor small print. */
export function titleIn(lines: readonly TitleLine[], amounts: ReadonlySet<number>): Title {
  const rows = Math.max(1, ...lines.map(({ row }) => row + 1));
  const isName = (index: number) => {
    const line = lines[index];
    if (!line || line.confidence < LEAST_SURE || AROUND.test(tidy(line.text)) || isWholeAddress(line.text))
      return false;
    return lettersIn(withoutPrice(line.text)) >= (amounts.has(index) ? 4 : 2);
  };
  const score = ({ size, row, confidence, text }: TitleLine) =>
    size * (0.6 + 0.4 * confidence) * (1.2 - (0.4 * row) / rows) * (lettersIn(text) >= 4 ? 1 : 0.7);
  const [best] = lines
    .map((line, index) => ({ line, index }))
    .filter(({ index }) => isName(index))
    .toSorted((one, other) => score(other.line) - score(one.line));
  if (!best) return { text: '', lines: new Set() };

  const used = new Set([best.index]);
  const isLike = (one: TextLine | undefined, other: TextLine | undefined, most: number) =>
    one !== undefined &&
    other !== undefined &&
    Math.abs(one.size - other.size) <= most * Math.max(one.size, other.size);
  for (const step of [-1, 1]) {
    for (let index = best.index + step; lines[index]?.row === best.line.row; index += step) {
      if (!isLike(lines[index], best.line, ALIKE) || !isName(index)) break;
      used.add(index);
    }
  }
  // A long name goes on in the next row, alone there.
  const next = Math.max(...used) + 1;
  const inRow = lines.filter(({ row }) => row === lines[next]?.row);
  const follows = lines[next]?.row === best.line.row + 1 && inRow.length === 1;
  if (follows && isLike(lines[next], best.line, WRAPPED) && isName(next) && !amounts.has(next)) used.add(next);

  const parts = [...used].toSorted((one, other) => one - other).map((index) => withoutPrice(lines[index]?.text ?? ''));
  return { text: join(parts), lines: used };
}

const lettersIn = (text: string) => text.match(/[\p{Script=Han}A-Za-z]/gu)?.length ?? 0;
const withoutPrice = (text: string) => text.replace(PRICE, ' ').replace(/\s+/g, ' ').trim();

function join(parts: readonly string[]): string {
  const text = parts
    .filter(Boolean)
    .reduce((all, part) => all + (/[】)）\]]$/u.test(all) || all === '' ? '' : ' ') + part, '');
  return [...text.replace(/^[\s.,，。:：;、·|-]+|[\s.,，。:：;、·|-]+$/gu, '')].slice(0, 100).join('');
}
