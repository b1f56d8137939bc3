import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-clean',
  name: '文本清理',
  type: '文本处理',
  brief: '去空行、多余空格和隐形字符',
  description: '清掉多余的空行和空格、从网页带来的零宽等看不见的字符、HTML 标签，还能把 PDF 里断开的行接回去。',
  keywords: ['去空行', '去空格', '零宽字符', '去除html标签', 'pdf换行', '去格式'],
  icon: 'eraser',
  example: { input: '  第一行   有空格  \n\n\n\n\u200b第二行', output: '第一行 有空格\n\n第二行' },
  accepts: ['text', 'html'],
} as const satisfies ToolInfo;
