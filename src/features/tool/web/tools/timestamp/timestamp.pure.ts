import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { momentOf, offsetOf, offsetText, readWall, wallText } from '../../time/zone.pure.ts';

export interface Moment {
  /** Epoch milliseconds. */
  time: number;
  understoodAs: string;
  /** The same digits read the other way, where both are possible. */
  other?: { time: number; understoodAs: string };
}

/** A Date holds a day more, which the zones need. */
const FURTHEST = 8.64e15 - 86_400_000;

/** A timestamp of any unit, an ISO date, or a date in the given zone. */
export function readMoment(text: string, zone: string): Moment {
  const typed = text.normalize('NFKC').trim();
  const date = fromDigits(typed, zone);
  if (date !== undefined) return { time: date, understoodAs: '连写的日期', other: fromNumber(typed) };
  if (/^-?\d+(\.\d+)?$/.test(typed)) return fromNumber(typed);
  const ordered = inIsoOrder(typed);
  const [, wall, ahead] = ZONED.exec(ordered) ?? [];
  if (wall !== undefined && ahead !== undefined)
    return { time: readWall(wall) - aheadOf(ahead), understoodAs: '带时区的日期' };
  return { time: momentOf(readWall(ordered), zone), understoodAs: '所选时区的日期' };
}

const ZONED = /^(\d{4}-\d\d-\d\d[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?)?) ?(Z|UTC|GMT|UT|[+-]\d\d(?::?\d\d)?)$/i;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** How programs and people write a moment, each in the order of ISO: year, month, day, time, zone. */
const WAYS = [
  // Mail and HTTP: Tue, 17 Nov 2026 20:00:00 +0800
  /^(?:[a-z]{3}, )?(?<d>\d{1,2})[ -](?<m>[a-z]{3})[ -](?<y>\d{4}) (?<t>\d\d:\d\d(?::\d\d)?) (?<z>\S+)$/i,
  // A browser: Tue Nov 17 2026 20:00:00 GMT+0800 (中国标准时间)
  /^(?:[a-z]{3} )?(?<m>[a-z]{3}) (?<d>\d{1,2}) (?<y>\d{4}) (?<t>\d\d:\d\d:\d\d)(?: GMT(?<z>[+-]\d{4})?)?(?: \(.*\))?$/i,
  // C and the shell: Tue Nov 17 20:00:00 UTC 2026
  /^(?:[a-z]{3} )?(?<m>[a-z]{3}) {1,2}(?<d>\d{1,2}) (?<t>\d\d:\d\d:\d\d)(?: (?<z>UTC|GMT))? (?<y>\d{4})$/i,
];
const BASIC = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)?(Z|[+-]\d{4})?$/i;
const CHINESE =
  /^(\d{4}[-/.年]\d{1,2}[-/.月]\d{1,2}日?)\s*(?:(凌晨|早上|上午|中午|下午|晚上)\s*)?(\d{1,2})(?:[时點点]|:)(?:(\d{1,2})(?:分|:)?(?:(\d{1,2})秒?)?)?$/;

function inIsoOrder(typed: string): string {
  for (const way of WAYS) {
    const { y, m = '', d = '', t, z = '' } = way.exec(typed)?.groups ?? {};
    const month = MONTHS.indexOf(m.toLowerCase()) + 1;
    const zone = z || (/ GMT( \(|$)/.test(typed) ? 'Z' : '');
    if (month > 0) return `${y}-${String(month).padStart(2, '0')}-${d.padStart(2, '0')} ${t} ${zone}`.trim();
  }
  const [, year, basicMonth, date, hours, minutes, seconds = '00', ahead = ''] = BASIC.exec(typed) ?? [];
  if (year) return `${year}-${basicMonth}-${date} ${hours}:${minutes}:${seconds}${ahead}`;
  const [, day, part = '', hour = '', minute = '0', second = '0'] = CHINESE.exec(typed) ?? [];
  return day ? `${day} ${hourOf(Number(hour), part)}:${minute}:${second}` : typed;
}

/** 下午3点 is 15, 中午12点 is 12, and so is 下午12点; 凌晨12点 is the beginning of the day. */
function hourOf(hour: number, part: string): number {
  if (/下午|晚上/.test(part) || (part === '中午' && hour < 3)) return hour < 12 ? hour + 12 : hour;
  return /凌晨|早上|上午/.test(part) && hour === 12 ? 0 : hour;
}

/** How far a written zone is ahead of UTC, in milliseconds. */
function aheadOf(zone: string): number {
  const [, sign, hours = 0, minutes = 0] = /^([+-])(\d\d):?(\d\d)?$/.exec(zone) ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}

const DIGITS = /^((?:19|20)\d\d)(\d\d)(\d\d)(?:(\d\d)(\d\d)(?:(\d\d)(\d{3})?)?)?$/;

/**
 * 20261118, 202611180930, 20261118093000 and 20261118093000123 are dates written without signs: as counts they would lie in
 * 1970, in 1976 or in 2612. Digits that are no day of the calendar are left to be counts.
 */
function fromDigits(typed: string, zone: string): number | undefined {
  const [, year, month, day, hour = '00', minute = '00', second = '00', rest = '000'] = DIGITS.exec(typed) ?? [];
  if (year === undefined) return undefined;
  try {
    return momentOf(readWall(`${year}-${month}-${day} ${hour}:${minute}:${second}.${rest}`), zone);
  } catch {
    return undefined;
  }
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
