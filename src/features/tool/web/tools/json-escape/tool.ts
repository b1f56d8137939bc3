import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'json-escape',
  name: 'JSON 转义',
  type: '代码处理',
  brief: '给字符串加减反斜杠',
  description: '把一段文字转成能放进 JSON 字符串的样子，或者去掉转义还原，中文可以转成 \\u。',
  keywords: ['json转义', '去转义', '反斜杠', '字符串转义', 'stringify'],
  icon: 'slash',
  example: {
    input: '说"好"\n换行',
    output: '说\\"好\\"\\n换行',
  },
  accepts: ['text', 'json'],
} as const satisfies ToolInfo;
