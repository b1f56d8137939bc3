import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'image-palette',
  name: '图片取色',
  type: '图片处理',
  brief: '找出图片的主要颜色',
  description: '从一张图里找出主要的几种颜色和各占多少，色值点一下就能复制，配色时用。',
  keywords: ['取色', '配色', '主色', '调色板', '颜色提取'],
  icon: 'pipette',
  example: {
    input: '一张红底黄星的图',
    output: '#de2910 90%、#ffde00 10%',
  },
  notes: ['图片只在浏览器里处理，不会上传。'],
} as const satisfies ToolInfo;
