import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-grid',
  name: '九宫格切图',
  type: '图片处理',
  brief: '把图切成九宫格',
  description: '把一张图切成九宫格或任意行列，发朋友圈、拼长图用，可以先裁成正方形。',
  keywords: ['九宫格', '切图', '朋友圈', '分割图片'],
  icon: 'grid-3x3',
  example: {
    input: '900 × 900 的图，3 行 3 列',
    output: '9 张 300 × 300 的图',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
