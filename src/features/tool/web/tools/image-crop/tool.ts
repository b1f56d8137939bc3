import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-crop',
  name: '图片裁剪',
  type: '图片处理',
  brief: '按比例或证件照尺寸裁',
  description: '按 1:1、16:9 等比例裁图，或直接裁成一寸、二寸、身份证照的像素尺寸，位置可以调。',
  keywords: ['裁剪', '裁图', '证件照', '一寸照', '二寸照', '头像'],
  icon: 'crop',
  example: {
    input: '4000 × 3000 的照片，裁成 1 : 1',
    output: '3000 × 3000',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
