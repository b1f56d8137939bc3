import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'base64',
  name: 'Base64 编解码',
  type: '代码处理',
  brief: '文字与 Base64 互转',
  description: '把文字编成 Base64 或解回来，按 UTF-8 处理中文和表情，支持网址安全的写法、去填充和 76 字换行。',
  keywords: ['base64', '编码', '解码', 'encode', 'decode'],
  icon: 'binary',
  example: {
    input: '搜罗',
    output: '5pCc572X',
  },
  accepts: ['base64', 'text'],
  weight: 85,
} as const satisfies ToolInfo;
