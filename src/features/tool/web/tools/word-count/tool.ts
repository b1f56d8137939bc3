import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'word-count',
  name: '字数统计',
  type: '文本处理',
  brief: '数汉字、单词、段落和字节',
  description:
    '边写边数：字符、汉字、英文单词、标点、行、段落和 UTF-8 字节数，还有大概要读几分钟。表情符号按看到的算一个。',
  keywords: ['字数', '计数', '字符统计', '单词数', 'word count', '论文字数'],
  icon: 'letter-text',
  example: { input: '搜罗好用的 tools，一页看完。', output: '17 个字符，其中汉字 9 个、英文单词 1 个' },
  accepts: ['text'],
  weight: 60,
  notes: ['阅读时间按每分钟 400 个汉字或 220 个英文单词估算。'],
} as const satisfies ToolInfo;
