import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'link-back',
  name: '友链检测',
  type: '站长工具',
  brief: '对方页面还挂着你的链接吗',
  description: '打开对方的页面，看有没有指向你网站的链接、写的什么文字、有没有 nofollow，换友链和查友链都用得上。',
  keywords: ['友情链接', '友链检查', '外链检测', '反链', '链接检查', 'backlink'],
  icon: 'link',
  example: { input: 'https://example.com/', output: '没有找到指向你网站的链接' },
  runsOn: 'server',
  accepts: ['url', 'domain'],
  notes: ['只看网页源代码里的链接；用脚本后来加上的看不到。', '带不带 www 都算，子域名也算。'],
} as const satisfies ToolInfo;
