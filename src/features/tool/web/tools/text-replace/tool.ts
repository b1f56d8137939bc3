import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-replace',
  name: '批量替换',
  type: '文本处理',
  brief: '一次替换多组文字',
  description: '一次写好多组“旧 => 新”，按顺序全部替换，可以用正则和分组。复杂的正则一秒算不完会停下，不会卡住页面。',
  keywords: ['查找替换', '批量替换', '正则替换', 'replace'],
  icon: 'replace',
  example: {
    input: '苹果和香蕉',
    output: '桃子和李子',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
