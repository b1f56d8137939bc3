/** One record as the source sends it: every column may be missing, a number, a text or null. */
export type RawItem = Record<string, unknown>;

export function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A source's own number for a record: one line that any database takes. */
export function idOf(value: unknown): string {
  return textOf(value)
    .slice(0, 100)
    .replaceAll(/\p{Cc}/gu, '')
    .toWellFormed();
}

/** Whole numbers, also when they are written as text; 0 for anything else. */
export function numberOf(value: unknown): number {
  // As people write thousands.
  const text = textOf(value).replaceAll(/(?<=\d),(?=\d{3}(?!\d))/g, '');
  return /^\d{1,9}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
}

/** Names in one column, however they are divided. A bare slash may be part of a title, but not of a person. */
export function namesOf(value: unknown, most: number, { slash = true }: { slash?: boolean } = {}): string[] {
  const written = Array.isArray(value) ? value.map(textOf) : textOf(value).split(slash ? PEOPLE : TITLES);
  const parts = written
    .map((part) => part.replaceAll(/\s+/g, ' ').trim())
    .filter((part) => part !== '' && part.length <= 100 && !UNKNOWN.has(part));
  return [...new Set(parts)].slice(0, most);
}

const PEOPLE = /[,，、/|;；]+|\s{2,}/;
const TITLES = /[,，、|;；]+|\s+\/\s+|\s{2,}/;

/** What people write where they know nothing. */
const UNKNOWN = new Set(['未知', '不详', '暂无', '无', '内详', '其他', '其它', '更多', '0', 'null', 'undefined']);

/** 2026-11-15 06:16:01 in Beijing, however it is divided, or elsewhere if it says so; seconds or milliseconds; else 0. */
export function timeOf(value: unknown): number {
  const text = textOf(value);
  if (/^\d{9,11}$/.test(text)) return Number(text) * 1000;
  if (/^\d{12,13}$/.test(text)) return Number(text);
  if (ZONED.test(text)) return Date.parse(text) || 0;
  const day = dayOf(text);
  if (day.length < 10) return 0;
  const [, time = '00:00'] = /^\S+?[ T](\d{1,2}:\d{2}(?::\d{2})?)/.exec(text) ?? [];
  const moment = Date.parse(`${day}T${time.padStart(time.length < 6 ? 5 : 8, '0')}+08:00`);
  return Number.isNaN(moment) ? 0 : moment;
}

const ZONED = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:?\d\d)$/;

/** 2026-11-15, 2026/11/5 or 2026年11月5日, or as much of it as is known: 2026-11, 2026; empty when it is none. */
export function dayOf(value: unknown): string {
  const [, year = '', month = '', day = ''] =
    /^((?:18|19|20|21)\d{2})(?:[-/.年](\d{1,2})(?!\d)(?:[-/.月](\d{1,2})(?!\d))?)?/.exec(textOf(value)) ?? [];
  if (Number(month) < 1 || Number(month) > 12) return year;
  const known = `${year}-${month.padStart(2, '0')}`;
  return Number(day) < 1 || Number(day) > 31 ? known : `${known}-${day.padStart(2, '0')}`;
}
