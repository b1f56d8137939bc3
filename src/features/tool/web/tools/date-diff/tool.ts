import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'date-diff',
  name: '日期计算',
  type: '生活工具',
  brief: '算相差几天，推前后日期',
  description: '两个日期相差多少天、多少周、几年几个月零几天；从某天往前往后推若干天、周、月或年是哪一天、星期几。',
  keywords: ['日期差', '天数', '倒计时', '推算日期', '纪念日', '相差几天'],
  icon: 'calendar-days',
  example: { input: '2026-01-01 到 2026-11-15', output: '相差 318 天（10 个月 14 天）' },
} as const satisfies ToolInfo;
