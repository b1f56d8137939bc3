import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'markdown-table',
  name: 'Markdown 表格',
  type: '文本处理',
  brief: 'Excel、CSV 变表格',
  description: '从 Excel、WPS 或网页里复制一块表格粘贴进来，或者放一段 CSV，得到对齐好的 Markdown 表格，第一行当表头。',
  keywords: ['markdown表格', 'excel转markdown', 'csv转markdown', '表格生成', 'md'],
  icon: 'table',
  example: {
    input: '片名,年份\n流浪地球,2019',
    output: '| 片名     | 年份 |\n| -------- | ---- |\n| 流浪地球 | 2019 |',
  },
  accepts: ['csv', 'text'],
} as const satisfies ToolInfo;
