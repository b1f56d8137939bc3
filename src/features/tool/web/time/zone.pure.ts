import { ToolFault } from '../frame/tool-fault.pure.ts';

/** How far a zone's clocks are ahead of UTC at a moment, in milliseconds. */
export function offsetOf(time: number, zone: string): number {
  const written = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    .formatToParts(time)
    .find(({ type }) => type === 'timeZoneName')?.value;
  // GMT, GMT+08:00, and before there were zones GMT-04:56:02.
  const [, sign = '+', ...parts] = /([+-])(\d\d):(\d\d)(?::(\d\d))?/.exec(written ?? '') ?? [];
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  return (sign === '-' ? -1 : 1) * (hours * 3600 + minutes * 60 + seconds) * 1000;
}

/** +08:00, or +08:05:43 where a town went by its own sun. */
export function offsetText(time: number, zone: string): string {
  const seconds = offsetOf(time, zone) / 1000;
  const size = Math.abs(seconds);
  const parts = [Math.floor(size / 3600), Math.floor(size / 60) % 60, size % 60].map((part) =>
    String(part).padStart(2, '0'),
  );
  return (seconds < 0 ? '-' : '+') + (size % 60 ? parts : parts.slice(0, 2)).join(':');
}

const DAY = 86_400_000;

/**
 * The moment at which a zone's clocks show this. Of an hour that comes twice in autumn the first; an hour that is
 * skipped in spring is counted on from before, so 02:30 becomes 03:30.
 */
export function momentOf(wall: number, zone: string): number {
  const [before, after] = [wall - offsetOf(wall - DAY, zone), wall - offsetOf(wall + DAY, zone)];
  const isShown = (moment: number) => moment + offsetOf(moment, zone) === wall;
  return !isShown(before) && isShown(after) ? after : before;
}

/** 2026-11-15 08:30:00 in the given zone, with milliseconds only where there are some. */
export function wallText(time: number, zone: string): string {
  const [date = '', rest = ''] = new Date(time + offsetOf(time, zone)).toISOString().split('T');
  return `${date.replace(/^\+0*/, '')} ${rest.slice(0, 8)}${rest.slice(8, 12).replace('.000', '')}`;
}

const WALL =
  /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?(?:[T\s]+(\d{1,2}):(\d{1,2})(?::(\d{1,2})(?:\.(\d{1,3})\d*)?)?)?$/;

/** Reads a date and time as people write it, as the wall clock of nowhere in particular. */
export function readWall(text: string): number {
  const match = WALL.exec(text.trim());
  if (!match) throw new ToolFault('日期要写成 2026-11-15 或 2026-11-15 08:30:00 这样');
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  if (month < 1 || month > 12) throw new ToolFault(`没有 ${month} 月`);
  // The years before 100 would be taken for those of the last century.
  const start = new Date(0).setUTCFullYear(year, month - 1, day);
  if (new Date(start).getUTCMonth() !== month - 1 || day < 1)
    throw new ToolFault(`${year} 年 ${month} 月没有 ${day} 日`);
  if (hour > 23 || minute > 59 || second > 59) throw new ToolFault('时间应在 00:00:00 到 23:59:59 之间');
  return start + ((hour * 60 + minute) * 60 + second) * 1000 + Number((match[7] ?? '0').padEnd(3, '0'));
}

export const ZONES = [
  { value: 'Asia/Shanghai', label: '北京' },
  { value: 'UTC', label: 'UTC' },
  { value: 'Asia/Tokyo', label: '东京' },
  { value: 'Asia/Singapore', label: '新加坡' },
  { value: 'Asia/Kolkata', label: '新德里' },
  { value: 'Asia/Dubai', label: '迪拜' },
  { value: 'Europe/London', label: '伦敦' },
  { value: 'Europe/Paris', label: '巴黎' },
  { value: 'Europe/Moscow', label: '莫斯科' },
  { value: 'America/New_York', label: '纽约' },
  { value: 'America/Los_Angeles', label: '洛杉矶' },
  { value: 'Australia/Sydney', label: '悉尼' },
] as const;
