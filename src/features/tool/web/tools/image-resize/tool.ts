import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-resize',
  name: '图片改尺寸',
  type: '图片处理',
  brief: '放大缩小，批量改大小',
  description: '按像素改图片的宽高，只填一个就按比例，两个都填可以保持比例、裁掉多余或拉伸，支持批量。',
  keywords: ['修改尺寸', '图片大小', '缩放', '分辨率', '像素'],
  icon: 'scaling',
  example: {
    input: '4000 × 3000 的照片，宽 800',
    output: '800 × 600',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
