import { DAY_MS, SHANGHAI_MS, shanghaiDay, startOfShanghaiDay } from '#/contract/shanghai-time.pure.ts';

export interface Moment {
  at: number;
  /** Whether a time of day was told; without one it is the beginning of the day. */
  hasTime: boolean;
}

const FORM =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,9})?)?)?\s*(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?$/;
const FIRST_YEAR = 1992;
const LAST_YEAR = 2099;

/** A day or a moment as people, exports and our own answers write it. In Shanghai unless it says otherwise. */
export function readMoment(text: string): Moment | undefined {
  const parts = FORM.exec(text.normalize('NFKC').trim());
  if (!parts) return undefined;
  const [, year = '', month = '', day = '', hour, minute = '0', second = '0', zone] = parts;
  if (Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return undefined;
  const start = startOfShanghaiDay(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`);
  if (start === undefined || Number(hour ?? 0) > 23 || Number(minute) > 59 || Number(second) > 59) return undefined;
  if (hour === undefined) return { at: start, hasTime: false };
  const local = start + ((Number(hour) * 60 + Number(minute)) * 60 + Number(second)) * 1000;
  return { at: local + SHANGHAI_MS - zoneOffset(zone), hasTime: true };
}

/** A moment as an export writes it, or the day number by which a spreadsheet keeps one. */
export function momentInCell(cell: string): number | undefined {
  const moment = readMoment(cell);
  if (moment) return moment.at;
  const serial = /^\d{5}(\.\d+)?$/.test(cell) ? Number(cell) : Number.NaN;
  // Day 25569 of a spreadsheet is the first of 1970; it knows no zones, and these files are written in China.
  const at = Math.round((serial - 25_569) * DAY_MS) - SHANGHAI_MS;
  return Number.isNaN(at) || readMoment(shanghaiDay(at)) === undefined ? undefined : at;
}

function zoneOffset(zone = '+08:00'): number {
  if (zone === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(-2));
  return (zone.startsWith('-') ? -minutes : minutes) * 60_000;
}

/** The day in Shanghai as one number, 20261115, so that a month is a division away. */
export function dayNumber(at: number): number {
  return Number(shanghaiDay(at).replaceAll('-', ''));
}

/** 20261115 as 2026-11-15. */
export function dayText(day: number): string {
  const digits = String(day).padStart(8, '0');
  return `${digits.slice(0, 4)}-${digits.slice(4, 6)}-${digits.slice(6)}`;
}
