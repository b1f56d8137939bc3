import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'seo-check',
  name: '网页 SEO 体检',
  type: '站长工具',
  brief: '标题、描述与常见问题',
  description: '像搜索引擎一样读一个网页：标题和描述够不够、有没有规范地址、能不能收录、手机适配、图片说明和分享卡片。',
  keywords: ['seo', 'meta', 'tdk', '标题描述', 'opengraph', '收录'],
  icon: 'scan-search',
  example: { input: 'https://example.com/', output: '没有描述\n标题 14 个字，长度合适' },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  weight: 40,
  notes: ['只读服务器返回的 HTML，不执行 JavaScript。', 'GBK 等旧编码的网页也能读。'],
} as const satisfies ToolInfo;
