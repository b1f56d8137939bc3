import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'emoji',
  name: 'Emoji 表情',
  type: 'Api文档',
  brief: '按中文找，点一下复制',
  description: '常用 Emoji 表情，按中文名或用途搜，点一下复制，附码位和 HTML 写法。',
  keywords: ['表情', 'emoji', '表情符号', '颜文字', '码位'],
  icon: 'smile',
  example: { input: '火箭', output: '🚀　U+1F680　&#x1F680;' },
  notes: ['表情的样子由你的系统决定，码位到处都一样。'],
} as const satisfies ToolInfo;
