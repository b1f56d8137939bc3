import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'mortgage',
  name: '房贷计算器',
  type: '生活工具',
  brief: '算月供、利息和还款计划',
  description: '填金额、年限和利率，算出等额本息或等额本金的月供、总利息和总还款，逐月还款计划可以下载成表格。',
  keywords: ['房贷', '月供', '等额本息', '等额本金', '公积金贷款', '贷款计算', '利息'],
  icon: 'house',
  example: { input: '100 万元，30 年，年利率 3.5%', output: '等额本息月供 4490.45 元，利息共 616560.88 元' },
  weight: 45,
  notes: ['银行按天计息或有放款日差异时，头尾两期会略有出入。'],
} as const satisfies ToolInfo;
