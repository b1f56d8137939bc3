import { startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';
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

/** Which order the dates of a column have; undefined where every one of them could be read in two ways. */
export function guessDateOrder(cells: Iterable<string>): DateOrder | 'either' | undefined {
  let sawShort = false;
  for (const cell of cells) {
    const [, first = '', second = '', third = ''] = PARTS.exec(cell.trim()) ?? [];
    if (third === '' || first.length === 4) continue;
    sawShort = true;
    if (Number(first) > 12) return third.length === 4 || Number(third) > 31 || Number(first) <= 31 ? 'dmy' : 'ymd';
    if (Number(second) > 12) return 'mdy';
  }
  return sawShort ? 'either' : 'ymd';
}

interface Context {
  order?: DateOrder | undefined;
  statement?: StatementMonth | undefined;
}

/** The moment in a cell of a bank's file, with the time from a cell of its own where there is one. */
export function momentOf(cell: string, time = '', { order = 'ymd', statement }: Context = {}): number | undefined {
  const text = cell.replaceAll(/\s+/g, ' ').trim();
  // With a zone of its own it is exact.
  const exact = /[Z+]\d{0,2}:?\d{0,2}$/.test(text) ? readMoment(text) : undefined;
  if (exact) return exact.at;
  const day = dayIn(text, order, statement);
  if (day === undefined) return momentInCell(text);
  const clock = clockIn(time) ?? clockIn(text.replace(PARTS, '').replace(/^\d{8}/, ''));
  return clock === undefined ? day : day + clock;
}

function dayIn(text: string, order: DateOrder, statement: StatementMonth | undefined): number | undefined {
  const compact = /^(\d{4})(\d{2})(\d{2})(?=\D|$|\d{6})/.exec(text);
  if (compact) return dayAt(compact[1], compact[2], compact[3]);
  const short = /^(\d{1,2})[-/](\d{1,2})$/.exec(text);
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
  const whole = year.length === 2 ? `20${year}` : year;
  const text = `${whole}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  // The ledger's own bounds hold for years.
  return readMoment(text) && startOfShanghaiDay(text);
}

/** 18:53:19, 185319 or 18:53 as milliseconds of the day. */
function clockIn(text: string): number | undefined {
  const parts = /^[T\s]*(\d{1,2}):?(\d{2})(?::?(\d{2}))?/.exec(text.trim());
  if (!parts) return undefined;
  const [hour, minute, second] = [Number(parts[1]), Number(parts[2]), Number(parts[3] ?? 0)];
  if (hour > 23 || minute > 59 || second > 59) return undefined;
  return ((hour * 60 + minute) * 60 + second) * 1000;
}
