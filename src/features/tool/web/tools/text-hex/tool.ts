import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-hex',
  name: '文字转十六进制',
  type: '代码处理',
  brief: '文字与十六进制、二进制',
  description: '把文字的 UTF-8 字节写成十六进制、二进制或十进制，或者从这些数字读回文字。',
  keywords: ['hex', '十六进制', '二进制', '字节', 'ascii码'],
  icon: 'hash',
  example: {
    input: 'A搜',
    output: '41 e6 90 9c',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
