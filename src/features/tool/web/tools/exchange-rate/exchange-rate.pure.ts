import { thousands } from '#/ui/number/thousands.pure.ts';
import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** What the operator registered: how many yuan 100 of each currency are worth, as banks in China write it. */
export interface RateTable {
  /** 2026-11-17 */
  date: string;
  source: string;
  rates: readonly { code: string; name: string; cny: string }[];
}

interface Currency {
  code: string;
  name: string;
  /** Yuan for one, as a fraction. */
  worth: [bigint, bigint];
}

const YUAN: Currency = { code: 'CNY', name: '人民币', worth: [1n, 1n] };
const OTHER_NAMES: Record<string, string> = {
  ...{ RMB: 'CNY', CNH: 'CNY', '¥': 'CNY', 元: 'CNY', 块: 'CNY', 人民币: 'CNY', 圆: 'CNY' },
  ...{ $: 'USD', US$: 'USD', 美金: 'USD', 刀: 'USD', 美元: 'USD' },
  ...{ '€': 'EUR', 欧元: 'EUR', '£': 'GBP', 英镑: 'GBP', 'JP¥': 'JPY', 日元: 'JPY', 日币: 'JPY', 円: 'JPY' },
  ...{ HK$: 'HKD', 港币: 'HKD', 港元: 'HKD', 港纸: 'HKD', NT$: 'TWD', 新台币: 'TWD', 台币: 'TWD', 澳门元: 'MOP' },
  ...{ '₩': 'KRW', 韩元: 'KRW', 韩币: 'KRW', A$: 'AUD', 澳元: 'AUD', 澳币: 'AUD', C$: 'CAD', 加元: 'CAD', 加币: 'CAD' },
  ...{
    S$: 'SGD',
    新加坡元: 'SGD',
    新币: 'SGD',
    '฿': 'THB',
    泰铢: 'THB',
    '₽': 'RUB',
    卢布: 'RUB',
    瑞士法郎: 'CHF',
    '₹': 'INR',
  },
};
const UNITS: Record<string, bigint> = { 十: 10n, 百: 100n, 千: 1000n, 万: 10_000n, 亿: 100_000_000n };
/** Where a hundredth is no coin. */
const WHOLE = new Set(['JPY', 'KRW', 'VND', 'IDR', 'CLP', 'ISK', 'HUF']);

export interface Exchanged {
  label: string;
  value: string;
}

/** 100 美元等于多少人民币, 100 usd to cny, 1 美元 = ? 日元: what stands between the two. */
const TURNED_INTO =
  /(?:等于|约合|换算?成|兑换成?|兑成?|折合成?|折成?|换|合|是|值|=|≈|→|->|\/|\b(?:equals|into|to|in|as)\b)/gi;
const ASKING = /多少|几个?|什么|大概|现在|的|钱|呢|吗|啊|[?!。=\s]|\b(?:how much|is|what)\b/gi;

/**
 * `100 美元`, `€5.5`, `1万日元`: worth so much in yuan and in every currency of the table. The one that was asked for
 * comes first.
 */
export function exchange(text: string, table: RateTable): Exchanged[] {
  if (table.rates.length === 0) throw new ToolFault('站长还没有登记汇率。这里不猜，也不编造，请到银行网站查看');
  const known = [YUAN, ...table.rates.filter(({ code }) => code !== 'CNY').map(currencyOf)];
  const [from = '', into = ''] = halves(text, known);
  const { amount, name } = readAmount(from);
  const own = find(name, known);
  const asked = into === '' ? undefined : find(into, known);
  if (asked === own) throw new ToolFault(`两边都是${own.name}，不用换`);
  const rest = known.filter((one) => one !== own && one !== asked);
  const others = asked ? [asked, ...rest] : rest;
  return [
    ...others.map((other) => ({
      label: `${other.name} ${other.code}`,
      value: written(amount[0] * own.worth[0] * other.worth[1], amount[1] * own.worth[1] * other.worth[0], other.code),
    })),
    { label: '汇率', value: `${table.date}${table.source && `，${table.source}`}` },
  ];
}

/** What is had, and what it shall become: the half with the number comes first, whichever way it was asked. */
function halves(text: string, known: readonly Currency[]): string[] {
  const typed = text.normalize('NFKC').trim();
  const [, first = '', second = ''] = /^([^a-z]*)([a-z]{3})[\s/]*(?=[a-z]{3}[^a-z]*$)/i.exec(typed) ?? [];
  const isPair = known.some(({ code }) => code === second.toUpperCase());
  const split = isPair ? first.length + second.length : typed.search(TURNED_INTO);
  if (split < 1) return [typed.replace(ASKING, ''), ''];
  const parts = [typed.slice(0, split), typed.slice(split).replaceAll(TURNED_INTO, ' ')].map((part) =>
    part.replace(ASKING, ''),
  );
  return /\d/.test(parts[0] ?? '') ? parts : parts.toReversed();
}

function currencyOf({ code, name, cny }: RateTable['rates'][number]): Currency {
  const [top, bottom] = fraction(cny);
  return { code, name, worth: [top, bottom * 100n] };
}

/** 7.1123 as 71123 of 10000: no digit is lost on the way. */
function fraction(decimal: string): [bigint, bigint] {
  const [whole = '0', rest = ''] = decimal.split('.');
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
}

function readAmount(text: string): { amount: [bigint, bigint]; name: string } {
  const typed = text.normalize('NFKC').replace(/[,\s]/g, '');
  const [, before = '', number = '', behind = ''] =
    /^([^\d.]*)(\d{1,15}(?:\.\d{1,8})?|\.\d{1,8})([^\d.]*)$/.exec(typed) ?? [];
  const unit = /^[十百千万亿]+/.exec(behind)?.[0] ?? '';
  const times = [...unit].reduce((product, sign) => product * (UNITS[sign] ?? 1n), 1n);
  if (number === '') throw new ToolFault('请写成 100 美元 或 100 USD 这样，金额最多 15 位');
  if (/[-−]/.test(before)) throw new ToolFault('金额不能是负数');
  const [top, bottom] = fraction(number.replace(/^\./, '0.'));
  return { amount: [top * times, bottom], name: before + behind.slice(unit.length) };
}

function find(name: string, known: readonly Currency[]): Currency {
  const key = name.toUpperCase() || 'CNY';
  const code = OTHER_NAMES[key] ?? OTHER_NAMES[name] ?? key;
  const found = known.find((one) => one.code === code || one.name === name);
  if (!found)
    throw new ToolFault(`汇率表里没有“${name}”，有${known.map((one) => `${one.name}（${one.code}）`).join('、')}`);
  return found;
}

/** Rounded half up to what the currency has coins for; small amounts keep enough digits to say something. */
function written(top: bigint, bottom: bigint, code: string): string {
  const coins = WHOLE.has(code) ? 0 : 2;
  const isSmall = top > 0n && top * 10n ** BigInt(coins) < bottom;
  const digits = isSmall ? 6 : coins;
  const scaled = (top * 10n ** BigInt(digits) * 2n + bottom) / (bottom * 2n);
  const text = String(scaled).padStart(digits + 1, '0');
  const whole = thousands(BigInt(text.slice(0, text.length - digits)));
  return digits === 0 ? whole : `${whole}.${text.slice(-digits)}`;
}

/** Whole days since the table was made; undefined without a date. */
export function ageOf({ date }: RateTable, now: number): number | undefined {
  const time = Date.parse(`${date}T00:00:00+08:00`);
  return Number.isNaN(time) ? undefined : Math.floor((now - time) / 86_400_000);
}
