import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'compression-check',
  name: '网页压缩检测',
  type: '站长工具',
  brief: 'gzip、Brotli 省了多少',
  description: '分别用不压缩、gzip 和 Brotli 请求同一个网页，看服务器支不支持、传输小了多少。',
  keywords: ['gzip', 'brotli', 'br', '压缩', '传输大小'],
  icon: 'file-archive',
  example: { input: 'https://example.com/', output: 'gzip　648 字节，省 48%' },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  notes: ['超过 2 MB 的页面不测。'],
} as const satisfies ToolInfo;
