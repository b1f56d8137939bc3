import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-dedupe',
  name: '文本去重',
  type: '文本处理',
  brief: '去掉重复的行',
  description: '一行一条，去掉重复的行并保持原来的顺序；也可以只留下没有重复的，或只找出重复过的。',
  keywords: ['去重', '重复行', '名单去重', 'unique', 'distinct'],
  icon: 'copy-minus',
  example: { input: '张三\n李四\n张三\n王五\n李四', output: '张三\n李四\n王五' },
  accepts: ['text'],
} as const satisfies ToolInfo;
