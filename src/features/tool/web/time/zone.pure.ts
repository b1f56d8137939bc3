import { ToolFault } from '../frame/tool-fault.pure.ts';

/** The wall clock of a zone, read out as if it were UTC, minus the real time. */
export function offsetOf(time: number, zone: string): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(time);
  const at = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const wall = Date.UTC(at('year'), at('month') - 1, at('day'), at('hour'), at('minute'), at('second'));
  return wall - Math.floor(time / 1000) * 1000;
}

/** The moment at which a zone's clocks show this. In the hour that is skipped in spring, the one right after. */
export function momentOf(wall: number, zone: string): number {
  const guess = wall - offsetOf(wall, zone);
  return wall - offsetOf(guess, zone);
}

/** 2026-11-15 08:30:00 in the given zone, with milliseconds only where there are some. */
export function wallText(time: number, zone: string): string {
  const text = new Date(time + offsetOf(time, zone)).toISOString();
  return text.slice(0, 19).replace('T', ' ') + (text.slice(19, 23) === '.000' ? '' : text.slice(19, 23));
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
  const wall = Date.UTC(year, month - 1, day, hour, minute, second, Number((match[7] ?? '0').padEnd(3, '0')));
  if (month < 1 || month > 12) throw new ToolFault(`没有 ${month} 月`);
  if (new Date(wall).getUTCMonth() !== month - 1 || day < 1)
    throw new ToolFault(`${year} 年 ${month} 月没有 ${day} 日`);
  if (hour > 23 || minute > 59 || second > 59) throw new ToolFault('时间应在 00:00:00 到 23:59:59 之间');
  return wall;
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
