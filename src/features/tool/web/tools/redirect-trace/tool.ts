import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'redirect-trace',
  name: '跳转追踪',
  type: '站长工具',
  brief: '逐跳看清去了哪里',
  description: '一跳一跳地看一个网址最后去了哪里，每一跳是 301、302 还是 307；短链接、推广链接和绕圈的跳转都能看清。',
  keywords: ['重定向', '301', '302', '短链接还原', '跳转', 'redirect'],
  icon: 'route',
  example: { input: 'http://example.com', output: '301　http://example.com/\n200　https://example.com/' },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  notes: ['最多跟 10 跳；下一跳指向内网时会停下来。', '只看 HTTP 跳转，网页里的 JavaScript 跳转不会执行。'],
} as const satisfies ToolInfo;
