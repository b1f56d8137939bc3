import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'income-tax',
  name: '个税计算器',
  type: '生活工具',
  brief: '算工资个税和到手收入',
  description: '按累计预扣法逐月算工资的个人所得税和到手收入，年终奖单独计税，五险一金和专项附加扣除都算进去。',
  keywords: ['个人所得税', '工资税', '税后工资', '年终奖', '专项附加扣除', '到手'],
  icon: 'receipt-text',
  example: { input: '月薪 30000，五险一金 4500，专项附加扣除 2000', output: '全年个税 27480 元，到手 278520 元' },
  notes: [
    '税率按现行综合所得税率表，年终奖单独计税的政策执行到 2027 年底。',
    '没有算补贴、股权等其他收入，最终以年度汇算为准。',
  ],
} as const satisfies ToolInfo;
