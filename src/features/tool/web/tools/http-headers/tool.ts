import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'http-headers',
  name: 'HTTP 头检测',
  type: '站长工具',
  brief: '状态码、缓存与安全头',
  description: '看一个网址返回的状态码和全部响应头，哪些安全头没有设、缓存怎么算，以及解析、连接、首字节各花了多久。',
  keywords: ['http', '响应头', '状态码', 'header', '安全头', '缓存', 'ttfb'],
  icon: 'server',
  example: { input: 'https://example.com/', output: '200 OK\ncontent-type: text/html\ncache-control: max-age=86000' },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  weight: 50,
  notes: ['不跟随跳转，要看跳转请用「跳转追踪」。', '只读响应头，再大的页面也不会下载正文。'],
} as const satisfies ToolInfo;
