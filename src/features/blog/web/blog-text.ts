/** 2026 年 11 月 8 日, from a moment as the API writes it. */
export function longDay(iso: string): string {
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  return `${year} 年 ${Number(month)} 月 ${Number(day)} 日`;
}

/** 2026 年 11 月. */
export function longMonth(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return month ? `${year} 年 ${Number(number)} 月` : '没有日期';
}
