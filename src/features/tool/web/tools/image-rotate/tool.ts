import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-rotate',
  name: '图片旋转翻转',
  type: '图片处理',
  brief: '转正、翻转图片',
  description: '把图片转 90 度、180 度或任意角度，左右或上下翻转，支持批量。',
  keywords: ['旋转', '翻转', '镜像', '转正'],
  icon: 'rotate-cw-square',
  example: {
    input: '4000 × 3000 的照片，转 90 度',
    output: '3000 × 4000',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
