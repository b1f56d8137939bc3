import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'svg-optimize',
  name: 'SVG 压缩',
  type: '代码处理',
  brief: '瘦身 SVG 图标',
  description: '用 SVGO 去掉 SVG 里的注释、多余的组和小数位，常常能小一半；脚本会一并删掉。',
  keywords: ['svg', 'svgo', 'svg压缩', '图标优化'],
  icon: 'shapes',
  example: {
    input:
      '<svg xmlns="http://www.w3.org/2000/svg"><!-- 圆 --><g><circle cx="12" cy="12" r="10.00001" fill="#ff0000"/></g></svg>',
    output: '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="12" cy="12" r="10" fill="red"/></svg>',
  },
  accepts: ['xml', 'html', 'text'],
} as const satisfies ToolInfo;
