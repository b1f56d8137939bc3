const DAY_MS = 86_400_000;
const OFFSET_MS = 8 * 3_600_000;

/** A time of the wire as people say it: 今天 09:12, 昨天 22:31, 11-13, 2025-11-13. Days are Shanghai's. */
export function shownTime(iso: string, now: number): string {
  const today = dayOf(now);
  const day = iso.slice(0, 10);
  if (day === today) return `今天 ${iso.slice(11, 16)}`;
  if (day === dayOf(now - DAY_MS)) return `昨天 ${iso.slice(11, 16)}`;
  return day.slice(0, 4) === today.slice(0, 4) ? day.slice(5) : day;
}

/** How long ago a day was, as one says it: 今天, 昨天, 3 天前, 上周, 11 月 2 日, 2025 年 11 月 2 日. */
export function agoText(iso: string, now: number): string {
  const day = iso.slice(0, 10);
  const days = Math.round((Date.parse(dayOf(now)) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return '今天';
  if (days === 1) return '昨天';
  if (days < 7) return `${days} 天前`;
  if (days < 14) return '上周';
  const [year, month, date] = day.split('-').map(Number);
  return `${year === Number(dayOf(now).slice(0, 4)) ? '' : `${year} 年 `}${month} 月 ${date} 日`;
}

function dayOf(time: number): string {
  return new Date(time + OFFSET_MS).toISOString().slice(0, 10);
}
