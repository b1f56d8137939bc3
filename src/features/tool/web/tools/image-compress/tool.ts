import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-compress',
  name: '图片压缩',
  type: '图片处理',
  brief: '批量把图片变小',
  description: '把 JPG、PNG、WebP 压小，质量和最长边自己定，可以一次拖进许多张，压完看小了多少。',
  keywords: ['压缩图片', '图片变小', 'jpg压缩', 'png压缩', 'webp', '瘦身'],
  icon: 'image-down',
  example: {
    input: '4000 × 3000 的照片，最长边 1920',
    output: '1920 × 1440 的 WebP',
  },
  weight: 75,
  notes: ['图片只在浏览器里处理，不会上传。', '重新编码会去掉照片里的拍摄地点等信息。'],
} as const satisfies ToolInfo;
