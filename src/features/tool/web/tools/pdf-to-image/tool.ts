import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'pdf-to-image',
  name: 'PDF 转图片',
  type: '图片处理',
  brief: '每页变成一张图片',
  description: '把 PDF 的每一页画成 PNG 或 JPG 图片，清晰度可选，可以只要几页，中文字体也能显示。',
  keywords: ['pdf转图片', 'pdf转jpg', 'pdf转png', 'pdf截图', 'pdf'],
  icon: 'file-image',
  example: { input: '3 页的 PDF', output: '3 张 PNG 图片' },
  notes: ['文件只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
