import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'unicode-escape',
  name: 'Unicode 转换',
  type: '代码处理',
  brief: '文字与 \\u 编码互转',
  description: '把中文和表情转成 \\uXXXX、\\u{…}、CSS、Python 或 U+ 写法，反过来各种写法都能认。',
  keywords: ['unicode', 'unicode转中文', '中文转unicode', '转义'],
  icon: 'languages',
  example: {
    input: '搜罗',
    output: '\\u641c\\u7f57',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
