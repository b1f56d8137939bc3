import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'workday',
  name: '工作日计算',
  type: '生活工具',
  brief: '算工作日，认得调休和节假日',
  description:
    '数两个日期之间有多少个工作日，或者往后推几个工作日是哪天。放假和调休按国务院办公厅每年的通知，没有公布的年份会直说。',
  keywords: ['工作日', '节假日', '调休', '放假', '上班', '几个工作日', 'workday'],
  icon: 'briefcase',
  example: { input: '2025-10-01 到 2025-10-12', output: '共 12 天，其中工作日 3 天' },
} as const satisfies ToolInfo;
