import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'charset',
  name: '编码转换与乱码修复',
  type: '代码处理',
  brief: 'GBK、UTF-8 与乱码还原',
  description: '看文字在 UTF-8、GBK、Big5、Shift_JIS 等编码下的字节，从字节读回文字，或者把“浣犲ソ”这样的乱码还原。',
  keywords: ['乱码', 'gbk', 'utf8', '编码转换', 'big5', '锟斤拷', '字符集'],
  icon: 'file-question-mark',
  example: {
    input: '浣犲ソ',
    output: '你好',
  },
  accepts: ['text'],
} as const satisfies ToolInfo;
