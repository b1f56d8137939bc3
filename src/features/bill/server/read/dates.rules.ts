import { shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { momentInCell, readMoment } from '../../moment.pure.ts';

/** The order of year, month and day in a date, and where a file leaves the year out. */
export type DateOrder = 'ymd' | 'dmy' | 'mdy';

/** What a statement says of itself: 2026年01月. Days without a year lie in that month or before it. */
export interface StatementMonth {
  year: number;
  month: number;
}

/** `DD.MM.YYYY`, `yyyy/mm/dd hh:mm`: only the order of the parts matters. Undefined for what names no order. */
export function dateOrderOf(format: string): DateOrder | undefined {
  const letters = format
    .toLowerCase()
    .replaceAll(/%y/g, 'y')
    .replaceAll('年', 'y')
    .replaceAll('月', 'm')
    .replaceAll('日', 'd')
    .replaceAll(/[^ymd]/g, '')
    .replaceAll(/(.)\1+/g, '$1')
    .slice(0, 3);
  return letters === 'ymd' || letters === 'dmy' || letters === 'mdy' ? letters : undefined;
}

const PARTS = /^'?(\d{1,4}) ?[-/.年'] ?(\d{1,2}) ?[-/.月'] ?(\d{1,4})日?'?/;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Full-width digits are digits, and 3 Mar 2026, Mar 3, 2026 and 03-Mar-2026 are all 2026-3-3. */
function plainDate(cell: string): string {
  const text = cell.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  if (!/^(\w{3,9},? )?(\d{1,2}[- ])?[a-z]{3}/i.test(text)) return text;
  const [, dayFirst, name, dayAfter, year, rest = ''] =
    /^(?:[a-z]{3,9},? )?(?:(\d{1,2})[- ])?([a-z]{3})[a-z]{0,6}\.?[- ](?:(\d{1,2}),? )?(\d{4}|\d{2}(?!\d))(.*)$/i.exec(
      text,
    ) ?? [];
  const month = MONTHS.indexOf((name ?? '').toLowerCase()) + 1;
  return month > 0 ? `${year?.padStart(4, '20')}-${month}-${dayFirst ?? dayAfter}${rest}` : text;
}

/** 12/28 in a statement of January 2026 as 2025-12-28; anything else as it is. */
export function withYear(cell: string, statement: StatementMonth | undefined): string {
  const day = statement && /^\d{1,2}[-/月]\d{1,2}日?$/.test(cell) ? dayIn(cell, 'ymd', statement) : undefined;
  return day === undefined ? cell : shanghaiDay(day);
}

/** Which order the dates of a column have: either where every one of them could be read in two ways. */
export function guessDateOrder(cells: Iterable<string>): DateOrder | 'either' | undefined {
  const [firsts, thirds] = [new Set<string>(), new Set<string>()];
  let isYearSure = false;
  for (const cell of cells) {
    const [, first = '', second = '', third = ''] = PARTS.exec(plainDate(cell)) ?? [];
    if (third === '') continue;
    if (first.length === 4) isYearSure = true;
    else if (Number(first) > 31) return 'ymd';
    else if (Number(second) > 12) return 'mdy';
    else if (Number(first) > 12 && third.length === 4) return 'dmy';
    else {
      firsts.add(first);
      thirds.add(third);
    }
  }
  if (isYearSure || firsts.size === 0) return 'ymd';
  // 26-03-07, 26-03-19: what changes from row to row is the day.
  const isYearLast = [...thirds].every((third) => third.length === 4);
  const couldBeYear = [...firsts].some((first) => Number(first) > 12);
  if (isYearLast || !couldBeYear || firsts.size === thirds.size) return 'either';
  return firsts.size > thirds.size ? 'dmy' : 'ymd';
}

interface Context {
  order?: DateOrder | undefined;
  statement?: StatementMonth | undefined;
}

/** The moment in a cell of a bank's file, with the time from a cell of its own where there is one. */
export function momentOf(cell: string, time = '', { order = 'ymd', statement }: Context = {}): number | undefined {
  const text = plainDate(cell);
  // A time with its zone is exact.
  const exact = /:\d{2}(\.\d+)?(Z|[+-]\d{2}:?\d{2})$/.test(text) ? readMoment(text) : undefined;
  if (exact) return exact.at;
  // Seconds or milliseconds, as programs count them.
  if (/^\d{10}(\d{3})?$/.test(text)) return knownYear(Number(text) * (text.length === 10 ? 1000 : 1));
  const day = dayIn(text, order, statement);
  if (day === undefined) return momentInCell(text);
  const clock = clockIn(time) ?? clockIn(text.replace(PARTS, '').replace(/^(\d{8}|\d{4}$)/, ''));
  return clock === undefined ? day : day + clock;
}

function dayIn(text: string, order: DateOrder, statement: StatementMonth | undefined): number | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})(?=\D|$|\d{6})/.exec(text);
  if (compact) return dayAt(compact[1], compact[2], compact[3]);
  const short = /^(\d{1,2})[-/月](\d{1,2})日?$/.exec(text) ?? /^(\d{2})(\d{2})$/.exec(text);
  if (short && statement) {
    const [, month = '', day = ''] = short;
    return dayAt(String(Number(month) > statement.month ? statement.year - 1 : statement.year), month, day);
  }
  const parts = PARTS.exec(text);
  if (!parts) return undefined;
  const [, first = '', second = '', third = ''] = parts;
  if (first.length === 4) return dayAt(first, second, third);
  if (order === 'ymd') return dayAt(first, second, third);
  return order === 'dmy' ? dayAt(third, second, first) : dayAt(third, first, second);
}

function dayAt(year = '', month = '', day = ''): number | undefined {
  const whole = year.length < 3 ? `20${year.padStart(2, '0')}` : year;
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The ledger's own bounds hold for years.
  return readMoment(text) && startOfShanghaiDay(text);
}

const knownYear = (at: number) => (readMoment(shanghaiDay(at)) ? at : undefined);

/** 18:53:19, 18.53.19, 18时53分19秒, 185319, 18:53, 下午6:53 or 6:53 PM as milliseconds of the day; the day of the week before it is not read. */
function clockIn(text: string): number | undefined {
  const plain = text.includes(':') ? text.trim() : text.trim().replaceAll(/(?<=\d)[时点分.](?=\d)/g, ':');
  const parts =
    /^[T\s(-]{0,8}(?:(?:星期|周)[一二三四五六日天][)\s]{0,8})?([上下中]午|凌晨|晚上|早上)?\s{0,8}(\d{1,2}):?(\d{2})(?::?(\d{2}))?(?:\.\d+)?\s{0,8}([ap]\.?m)?/i.exec(
      plain,
    );
  if (!parts) return undefined;
  const [, part = '', hours, minutes, seconds = '0', half = ''] = parts;
  const isAfternoon = /下午|晚上|中午/.test(part) || /^p/i.test(half);
  const isMorning = /上午|凌晨|早上/.test(part) || /^a/i.test(half);
  const told = Number(hours);
  const hour =
    isAfternoon && told < 12 && !(part === '中午' && told === 11) ? told + 12 : isMorning && told === 12 ? 0 : told;
  const [minute, second] = [Number(minutes), Number(seconds)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return ((hour * 60 + minute) * 60 + second) * 1000;
}
