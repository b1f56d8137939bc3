import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-lines',
  name: '按行处理',
  type: '文本处理',
  brief: '批量加前后缀、编号、合并拆分',
  description: '给每一行加上前缀、后缀或编号，把多行合成一行，或者按分隔符拆成多行。拼 SQL 的 IN 列表很方便。',
  keywords: ['加前缀', '加后缀', '行号', '合并行', '拆分', '逗号分隔', 'sql in'],
  icon: 'list-ordered',
  example: { input: '1001\n1002\n1003', output: "'1001', '1002', '1003'" },
  accepts: ['text'],
  notes: ['分隔符里可以写 \\n 表示换行、\\t 表示制表符。'],
} as const satisfies ToolInfo;
