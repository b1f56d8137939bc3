import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'ascii-table',
  name: 'ASCII 码表',
  type: 'Api文档',
  brief: '字符、十进制与十六进制',
  description: '128 个 ASCII 字符的十进制、十六进制、八进制、二进制与转义写法，控制字符带中文说明。',
  keywords: ['ascii', '字符编码', '控制字符', '十六进制', '转义'],
  icon: 'binary',
  example: { input: 'A', output: '65　0x41　101　01000001' },
} as const satisfies ToolInfo;
