import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'morse',
  name: '摩斯电码',
  type: '文本处理',
  brief: '文字与摩斯电码互转',
  description: '把字母、数字和标点变成摩斯电码，或把电码译回文字。中文按字符编号发送，译回来一字不差。',
  keywords: ['摩尔斯', '莫尔斯', '电报', 'morse', 'sos'],
  icon: 'radio-tower',
  example: { input: 'SOS HELP', output: '... --- ... / .... . .-.. .--.' },
  accepts: ['text'],
  notes: [
    '字母之间用空格，单词之间用 / 分开。',
    '中文没有国际通用的电码，这里用字符的二进制编号，只能用同样的方法译回。',
  ],
} as const satisfies ToolInfo;
