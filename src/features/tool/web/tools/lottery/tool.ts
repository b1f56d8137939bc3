import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'lottery',
  name: '幸运抽奖',
  type: '生活工具',
  brief: '公开种子，人人可复核',
  description: '粘贴名单，抽出不重复的中奖者；种子公开，任何人都能用 SHA-256 重新算一遍。另有双色球、大乐透机选。',
  keywords: ['抽奖', '抽签', '转盘', '点名', '双色球', '大乐透', '机选'],
  icon: 'ticket',
  example: { input: '小明\n小红\n小刚', output: '中奖名单和可以复核的种子' },
  path: '/lottery',
  weight: 65,
} as const satisfies ToolInfo;
