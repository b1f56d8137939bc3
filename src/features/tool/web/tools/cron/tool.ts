import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'cron',
  name: 'Cron 表达式',
  type: '代码处理',
  brief: '看懂 Cron 和下次运行',
  description:
    '把 Cron 表达式说成中文，列出接下来十次运行的时间，支持 Linux 的五段、Spring 的六段（带秒）、Quartz 的七段（带年）和 @daily 这样的简写。',
  keywords: ['crontab', 'cron', '定时任务', '计划任务', 'quartz', 'spring'],
  icon: 'timer',
  example: {
    input: '0 9 * * 1-5',
    output: '在 09:00，星期一至星期五',
  },
  accepts: ['text'],
  weight: 50,
  notes: [
    '有 ? 或带年份时按 Quartz 理解，星期从 1（星期日）数到 7；Spring 也能写 ?，它的星期和 Linux 一样，可以手动选。',
  ],
} as const satisfies ToolInfo;
