export const PERIODS = ['week', 'month', 'quarter', 'year'] as const;
export type Period = (typeof PERIODS)[number];

export const PERIOD_NAMES: Record<Period, string> = { week: '每周', month: '每月', quarter: '每季', year: '每年' };

const WEEKDAYS = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

/** 每月 14 日, 每周三, 每年 3 月 8 日: when a bill comes that comes next on this day. */
export function periodText(every: Period, nextDate: string): string {
  const [month, day] = [Number(nextDate.slice(5, 7)), Number(nextDate.slice(8, 10))];
  if (every === 'week') return `每${WEEKDAYS[new Date(`${nextDate}T00:00:00Z`).getUTCDay()]}`;
  return every === 'year' ? `每年 ${month} 月 ${day} 日` : `${PERIOD_NAMES[every]} ${day} 日`;
}
