import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'dice',
  name: '掷骰子',
  type: '生活工具',
  brief: '拿不定主意就掷一把',
  description:
    '一次掷一到十颗骰子，四面到一百面都有，报出点数与总和，最近几次留在页面上。点数由浏览器的安全随机数决定。',
  keywords: ['骰子', '色子', '筛子', '掷色子', '随机数', '桌游', 'dice', 'd20', '跑团'],
  icon: 'dices',
  example: { input: '2 颗六面骰', output: '例如 3 和 5，合计 8' },
} as const satisfies ToolInfo;
