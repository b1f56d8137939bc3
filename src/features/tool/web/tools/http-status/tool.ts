import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'http-status',
  name: 'HTTP 状态码',
  type: 'Api文档',
  brief: '含义与常见原因',
  description: '全部 HTTP 状态码的中文含义和常见原因，可以按数字、英文名或中文搜。',
  keywords: ['状态码', 'http code', '404', '500', '502', '错误码'],
  icon: 'database',
  example: { input: '404', output: '404 Not Found　找不到：地址写错，或资源已删除' },
  weight: 35,
  notes: ['名称以 IANA 的登记为准；499、52x 等是 Nginx 与 Cloudflare 自己的约定。'],
} as const satisfies ToolInfo;
