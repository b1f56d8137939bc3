import { DAY_MS, SHANGHAI_MS } from '#/contract/shanghai-time.pure.ts';

const MINUTES_A_DAY = 1440;
const WEEK_MINUTES = 7 * MINUTES_A_DAY;
/** 1970-01-05 was the first Monday. */
const FIRST_MONDAY_MS = 4 * DAY_MS;
const NAMES = ['周一', '周二', '周三', '周四', '周五', '周六', '周日'];

/** The latest moment, not after `now`, at that minute of the week. */
export function latestAtMinute(minute: number, now: number): number {
  const ago = (minuteOfWeek(now) - minute + WEEK_MINUTES) % WEEK_MINUTES;
  return Math.floor(now / 60_000 - ago) * 60_000;
}

/** Minutes since Monday 00:00 in Beijing. */
export function minuteOfWeek(epochMs: number): number {
  const minute = Math.floor((epochMs + SHANGHAI_MS - FIRST_MONDAY_MS) / 60_000) % WEEK_MINUTES;
  return (minute + WEEK_MINUTES) % WEEK_MINUTES;
}

export interface CalendarDay<Item> {
  /** 1 is Monday. */
  weekday: number;
  name: string;
  isToday: boolean;
  items: (Item & { time: string })[];
}

export function weekOf<Item extends { minute: number }>(items: readonly Item[], now: number): CalendarDay<Item>[] {
  const today = Math.floor(minuteOfWeek(now) / MINUTES_A_DAY);
  return NAMES.map((name, index) => ({
    weekday: index + 1,
    name,
    isToday: index === today,
    items: items
      .filter(({ minute }) => Math.floor(minute / MINUTES_A_DAY) === index)
      .map((item) => ({ ...item, time: clockTime(item.minute % MINUTES_A_DAY) })),
  }));
}

function clockTime(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}
