import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'lunar-date',
  name: '农历公历转换',
  type: '生活工具',
  brief: '查农历、干支、节气和宜忌',
  description:
    '公历查农历，农历（含闰月）查公历，同时给出星期、干支、生肖、星座、节气、节日和老黄历的宜忌。1900 到 2100 年都能查。',
  keywords: ['农历', '阴历', '阳历', '黄历', '老黄历', '闰月', '生肖', '节气', '农历生日'],
  icon: 'moon',
  example: { input: '2026-02-17', output: '农历二〇二六年正月初一，马年' },
  weight: 50,
} as const satisfies ToolInfo;
