import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'whois',
  name: '域名信息',
  type: '站长工具',
  brief: 'RDAP 注册与到期',
  description:
    '查域名在哪里注册、什么时候注册、什么时候到期、现在是什么状态，直接问注册局的 RDAP 服务（whois 的继任者）。',
  keywords: ['whois', 'rdap', '域名注册', '域名到期', '注册商'],
  icon: 'globe',
  example: { input: 'example.com', output: '注册于 1995-08-14\n到期于 2027-08-13' },
  runsOn: 'server',
  accepts: ['domain', 'url'],
  weight: 45,
  notes: ['有些后缀（例如 .cn）没有公开的 RDAP 服务，查不到。', '注册人的姓名和联系方式注册局一般不公开。'],
} as const satisfies ToolInfo;
