import { decodeText } from '#/platform/markup/decode-text.ts';
import { childOf, childrenOf, readXml, type XmlNode } from '#/platform/markup/read-xml.ts';
import type { PublishedRates } from './exchange-rates.rules.ts';

const MOST_RATES = 400;

/** The daily document of the European Central Bank, or JSON with a base and its rates; null for anything else. */
export default function readRates({ body, type }: { body: Uint8Array; type: string }): PublishedRates | null {
  const text = decodeText(body, type)
    .replace(/^\ufeff/, '')
    .trim();
  return text.startsWith('<') ? ofBank(readXml(text)) : ofJson(text);
}

/** Days stand beside each other in the longer documents of the bank; the newest counts. */
function ofBank(root: XmlNode | undefined): PublishedRates | null {
  if (root?.name !== 'gesmes:Envelope') return null;
  const days = childrenOf(childOf(root, 'Cube'), 'Cube').toSorted((one, other) =>
    (other.attributes['time'] ?? '').localeCompare(one.attributes['time'] ?? ''),
  );
  const [newest] = days;
  if (!newest) return null;
  const rates = childrenOf(newest, 'Cube').map(({ attributes: { currency = '', rate = '' } }) => [currency, rate]);
  return published(newest.attributes['time'], 'EUR', '欧洲中央银行', rates);
}

/** `base` and `rates` are the names most services use; others write `base_code` and `conversion_rates`. */
function ofJson(text: string): PublishedRates | null {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(answer)) return null;
  const rates = answer['rates'] ?? answer['conversion_rates'];
  if (!isObject(rates)) return null;
  const seconds = answer['timestamp'] ?? answer['time_last_update_unix'];
  const date = answer['date'] ?? (typeof seconds === 'number' ? dayOf(seconds) : undefined);
  return published(date, answer['base'] ?? answer['base_code'], '', Object.entries(rates));
}

function published(date: unknown, base: unknown, source: string, pairs: unknown[][]): PublishedRates | null {
  if (typeof date !== 'string' || typeof base !== 'string') return null;
  const rates = pairs
    .slice(0, MOST_RATES)
    .map(([code, amount]) => ({ code: String(code).toUpperCase(), amount: String(amount).trim() }))
    .filter(({ code, amount }) => /^[A-Z]{3}$/.test(code) && /^(?=.*[1-9])\d{1,9}(\.\d{1,20})?$/.test(amount));
  return { date: date.slice(0, 10), base: base.toUpperCase(), source, rates };
}

const dayOf = (seconds: number): string | undefined => {
  const time = new Date(seconds * 1000);
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString().slice(0, 10);
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
