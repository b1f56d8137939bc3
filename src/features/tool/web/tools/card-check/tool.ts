import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'card-check',
  name: '卡号与信用代码校验',
  type: '生活工具',
  brief: '校验银行卡号、统一信用代码',
  description:
    '检查银行卡号的校验位和卡组织，或检查企业统一社会信用代码写得对不对，抄错一位马上知道。号码只在本页里算。',
  keywords: ['银行卡', '卡号校验', 'luhn', '统一社会信用代码', '企业代码', '信用卡'],
  icon: 'credit-card',
  example: { input: '4111 1111 1111 1111', output: 'Visa 卡，校验正确' },
  notes: ['例子是卡组织公开的测试卡号。', '只看号码写法，查不到账户是否存在。'],
} as const satisfies ToolInfo;
