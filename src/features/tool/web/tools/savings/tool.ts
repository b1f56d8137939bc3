import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'savings',
  name: '存款复利计算',
  type: '生活工具',
  brief: '算存款、定投和复利',
  description: '一次存入或每月定投，按年复利、按月复利或单利，算出到期有多少钱、利息多少，逐年看增长。',
  keywords: ['复利', '利息', '定期存款', '定投', '理财', '单利'],
  icon: 'piggy-bank',
  example: { input: '1 万元，年利率 3%，10 年，按年复利', output: '到期 13439.16 元，利息 3439.16 元' },
} as const satisfies ToolInfo;
