import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'pdf-merge',
  name: 'PDF 合并',
  type: '图片处理',
  brief: '几份 PDF 接成一份',
  description: '把几份 PDF 按顺序接成一份，顺序可以调整，书页大小和方向都保持原样，不用上传。',
  keywords: ['pdf合并', 'pdf拼接', '合并pdf', 'pdf'],
  icon: 'file-plus',
  example: { input: '两份 PDF，3 页和 2 页', output: '一份 5 页的 PDF' },
  notes: ['文件只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
