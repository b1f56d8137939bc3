import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'unit-convert',
  name: '单位换算',
  type: '生活工具',
  brief: '长度、重量、面积等一次换全',
  description:
    '选一个单位、填一个数，同类的单位一次全部换好：长度、重量、面积、体积、速度、时间、数据量、压力、能量、功率和温度，亩、斤、里、坪都有。',
  keywords: ['单位转换', '英里', '英寸', '斤', '亩', '华氏度', '换算', '公斤'],
  icon: 'ruler',
  example: { input: '5 英里', output: '8.04672 千米' },
} as const satisfies ToolInfo;
