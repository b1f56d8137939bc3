import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-sort',
  name: '文本排序',
  type: '文本处理',
  brief: '按拼音、数字、长度排行',
  description: '把每一行按拼音、数字大小、字符编码或长短排好，也可以倒过来或随机打乱，名单和集数都能排对。',
  keywords: ['排序', '拼音排序', '打乱', '倒序', 'sort', '名单排序'],
  icon: 'arrow-down-a-z',
  example: { input: '张三\n李四\n阿强\n王五', output: '阿强\n李四\n王五\n张三' },
  accepts: ['text'],
} as const satisfies ToolInfo;
