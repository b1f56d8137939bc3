/** 2026-08-03T02:41:00+08:00 as 8 月 3 日 02:41. */
export function nightText(time: string): string {
  return `${Number(time.slice(5, 7))} 月 ${Number(time.slice(8, 10))} 日 ${time.slice(11, 16)}`;
}
