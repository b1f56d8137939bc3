import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'color',
  name: '颜色转换',
  type: '代码处理',
  brief: 'HEX、RGB、HSL 等互转',
  description:
    '颜色在 HEX、RGB、HSL、HWB、OKLCH、HSV、CMYK 之间转换，CSS 的 148 个颜色名和 lab、lch、oklab、color() 也认，显示色块、反色，以及在白底黑底上的对比度够不够看清。',
  keywords: ['颜色', 'rgb转hex', 'hsl', '取色', '色值', '对比度', 'color', 'oklch', 'hwb'],
  icon: 'palette',
  example: {
    input: '#008000',
    output: 'rgb(0 128 0)',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
