import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-convert',
  name: '图片格式转换',
  type: '图片处理',
  brief: 'PNG、JPG、WebP 互转',
  description:
    '把图片转成 PNG、JPG 或 WebP，浏览器能打开的格式（SVG、GIF、AVIF、BMP）都能转，透明的地方可以填底色，支持批量。',
  keywords: ['格式转换', 'png转jpg', 'webp转png', 'svg转png'],
  icon: 'image',
  example: {
    input: '图标.svg',
    output: '图标.png',
  },
  weight: 55,
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
