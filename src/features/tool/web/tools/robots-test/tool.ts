import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'robots-test',
  name: 'robots.txt 检测',
  type: '站长工具',
  brief: '看爬虫能不能抓某个地址',
  description:
    '粘贴 robots.txt，写下要抓取的路径和爬虫名字，立刻看到能不能抓、是哪一行决定的，还有抓取间隔与站点地图。',
  keywords: ['robots', '爬虫协议', '蜘蛛', 'disallow', 'seo'],
  icon: 'bot',
  example: {
    input: 'User-agent: *\nDisallow: /private/\nAllow: /private/open\nSitemap: https://example.com/sitemap.xml',
    output: '/private/a：不能抓取（第 2 行）',
  },
  accepts: ['text'],
  notes: ['规则按 Google 的解释：最长的匹配优先，* 与 $ 是通配。', '检测超过 2 秒会自动停下。'],
} as const satisfies ToolInfo;
