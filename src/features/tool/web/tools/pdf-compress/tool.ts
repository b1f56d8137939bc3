import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'pdf-compress',
  name: 'PDF 压缩',
  type: '图片处理',
  brief: '把里面的照片变小',
  description: '把 PDF 里的照片按选定的尺寸和质量重新压缩，文字和线条不动，扫描件和带图的文档能小很多。',
  keywords: ['pdf压缩', 'pdf变小', 'pdf瘦身', 'pdf'],
  icon: 'file-down',
  example: { input: '12 MB 的扫描件', output: '小了，文字照样能选中复制' },
  notes: ['文件只在浏览器里处理，不会上传。', '压缩后没有变小时，给出的就是原文件。'],
} as const satisfies ToolInfo;
