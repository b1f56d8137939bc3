import { NUMBER, numberOf } from '#/platform/db/search/spoken-number.ts';

const UNITS: Readonly<Record<string, number>> = { k: 1000, w: 10_000, 千: 1000, 万: 10_000 };

/** Part of a pattern: 50, 一百五, 1.5k, 两千. It does not begin inside a longer number. */
export const AMOUNT = `(?<![\\d.零一二两三四五六七八九十百千])${NUMBER}\\s*[kw万]?`;

/** 一百五 is 150 when it is money. */
export function amountOf(typed: string): number | undefined {
  const text = typed.replaceAll(/\s/g, '');
  const unit = UNITS[text.at(-1) ?? ''];
  const isUnit = unit !== undefined && text.length > 1 && !/^[百千]/.test(text) && /[\dkw万]/.test(text);
  const plain = isUnit ? text.slice(0, -1) : text;
  const short = /^([一二两三四五六七八九])([百千])([一二三四五六七八九])$/.exec(plain);
  const [, most = '', size = '', next = ''] = short ?? [];
  const step = size === '千' ? 100 : 10;
  const value = short ? (numberOf(`${most}${size}`) ?? 0) + (numberOf(next) ?? 0) * step : numberOf(plain);
  return value === undefined ? undefined : value * (isUnit ? unit : 1);
}
