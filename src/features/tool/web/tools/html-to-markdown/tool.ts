import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'html-to-markdown',
  name: 'HTML 转 Markdown',
  type: '代码处理',
  brief: '把网页变成 Markdown',
  description: '粘贴 HTML，得到干净的 Markdown：标题、列表、链接、代码块和表格都能认，脚本和样式会去掉。',
  keywords: ['html转markdown', 'turndown', '网页转md'],
  icon: 'file-down',
  example: {
    input: '<h2>标题</h2><p>一段<b>粗体</b></p>',
    output: '## 标题\n\n一段**粗体**',
  },
  accepts: ['html'],
} as const satisfies ToolInfo;
