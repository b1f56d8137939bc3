import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { momentOf, offsetOf, offsetText, readWall, wallText } from '../../time/zone.pure.ts';

export interface Moment {
  /** Epoch milliseconds. */
  time: number;
  understoodAs: string;
}

/** A Date holds a day more, which the zones need. */
const FURTHEST = 8.64e15 - 86_400_000;

/** A timestamp of any unit, an ISO date, or a date in the given zone. */
export function readMoment(text: string, zone: string): Moment {
  const typed = text.normalize('NFKC').trim();
  if (/^-?\d+(\.\d+)?$/.test(typed)) return fromNumber(typed);
  const [, wall, ahead] = ZONED.exec(fromMail(typed)) ?? [];
  if (wall !== undefined && ahead !== undefined)
    return { time: readWall(wall) - aheadOf(ahead), understoodAs: '带时区的日期' };
  return { time: momentOf(readWall(typed), zone), understoodAs: '所选时区的日期' };
}

const ZONED = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|GMT|UT|[+-]\d\d(?::?\d\d)?)$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** `Tue, 17 Nov 2026 20:00:00 +0800`, as mail and HTTP write it, in the order of ISO. */
function fromMail(typed: string): string {
  const [, day = '', month = '', year, time, zone] =
    /^(?:[a-z]{3}, )?(\d{1,2})[ -]([a-z]{3})[ -](\d{4}) (\d\d:\d\d(?::\d\d)?) (\S+)$/i.exec(typed) ?? [];
  const at = MONTHS.indexOf(month.toLowerCase()) + 1;
  return at > 0 ? `${year}-${String(at).padStart(2, '0')}-${day.padStart(2, '0')} ${time} ${zone}` : typed;
}

/** How far a written zone is ahead of UTC, in milliseconds. */
function aheadOf(zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const UNITS = [
  { longest: 11, digits: 3, name: '秒' },
  { longest: 14, digits: 0, name: '毫秒' },
  { longest: 17, digits: -3, name: '微秒' },
  { longest: Infinity, digits: -6, name: '纳秒' },
];

/** The unit is told by the length. What is less than a millisecond is cut off, so that a second does not come early. */
function fromNumber(typed: string): Moment {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(typed) ?? [];
  const { digits, name } = UNITS.find(({ longest }) => whole.length <= longest) ?? { digits: 0, name: '' };
  const moved =
    digits > 0 ? whole + fraction.padEnd(digits, '0').slice(0, digits) : whole.slice(0, whole.length + digits);
  const isCut = /[1-9]/.test(digits > 0 ? fraction.slice(digits) : whole.slice(whole.length + digits) + fraction);
  const size = Number(moved);
  if (size > FURTHEST) throw new ToolFault('数字太大了，不是一个时间戳');
  return { time: sign ? -size - (isCut ? 1 : 0) : size, understoodAs: name };
}

export function describeMoment(time: number, zone: string, now: number): { label: string; value: string }[] {
  const wall = wallText(time, zone);
  const day = new Date(time + offsetOf(time, zone));
  return [
    { label: '日期时间', value: wall },
    { label: '秒', value: String(Math.floor(time / 1000)) },
    { label: '毫秒', value: String(time) },
    { label: 'ISO 8601', value: wall.replace(' ', 'T') + offsetText(time, zone) },
    { label: 'UTC', value: new Date(time).toISOString() },
    { label: 'RFC 2822', value: new Date(time).toUTCString() },
    { label: '星期', value: `星期${'日一二三四五六'.charAt(day.getUTCDay())}` },
    {
      label: '一年中的第几天',
      // Not Date.UTC: it takes the years before 100 for those of the last century.
      value: String(
        Math.floor((day.getTime() - new Date(0).setUTCFullYear(day.getUTCFullYear(), 0, 1)) / 86_400_000) + 1,
      ),
    },
    { label: '离现在', value: distance(time - now) },
  ];
}

function distance(span: number): string {
  const size = Math.abs(span);
  const side = span < 0 ? '前' : '后';
  const units: [number, string][] = [
    [31_556_952_000, '年'],
    [86_400_000, '天'],
    [3_600_000, '小时'],
    [60_000, '分钟'],
    [1000, '秒'],
  ];
  const unit = units.find(([length]) => size >= length);
  return unit ? `${Math.floor(size / unit[0])} ${unit[1]}${side}` : '就是现在';
}
