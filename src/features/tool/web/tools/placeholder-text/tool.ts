import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'placeholder-text',
  name: '占位文字',
  type: '文本处理',
  brief: '生成排版用的假文',
  description: '生成排版、设计和测试用的中文假文，段数和长度自己定，读起来像文章，但没有意思。',
  keywords: ['假文', '占位符', 'lorem', 'ipsum', '乱数假文', '测试文字'],
  icon: 'text-quote',
  example: {
    input: '1 段，80 字',
    output: '一段八十字左右的中文',
  },
} as const satisfies ToolInfo;
