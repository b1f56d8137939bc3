import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-base64',
  name: '图片转 Base64',
  type: '图片处理',
  brief: '图片与 Base64 互转',
  description: '把图片变成 data: 开头的 Base64 文字，直接写进网页或样式里；也可以把 Base64 变回图片下载。',
  keywords: ['base64', '图片编码', 'data', 'url', 'dataurl', '内联图片'],
  icon: 'file-image',
  example: {
    input: '一张 1 × 1 的 GIF',
    output: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
