import type { ConfigValues } from '../../config/config-values.contract.ts';

/** How many of each currency one of the base is worth, as numbers in the words of whoever published them. */
export interface PublishedRates {
  /** 2026-11-16 */
  date: string;
  base: string;
  /** Who says so, where the document tells. */
  source: string;
  rates: { code: string; amount: string }[];
}

export type RateTable = ConfigValues['exchangeRates'];

/** What people here ask about, in that order; services publish 160 and more. */
const ASKED_FOR = [
  ...['USD', 'EUR', 'JPY', 'HKD', 'GBP', 'KRW', 'TWD', 'MOP', 'AUD', 'CAD', 'SGD', 'THB', 'MYR', 'NZD', 'CHF', 'RUB'],
  ...['INR', 'VND', 'IDR', 'PHP', 'AED', 'SAR', 'TRY', 'KZT', 'MNT', 'ZAR', 'BRL', 'MXN', 'SEK', 'NOK', 'DKK', 'PLN'],
  ...['HUF', 'CZK', 'RON', 'BGN', 'ILS', 'ISK', 'EGP', 'ARS'],
];
/** As many as a registered rate may have. */
const DIGITS = 8;

/** Yuan for 100 of each currency, worked out exactly and rounded once; or what is wrong with what was published. */
export function tableOf({ date, base, source, rates }: PublishedRates, host: string): RateTable | { fault: string } {
  const perBase = new Map([[base, '1'], ...rates.map(({ code, amount }): [string, string] => [code, amount])]);
  const yuan = perBase.get('CNY') ?? perBase.get('CNH');
  if (!isDay(date)) return { fault: '没有写明是哪一天的汇率' };
  if (yuan === undefined) return { fault: '里面没有人民币（CNY）' };
  const names = new Intl.DisplayNames('zh-CN', { type: 'currency' });
  const lines = ASKED_FOR.flatMap((code) => {
    const amount = perBase.get(code);
    const cny = amount === undefined ? '' : hundredFor(yuan, amount);
    return /[1-9]/.test(cny) ? [{ code, name: names.of(code) ?? code, cny }] : [];
  });
  return lines.length === 0 ? { fault: '里面没有一种认识的货币' } : { date, source: source || host, rates: lines };
}

/** 100 × yuan ÷ amount, half up. */
function hundredFor(yuan: string, amount: string): string {
  const [[top, one], [bottom, other]] = [fraction(yuan), fraction(amount)];
  const [over, under] = [100n * top * other * 10n ** BigInt(DIGITS), bottom * one];
  const digits = String((2n * over + under) / (2n * under)).padStart(DIGITS + 1, '0');
  const [whole, rest] = [digits.slice(0, -DIGITS), digits.slice(-DIGITS).replace(/0+$/, '')];
  return whole.length > 9 ? '' : rest === '' ? whole : `${whole}.${rest}`;
}

function fraction(decimal: string): [bigint, bigint] {
  const [whole = '0', rest = ''] = decimal.split('.');
  return [BigInt(whole + rest), 10n ** BigInt(rest.length)];
}

const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text;
