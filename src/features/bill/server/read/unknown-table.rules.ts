import { cleaned } from '#/platform/sheet/cell-text.pure.ts';
import { momentOf } from './dates.rules.ts';
import { signedAmount } from './entry.rules.ts';

/** Where the header of a table nobody knows stands, or that it has none. */
export interface UnknownTable {
  header: string[];
  /** The first row below it. */
  from: number;
}

const LOOKED_AT = 60;

/** The fullest of the first rows, if there are rows below it that look as if somebody kept accounts in them. */
export function unknownTableIn(rows: readonly (readonly string[])[]): UnknownTable | undefined {
  const first = rows.slice(0, LOOKED_AT).map((row) => row.map(cleaned));
  const widths = first.map((row) => new Set(row.filter(Boolean)).size);
  const widest = Math.max(0, ...widths);
  if (widest < 2) return undefined;
  const at = widths.findIndex((width) => width >= Math.max(2, widest - 1));
  const header = first[at] ?? [];
  const isHeadless = header.some(isDay) && header.some(isAmount);
  const below = first[at + 1] ?? [];
  const isInTwo = !isHeadless && goesOn(header, below);
  const from = isHeadless ? at : isInTwo ? at + 2 : at + 1;
  const data = rows.slice(from, from + LOOKED_AT).map((row) => row.map(cleaned));
  if (!data.some((row) => row.filter(Boolean).length >= 2 && row.some((cell) => /\p{Nd}/u.test(cell))))
    return undefined;
  if (isHeadless) return { header: header.map((_, index) => `第${index + 1}列`), from };
  const width = isInTwo ? Math.max(header.length, below.length) : header.length;
  return {
    header: named(Array.from({ length: width }, (_, index) => (isInTwo && below[index]) || (header[index] ?? ''))),
    from,
  };
}

/** 发生额 over 收入 and 支出: the second of two lines names the columns that the first one holds together. */
function goesOn(header: readonly string[], below: readonly string[]): boolean {
  const names = below.filter(Boolean);
  return (
    names.length > 1 &&
    names.every((cell) => !/\p{Nd}/u.test(cell)) &&
    below.some((cell, index) => cell !== '' && !header[index])
  );
}

/** Each column has a name of its own. */
function named(header: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return header.map((cell, index) => {
    const name = cell || `第${index + 1}列`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times > 1 ? `${name} ${times}` : name;
  });
}

export const isDay = (cell: string) =>
  /\p{Nd}[-/.年－]\p{Nd}|^20\d{6}$/u.test(cell) &&
  (momentOf(cell) ?? momentOf(cell, '', { order: 'mdy' }) ?? momentOf(cell, '', { order: 'dmy' })) !== undefined;
export const isAmount = (cell: string) => /^[^\p{L}]*\p{Nd}/u.test(cell) && signedAmount(cell) !== undefined;
