import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'rmb-upper',
  name: '人民币大写',
  type: '生活工具',
  brief: '金额转成财务大写',
  description: '把数字金额写成支票、发票、合同要用的中文大写，零和整的写法按《支付结算办法》附则。一行一个，可以批量。',
  keywords: ['大写金额', '金额大写', '财务大写', '发票', '支票', '壹贰叁'],
  icon: 'banknote',
  example: { input: '1409.50', output: '壹仟肆佰零玖元伍角整' },
  accepts: ['text'],
  weight: 70,
} as const satisfies ToolInfo;
