import { type TextLine, tidy } from './amount.rules.ts';

const LABEL = /^.{0,4}?(?:详细地址|门店地址|商家地址|店铺地址|活动地址|地址|地点|位置|店址)\s*[:;.：；]?\s*/u;
/** Lines that speak of places and are none. */
const NOT_A_PLACE =
  /\d{1,2}:\d{2}|电话|热线|手机|微信|营业|时间|[¥元]|价|折|包邮|发货|适用|通用|限购|有效期|评分|月售|已售|号线|专区$/u;
const SIGNS: [pattern: RegExp, weight: number][] = [
  [/[\p{Script=Han}]{1,8}(?:路|街|大道|巷|弄|胡同|里)/u, 2],
  [/\d号/u, 2],
  [/[\p{Script=Han}]{2,8}(?:省|市|自治区|自治州)/u, 1],
  [/[\p{Script=Han}]{2,8}(?:区|县|镇|乡|村)/u, 1],
  [/(?:店|广场|大厦|中心|商场|商城|天地|写字楼|步行街|小区|园区|百货|购物公园)(?:$|[^\p{Script=Han}])/u, 1],
  [/[\dA-Z一二三四五六七八九负](?:楼|层|室|座|栋|幢|铺)/u, 1],
];
const ENOUGH = 3;
const WHOLE =
  /(?:路|街|大道|巷|弄|胡同|里)[\dA-Z甲乙丙之\-–附]{1,12}号(?:院|楼)?(?:[\dA-Z一二三四五六七八九负#\-–]{1,8}(?:号楼|楼|层|室|座|栋|幢|铺|号|单元))*$/u;
/** What maps and shops print behind an address. */
const TRAILING =
  /(?<!\s)\s*(?:距离?(?:您|你)?\s*[\d.]+\s*(?:km|m|公里|米).*|导航|复制|查看地图|(?<![>》›»→])[>》›»→]+)\s*$/iu;
const UNFINISHED = /(?:路|街|道|区|市|县|镇|省|号|[(,，、])$/u;

/** The place named by a label, else the line that looks most like one. Empty when there is none. */
export function addressIn(lines: readonly TextLine[], except: ReadonlySet<number>): string {
  const labelled = lines.findIndex(({ text }) => LABEL.test(text));
  if (labelled >= 0) {
    const rest = (lines[labelled]?.text ?? '').replace(LABEL, '');
    const from = rest === '' ? labelled + 1 : labelled;
    return joined(lines, from, rest || (lines[from]?.text ?? ''));
  }
  const scored = lines
    .map(({ text }, index) => ({ index, text, score: except.has(index) ? 0 : placeScore(text) }))
    .filter(({ score }) => score >= ENOUGH)
    .toSorted((one, other) => other.score - one.score || one.index - other.index);
  const [best] = scored;
  return best ? joined(lines, best.index, best.text) : '';
}

function placeScore(text: string): number {
  if (NOT_A_PLACE.test(tidy(text))) return 0;
  return SIGNS.reduce((sum, [pattern, weight]) => sum + (pattern.test(text) ? weight : 0), 0);
}

/** A street with its number and nothing after it: where the offer is, and not what it is. */
export const isWholeAddress = (text: string): boolean => WHOLE.test(text.trim()) && placeScore(text) >= ENOUGH;

/** With the next line, where the first one breaks off in the middle. */
function joined(lines: readonly TextLine[], index: number, first: string): string {
  const next = lines[index + 1];
  const goesOn = next && UNFINISHED.test(first.trim()) && placeScore(next.text) > 0 && !LABEL.test(next.text);
  return clean(goesOn ? first.trim() + next.text.trim() : first);
}

function clean(text: string): string {
  return text
    .replace(TRAILING, '')
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, '')
    .replace(/^[\s:：;.,，、·>]+|[\s:：;.,，、·>]+$/gu, '')
    .slice(0, 200);
}
