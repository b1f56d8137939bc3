import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-join',
  name: '长图拼接',
  type: '图片处理',
  brief: '多张图接成一张',
  description: '把几张截图竖着或横着接成一张长图，宽度自动对齐，可以留间隔。',
  keywords: ['拼图', '长截图', '拼接', '合并图片'],
  icon: 'rows-2',
  example: {
    input: '两张截图：750 × 1000、750 × 500',
    output: '750 × 1500 的长图',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
