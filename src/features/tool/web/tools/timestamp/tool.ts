import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'timestamp',
  name: '时间戳转换',
  type: '代码处理',
  brief: '时间戳与日期互转',
  description:
    '时间戳转日期，日期转时间戳：秒、毫秒、微秒、纳秒自动认，也认 ISO 8601、20261118093000 这样连写的日期和各种日期写法，时区可选，夏令时算好。',
  keywords: ['时间戳', 'unix时间', 'timestamp', '日期转换', '毫秒'],
  icon: 'clock',
  example: {
    input: '1700000000',
    output: '2023-11-15 06:13:20',
  },
  accepts: ['text'],
  weight: 90,
} as const satisfies ToolInfo;
