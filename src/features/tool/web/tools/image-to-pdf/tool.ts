import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-to-pdf',
  name: '图片转 PDF',
  type: '图片处理',
  brief: '多张图片合成一份',
  description: '把几张图片按顺序做成一份 PDF，每张一页，页面可以跟图片一样大，也可以是 A4；JPG 原样放进去，不降画质。',
  keywords: ['图片转pdf', 'jpg转pdf', '照片转pdf', '扫描件', 'pdf'],
  icon: 'file-stack',
  example: { input: '三张照片，A4', output: '一份 3 页的 PDF' },
  notes: ['文件只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
