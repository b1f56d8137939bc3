import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'xml-format',
  name: 'XML 格式化',
  type: '代码处理',
  brief: '整理或压缩 XML',
  description: '把 XML 排好缩进或压成一行，保留注释、CDATA 和声明，标签没配对会指出在哪一行。',
  keywords: ['xml', 'xml格式化', 'xml美化', 'xml压缩'],
  icon: 'file-code',
  example: {
    input: '<a><b>1</b><c/></a>',
    output: '<a>\n  <b>1</b>\n  <c/>\n</a>',
  },
  accepts: ['xml', 'text'],
} as const satisfies ToolInfo;
