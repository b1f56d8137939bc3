import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'chinese-number',
  name: '中文数字',
  type: '文本处理',
  brief: '阿拉伯数字与中文数字互转',
  description: '把 10020 读成“一万零二十”，或把“两万五千”“贰佰伍拾”“二〇二六”写回数字，支持负数和小数。',
  keywords: ['数字转中文', '大写数字', '一二三', '读数', '中文数字转阿拉伯数字'],
  icon: 'hash',
  example: { input: '10020.5', output: '一万零二十点五' },
  accepts: ['text'],
} as const satisfies ToolInfo;
