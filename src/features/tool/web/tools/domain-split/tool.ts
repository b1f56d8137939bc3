import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'domain-split',
  name: '域名拆分',
  type: '站长工具',
  brief: '批量提取主域与后缀',
  description: '从一堆网址或域名里提取主域名、子域名和公共后缀，认得 .com.cn、.co.uk 这样的多级后缀，可以去重。',
  keywords: ['主域名', '根域名', '顶级域', '公共后缀', '提取域名', '域名提取'],
  icon: 'scissors',
  example: { input: 'https://news.example.com.cn/a?b=1\nwww.example.co.uk', output: 'example.com.cn\nexample.co.uk' },
  accepts: ['text'],
  notes: ['后缀依据 Mozilla 维护的公共后缀列表。', '列表有几十 KB，用到这个工具时才下载。'],
} as const satisfies ToolInfo;
