import { ToolFault } from '../../frame/tool-fault.pure.ts';

/** In Quartz the week begins with 1 for Sunday, elsewhere with 0. */
export type CronDialect = 'unix' | 'quartz';

const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];

interface Field {
  name: string;
  min: number;
  max: number;
  names?: readonly string[];
}

const FIELDS: readonly Field[] = [
  { name: '秒', min: 0, max: 59 },
  { name: '分', min: 0, max: 59 },
  { name: '时', min: 0, max: 23 },
  { name: '日', min: 1, max: 31 },
  { name: '月', min: 1, max: 12, names: MONTHS },
  { name: '星期', min: 0, max: 7, names: DAYS },
  { name: '年', min: 1970, max: 2099 },
];

/** A question mark or a year is written by Quartz only. */
export function guessDialect(parts: readonly string[]): CronDialect {
  return parts.length === 7 || parts.includes('?') ? 'quartz' : 'unix';
}

/**
 * The same for every reader: ranges that run over the end (22-2, FRI-MON) are spelled out, a lone L in the week is its
 * last day. Faults are found here, where the field has a Chinese name.
 */
export function tidyParts(parts: readonly string[], dialect: CronDialect): string[] {
  const fields = parts.length === 5 ? FIELDS.slice(1, 6) : FIELDS.slice(0, parts.length);
  return parts.map((part, at) => {
    const field = fields[at];
    if (!field) return part;
    const inDialect = field.name === '星期' && dialect === 'quartz' ? { ...field, min: 1 } : field;
    return part
      .toUpperCase()
      .split(',')
      .map((piece) => tidyPiece(piece, inDialect))
      .join(',');
  });
}

function tidyPiece(piece: string, field: Field): string {
  const { name, max, names } = field;
  if (name === '星期' && piece === 'L') return field.min === 1 ? '7' : '6';
  const back = name === '日' ? /^L-(\d+)W?$/.exec(piece)?.[1] : undefined;
  if (back !== undefined && Number(back) > 30)
    throw new ToolFault(`“日”里的 ${piece} 太靠前了，最多是 L-30（月底倒数第 31 天）`);
  // Last, nearest weekday and n-th weekday are the library's business.
  if (piece === '*' || piece === '?' || (/[LW#]/.test(piece) && /^(日|星期)$/.test(name) && !names?.includes(piece)))
    return piece;
  const [, from = '', to, step] = /^(\*|[A-Z0-9]+)(?:-([A-Z0-9]+))?(?:\/(\d+))?$/.exec(piece) ?? [];
  if (from === '' || (from === '*' && to !== undefined)) throw new ToolFault(`“${name}”这一段读不懂“${piece}”`);
  if (step !== undefined && Number(step) < 1) throw new ToolFault(`“${name}”这一段的间隔至少是 1`);
  if (from === '*') return piece;
  const [first, last] = [numberOf(from, field), to === undefined ? undefined : numberOf(to, field)];
  if (last === undefined || first <= last) return piece;
  return spelledOut(first, last, Number(step ?? 1), field.min, name === '星期' ? field.min + 6 : max);
}

function numberOf(text: string, { name, min, max, names }: Field): number {
  const named = names?.indexOf(text) ?? -1;
  const number = named >= 0 ? named + (name === '星期' ? min : 1) : /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (Number.isNaN(number)) throw new ToolFault(`“${name}”这一段读不懂“${text}”`);
  if (number < min || number > max)
    throw new ToolFault(`“${name}”这一段的 ${text} 超出范围，应该在 ${min} 到 ${max} 之间`);
  return number;
}

/** From `first` over the end of the field to `last`. */
function spelledOut(first: number, last: number, step: number, min: number, max: number): string {
  const count = max - min + 1;
  const length = last + count - first;
  const values: number[] = [];
  for (let gone = 0; gone <= length; gone += step) values.push(((first + gone - min) % count) + min);
  return values.sort((a, b) => a - b).join(',');
}
