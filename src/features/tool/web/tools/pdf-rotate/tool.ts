import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'pdf-rotate',
  name: 'PDF 旋转',
  type: '图片处理',
  brief: '横竖方向转过来',
  description: '把 PDF 的全部或几页顺时针转 90、180 或 270 度，转好后保存，打印和阅读都按新方向。',
  keywords: ['pdf旋转', 'pdf方向', '横竖转换', 'pdf'],
  icon: 'rotate-cw',
  example: { input: '竖着的 A4 一页，顺时针 90 度', output: '横着的一页' },
  notes: ['文件只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
