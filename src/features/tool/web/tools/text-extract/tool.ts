import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'text-extract',
  name: '信息提取',
  type: '文本处理',
  brief: '从文字里找出手机号、邮箱、网址',
  description: '从一大段文字里找出手机号、邮箱、网址、数字、日期、IP 或中文，一行一个，可以去重。',
  keywords: ['提取手机号', '提取邮箱', '提取网址', '提取链接', '提取数字', '提取中文'],
  icon: 'text-search',
  example: { input: '联系人：小满 138-0013-8000，备用 +86 13900139000', output: '13800138000\n13900139000' },
  accepts: ['text', 'html'],
} as const satisfies ToolInfo;
