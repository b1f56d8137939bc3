import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'chain',
  name: '工具串联',
  type: '代码处理',
  brief: '上一步的输出作为下一步的输入',
  description:
    '把几个工具接起来用，上一步的输出作为下一个输入，改一处全部重算。串好的步骤可以保存下来，也可以把网址发给别人，打开就是同样的步骤。',
  keywords: ['串联', '流水线', '组合工具', '批处理', 'recipe', 'cyberchef', 'pipeline'],
  icon: 'workflow',
  example: { input: 'eyJhIjoxfQ==', output: 'Base64 解码，再 JSON 格式化：{\n  "a": 1\n}' },
  accepts: ['text'],
  weight: 40,
  notes: [
    '网址里只有步骤和不长的输入，都写在 # 后面，不会发给服务器。',
    '要密钥的工具（AES、DES、SM4、HMAC）不能串，密钥不该写进网址。',
  ],
} as const satisfies ToolInfo;
