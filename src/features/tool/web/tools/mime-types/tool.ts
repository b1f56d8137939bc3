import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'mime-types',
  name: 'MIME 类型表',
  type: 'Api文档',
  brief: '扩展名与类型互查',
  description: '常用文件扩展名对应的 MIME 类型（Content-Type），按扩展名、类型或用途搜。',
  keywords: ['content-type', 'mime', '文件类型', '扩展名', '媒体类型'],
  icon: 'file-type',
  example: { input: '.webp', output: 'image/webp' },
} as const satisfies ToolInfo;
