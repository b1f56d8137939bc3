import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'world-clock',
  name: '世界时间',
  type: '生活工具',
  brief: '各地现在几点，跨时区换算',
  description: '看北京、纽约、伦敦、东京等地现在几点，或者填一个时间换算到各地，夏令时自动算好，跨天会标出来。',
  keywords: ['时区', '时差', '世界时钟', '夏令时', '美国时间', '会议时间'],
  icon: 'globe',
  example: { input: '北京 2026-01-15 09:00', output: '纽约 2026-01-14 20:00' },
} as const satisfies ToolInfo;
