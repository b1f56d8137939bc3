import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-info',
  name: '图片信息',
  type: '图片处理',
  brief: '看尺寸、相机和拍摄地点',
  description: '看一张照片的尺寸、格式、相机、镜头、快门光圈，以及它有没有带着拍摄地点，发出去之前心里有数。',
  keywords: ['exif', '照片信息', '拍摄地点', 'gps', '元数据', '像素'],
  icon: 'info',
  example: {
    input: '一张手机拍的照片',
    output: '拍摄时间 2026-11-15 08:30:00',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
