/** What people come for, in their words, each with the tools that do it. The start page shows them in this order. */
export const TOOL_TASKS = [
  { name: '看懂一段 JSON', urls: ['json-format', 'json-path', 'json-diff', 'json-csv', 'json-yaml', 'json-to-types'] },
  {
    name: '改一张图片',
    urls: ['image-compress', 'image-crop', 'image-resize', 'image-watermark', 'image-convert', 'image-text'],
  },
  { name: '整理一篇文字', urls: ['word-count', 'text-diff', 'cn-spacing', 'zh-convert', 'text-replace', 'pinyin'] },
  { name: '拆合 PDF', urls: ['pdf-merge', 'pdf-split', 'image-to-pdf', 'pdf-to-image', 'pdf-compress', 'pdf-rotate'] },
  { name: '算清一笔钱', urls: ['mortgage', 'income-tax', 'savings', 'exchange-rate', 'rmb-upper', 'unit-convert'] },
  { name: '看时间，数日子', urls: ['timer', 'timestamp', 'date-diff', 'workday', 'lunar-date', 'world-clock'] },
  { name: '做个决定', urls: ['dice', 'lottery', 'uuid', 'password', 'placeholder-text', 'color'] },
  { name: '给网站体检', urls: ['tls-check', 'http-headers', 'dns-lookup', 'seo-check', 'redirect-trace', 'whois'] },
  { name: '编码与加密', urls: ['base64', 'url-codec', 'hash', 'jwt', 'aes', 'unicode-escape'] },
] as const;
