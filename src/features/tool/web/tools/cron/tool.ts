import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'cron',
  name: 'Cron 表达式',
  type: '代码处理',
  brief: '看懂 Cron 和下次运行',
  description: '把 Cron 表达式说成中文，列出接下来十次运行的时间，支持五段、六段（带秒）和 @daily 这样的简写。',
  keywords: ['crontab', 'cron', '定时任务', '计划任务'],
  icon: 'timer',
  example: {
    input: '0 9 * * 1-5',
    output: '在09:00, 星期一至星期五',
  },
  accepts: ['text'],
  weight: 50,
} as const satisfies ToolInfo;
