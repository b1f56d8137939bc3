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
  const text = textOf(value);
  const number = /^\d{1,9}(\.\d+)?$/.test(text) ? Math.floor(Number(text)) : 0;
  return number;
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

/** 2026-11-15 06:16:01 in Beijing, or seconds; 0 when it is neither. */
export function timeOf(value: unknown): number {
  const text = textOf(value);
  if (/^\d{9,11}$/.test(text)) return Number(text) * 1000;
  const match = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}(?::\d{2})?))?/.exec(text);
  if (!match) return 0;
  const time = Date.parse(`${match[1]}T${match[2] ?? '00:00'}+08:00`);
  return Number.isNaN(time) ? 0 : time;
}
