import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'timer',
  name: '倒计时与秒表',
  type: '生活工具',
  brief: '煮面、专注、比赛计时',
  description: '大字倒计时，到点响铃；也能当秒表，记每一圈。切到别的页面照样走得准，标签页的名字上能看到还剩多久。',
  keywords: ['倒计时', '计时器', '秒表', '番茄钟', '闹钟', 'timer', 'stopwatch'],
  icon: 'timer',
  example: { input: '25 分钟', output: '25:00' },
} as const satisfies ToolInfo;
