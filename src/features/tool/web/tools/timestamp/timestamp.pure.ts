import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { momentOf, offsetOf, readWall, wallText } from '../../time/zone.pure.ts';

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
  const isZoned = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d.*(Z|[+-]\d\d:?\d\d)$/i.test(typed);
  if (isZoned || /^[A-Za-z]{3},/.test(typed)) {
    const time = Date.parse(typed);
    // Date.parse takes 30 February for 2 March.
    if (isZoned) readWall(typed.slice(0, 10));
    if (Number.isNaN(time)) throw new ToolFault('这个日期不存在，请检查月、日和时间');
    return { time, understoodAs: '带时区的日期' };
  }
  return { time: momentOf(readWall(typed), zone), understoodAs: '所选时区的日期' };
}

function fromNumber(typed: string): Moment {
  const digits = typed.replace(/^-/, '').replace(/\..*$/, '').length;
  const number = Number(typed);
  const [time, understoodAs] =
    digits <= 11
      ? [number * 1000, '秒']
      : digits <= 14
        ? [number, '毫秒']
        : digits <= 17
          ? [number / 1000, '微秒']
          : [number / 1e6, '纳秒'];
  if (Math.abs(time) > FURTHEST) throw new ToolFault('数字太大了，不是一个时间戳');
  return { time: Math.round(time), understoodAs };
}

export function describeMoment(time: number, zone: string, now: number): { label: string; value: string }[] {
  const offset = offsetOf(time, zone) / 60_000;
  const sign = offset < 0 ? '-' : '+';
  const zoneText = `${sign}${String(Math.floor(Math.abs(offset) / 60)).padStart(2, '0')}:${String(Math.abs(offset) % 60).padStart(2, '0')}`;
  const wall = wallText(time, zone);
  const day = new Date(time + offsetOf(time, zone));
  return [
    { label: '日期时间', value: wall },
    { label: '秒', value: String(Math.floor(time / 1000)) },
    { label: '毫秒', value: String(time) },
    { label: 'ISO 8601', value: wall.replace(' ', 'T') + zoneText },
    { label: 'UTC', value: new Date(time).toISOString() },
    { label: 'RFC 2822', value: new Date(time).toUTCString() },
    { label: '星期', value: `星期${'日一二三四五六'.charAt(day.getUTCDay())}` },
    {
      label: '一年中的第几天',
      value: String(Math.floor((day.getTime() - Date.UTC(day.getUTCFullYear(), 0)) / 86_400_000) + 1),
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
