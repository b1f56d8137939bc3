import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'pdf-split',
  name: 'PDF 拆分',
  type: '图片处理',
  brief: '拆成单页或按页码取出',
  description: '把 PDF 拆成一页一份，或按 1-3,5,8- 这样的页码取出几份，也能把选中的页合成一份。',
  keywords: ['pdf拆分', 'pdf分割', '提取页面', '删除页面', 'pdf'],
  icon: 'scissors',
  example: { input: '5 页的 PDF，页码 1-3,5', output: '两份 PDF：第1-3页、第5页' },
  notes: ['文件只在浏览器里处理，不会上传。', '页码倒着写（如 5-1）就倒着排；空着表示全部。'],
} as const satisfies ToolInfo;
