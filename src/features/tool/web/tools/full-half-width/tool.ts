import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'full-half-width',
  name: '全角半角转换',
  type: '文本处理',
  brief: '全角与半角字符互转',
  description: '把全角的字母、数字和标点换成半角，或者反过来。默认不动标点，中文句子里的逗号句号不会被改坏。',
  keywords: ['全角', '半角', '全角转半角', '标点', 'fullwidth', 'halfwidth'],
  icon: 'case-sensitive',
  example: { input: '订单号：ＡＢ－２０２６，共３件', output: '订单号：AB－2026，共3件' },
  accepts: ['text'],
} as const satisfies ToolInfo;
