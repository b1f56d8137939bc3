import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'markdown-preview',
  name: 'Markdown 预览',
  type: '代码处理',
  brief: '边写边看，导出 HTML',
  description: '左边写 Markdown，右边看效果，支持表格、任务列表、代码块和脚注，可以复制成 HTML。预览里的脚本不会运行。',
  keywords: ['markdown', 'md', 'md转html', '预览', '编辑器'],
  icon: 'book-open',
  example: {
    input: '# 标题\n\n**粗** 与 `码`',
    output: '<h1>标题</h1>\n<p><strong>粗</strong> 与 <code>码</code></p>',
  },
  accepts: ['markdown', 'text'],
} as const satisfies ToolInfo;
