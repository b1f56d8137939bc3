import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'dns-lookup',
  name: 'DNS 查询',
  type: '站长工具',
  brief: 'A、CNAME、MX、TXT 记录',
  description: '一次查出域名的 A、AAAA、CNAME、MX、TXT、NS、SOA 与 CAA 记录，带 TTL，由服务器直接问域名服务器。',
  keywords: ['域名解析', 'nslookup', 'dig', '解析记录', 'dns'],
  icon: 'network',
  example: { input: 'example.com', output: 'A　93.184.216.34\nNS　a.iana-servers.net' },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  weight: 60,
  notes: ['只问公网的名字；记录里出现的内网地址不会显示。'],
} as const satisfies ToolInfo;
