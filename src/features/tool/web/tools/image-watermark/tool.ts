import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-watermark',
  name: '图片加水印',
  type: '图片处理',
  brief: '给证件、照片加文字水印',
  description: '给图片铺满或在角落加上文字水印，字号、颜色、浓淡和倾斜都能调。给身份证照片加“仅供办理业务使用”最合适。',
  keywords: ['水印', '加水印', '身份证水印', '防盗图', '版权'],
  icon: 'stamp',
  example: {
    input: '1000 × 800 的照片，水印放右下角',
    output: '右下角 1 处水印',
  },
  weight: 60,
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
