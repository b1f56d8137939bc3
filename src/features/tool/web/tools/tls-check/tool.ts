import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'tls-check',
  name: '证书检测',
  type: '站长工具',
  brief: '到期时间与证书链',
  description: '看一个网站的 https 证书还有几天到期、签给哪些域名、由谁签发、证书链全不全、浏览器信不信任。',
  keywords: ['ssl', 'https', 'tls', '证书到期', '证书链', '安全证书'],
  icon: 'shield-check',
  example: {
    input: 'example.com',
    output: '证书有效，还有 62 天到期\n签发者 DigiCert Global G3 TLS ECC SHA384 2020 CA1',
  },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  weight: 55,
  notes: ['坏掉的证书也能看：过期、自签、域名不符、少了中间证书都会说明原因。'],
} as const satisfies ToolInfo;
