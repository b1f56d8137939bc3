import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'regex',
  name: '正则测试',
  type: '代码处理',
  brief: '试正则，看匹配和分组',
  description: '边写边看正则匹配了哪里、每个分组是什么，还能试替换。写错会用中文说明；卡死的正则一秒后自动停下。',
  keywords: ['正则表达式', 'regex', 'regexp', '正则匹配', '替换'],
  icon: 'regex',
  example: {
    input: '2019-02 与 2023-01',
    output: '2 处匹配：2019-02、2023-01',
  },
  accepts: ['text'],
  weight: 65,
} as const satisfies ToolInfo;
