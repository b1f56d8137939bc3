import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'pinyin',
  name: '汉字转拼音',
  type: '文本处理',
  brief: '注音、声调和首字母',
  description:
    '把汉字转成拼音，多音字按词语判断，曾、查、单这些姓在人名里按姓氏读，声调可以标在字母上、用数字或不要，也能只取首字母。',
  keywords: ['拼音', '注音', '声调', '首字母', '多音字', '姓氏', 'hanyu', 'pinyin'],
  icon: 'speech',
  example: {
    input: '重庆银行',
    output: 'chóng qìng yín háng',
  },
  accepts: ['text'],
  weight: 45,
} as const satisfies ToolInfo;
