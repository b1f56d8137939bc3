import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'variable-case',
  name: '变量名转换',
  type: '代码处理',
  brief: '驼峰、下划线等写法互转',
  description: '把一个名字同时变成小驼峰、大驼峰、下划线、短横线、常量等十种写法，一行一个可以批量。',
  keywords: ['驼峰', '下划线', '变量命名', 'camelcase', 'snake_case', '命名转换'],
  icon: 'case-upper',
  example: {
    input: 'user login count',
    output: 'userLoginCount',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
