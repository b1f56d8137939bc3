import { ToolFault } from '../../frame/tool-fault.pure.ts';

const DIGITS = '零一二三四五六七八九';
const SMALL = ['', '十', '百', '千'];
const LARGE = [
  ['亿', 100_000_000n],
  ['万', 10_000n],
] as const;

/** 一万零二十, as it is read aloud; digits behind the point one by one. */
export function toChineseNumber(text: string): string {
  const typed = text
    .normalize('NFKC')
    .replace(/[,\s]/g, '')
    .replace('−', '-')
    .replace(/^([+-]?)\./, '$10.');
  const match = /^([+-]?)(\d{1,20})(?:\.(\d+))?$/.exec(typed);
  if (!match) throw new ToolFault('请输入一个数，整数部分最多 20 位，例如 10020.5');
  const [, sign, whole = '0', fraction] = match;
  const integer = say(BigInt(whole)).replace(/^一十/, '十') || '零';
  const point = fraction ? `点${Array.from(fraction, (digit) => DIGITS.charAt(Number(digit))).join('')}` : '';
  const isNothing = /^0*$/.test(whole + (fraction ?? ''));
  return (sign === '-' && !isNothing ? '负' : '') + integer + point;
}

/** Nothing for zero. */
function say(value: bigint): string {
  for (const [name, worth] of LARGE) {
    if (value < worth) continue;
    const low = value % worth;
    return say(value / worth) + name + (low > 0n && low < worth / 10n ? '零' : '') + say(low);
  }
  return groupText(Number(value));
}

function groupText(value: number): string {
  let text = '';
  let isGap = false;
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10;
    if (digit === 0) isGap = text !== '';
    else {
      text += (isGap ? '零' : '') + DIGITS.charAt(digit) + SMALL[place];
      isGap = false;
    }
  }
  return text;
}

const VALUES: Record<string, number> = {
  ...{ 〇: 0, '○': 0, 两: 2, 幺: 1, 俩: 2, 仨: 3 },
  ...{ 壹: 1, 贰: 2, 叁: 3, 肆: 4, 伍: 5, 陆: 6, 柒: 7, 捌: 8, 玖: 9 },
};
/** One character for several tens, and traditional forms: written out before reading. */
const SPELLED: Record<string, string> = {
  ...{ 廿: '二十', 卄: '二十', 卅: '三十', 丗: '三十', 卌: '四十', 皕: '二百' },
  ...{
    萬: '万',
    億: '亿',
    負: '负',
    點: '点',
    兩: '两',
    壱: '壹',
    貳: '贰',
    弐: '贰',
    參: '叁',
    叄: '叁',
    陸: '陆',
    倆: '俩',
  },
};
const UNITS: Record<string, bigint> = { 十: 10n, 拾: 10n, 百: 100n, 佰: 100n, 千: 1000n, 仟: 1000n };

export function fromChineseNumber(text: string): string {
  const typed = Array.from(text.normalize('NFKC').replace(/\s/g, ''), (mark) => SPELLED[mark] ?? mark).join('');
  const mixed = /^(负|-)?(\d{1,30})(?:\.(\d{1,20}))?([十百千万亿]+)$/.exec(typed);
  if (mixed) return timesUnits(mixed);
  const stranger = Array.from(typed.replace(/^负/, '')).find((mark) => !isKnown(mark));
  if (stranger !== undefined) throw new ToolFault(`“${stranger}”不是中文数字`);
  const [whole = '', fraction, ...more] = typed.replace(/^负/, '').split('点');
  if (more.length > 0) throw new ToolFault('一个数里只能有一个“点”');
  if (whole === '' && !fraction) throw new ToolFault('请输入中文数字，例如 一万零二十');
  const digits = (part: string) => Array.from(part, (mark) => String(digitOf(mark))).join('');
  const isPlain = whole.length > 1 && [...whole].every((mark) => !UNITS[mark] && !/[万亿]/.test(mark));
  const integer = isPlain ? digits(whole) : String(readWhole(whole));
  return (typed.startsWith('负') ? '-' : '') + integer + (fraction ? `.${digits(fraction)}` : '');
}

/** 1.5亿 and 3万, as newspapers write. */
function timesUnits([, sign, whole = '', fraction = '', units = '']: RegExpExecArray): string {
  const worth = Array.from(units, (unit) => UNITS[unit] ?? LARGE.find(([name]) => name === unit)?.[1] ?? 1n);
  const product = worth.reduce((all, one) => all * one, BigInt(whole + fraction));
  const digits = String(product).padStart(fraction.length + 1, '0');
  const [front, back] = [
    digits.slice(0, digits.length - fraction.length),
    digits.slice(digits.length - fraction.length),
  ];
  const rest = back.replace(/0+$/, '');
  return `${sign ? '-' : ''}${front}${rest && `.${rest}`}`;
}

const isKnown = (mark: string) =>
  DIGITS.includes(mark) || VALUES[mark] !== undefined || UNITS[mark] !== undefined || /[万亿点]/.test(mark);

function digitOf(mark: string): number {
  const at = DIGITS.indexOf(mark);
  const value = at >= 0 ? at : VALUES[mark];
  if (value === undefined) throw new ToolFault(`“${mark}”不是中文数字`);
  return value;
}

/** 一百二 is 120 and 一万二 is 12000: a lone digit behind a unit counts in the next smaller one, unless 零 stands before it. */
function readWhole(text: string): bigint {
  for (const [unit, worth] of LARGE) {
    const at = text.lastIndexOf(unit);
    if (at < 0) continue;
    const rest = text.slice(at + 1);
    const low = [...rest].length === 1 && !UNITS[rest] ? BigInt(digitOf(rest)) * (worth / 10n) : readWhole(rest);
    // 九亿八千 leaves its 万 out; eight thousand would be 九亿零八千.
    if (unit === '亿' && /^[^零〇○][千仟]$/.test(rest) && !text.includes('万')) return readWhole(`${text}万`);
    return readWhole(text.slice(0, at) || '一') * worth + low;
  }
  let total = 0n;
  let held: bigint | undefined;
  let last = 10_000n;
  for (const mark of text) {
    const unit = UNITS[mark];
    if (unit && unit >= last) throw new ToolFault(`“${mark}”的位置不对，单位要从大到小写`);
    if (unit) {
      total += (held ?? 1n) * unit;
      held = undefined;
      last = unit;
    } else {
      if (held) throw new ToolFault(`“${mark}”前面少了单位，不知道是十、百还是千`);
      held = BigInt(digitOf(mark));
    }
  }
  const isSpoken = UNITS[[...text].at(-2) ?? ''] !== undefined;
  return total + (held ?? 0n) * (isSpoken ? last / 10n : 1n);
}
