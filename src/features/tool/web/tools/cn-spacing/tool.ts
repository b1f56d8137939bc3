import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'cn-spacing',
  name: '中文排版',
  type: '文本处理',
  brief: '中英文间加空格，标点改全角',
  description:
    '按中文排版习惯整理文字：中文与英文、数字之间加空格，紧跟中文的半角标点改成全角，直引号改成弯引号或直角引号。',
  keywords: ['盘古之白', '中英文空格', '标点转换', '排版', '引号'],
  icon: 'pilcrow',
  example: { input: '用React写了3个页面,真快!', output: '用 React 写了 3 个页面，真快！' },
  accepts: ['text', 'markdown'],
} as const satisfies ToolInfo;
