import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'number-base',
  name: '进制转换',
  type: '代码处理',
  brief: '二、八、十、十六进制',
  description: '整数在二、八、十、十六等进制之间转换，多长都不丢位，负数给出补码。',
  keywords: ['进制', '二进制', '十六进制', '八进制', '补码', 'hex', 'bin'],
  icon: 'calculator',
  example: {
    input: '255',
    output: '十六进制 ff',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
