import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'subnet',
  name: '子网计算',
  type: '站长工具',
  brief: '网段、掩码与可用地址',
  description:
    '输入 IPv4 地址和前缀（或掩码），得到网络地址、广播地址、可用范围、掩码与反掩码，还有地址的十进制和十六进制写法；IPv6 得到网段首尾、地址数、压缩与完整写法。',
  keywords: ['子网掩码', 'cidr', '网段', 'ip计算', 'ip进制', '反掩码', 'ipv6'],
  icon: 'git-fork',
  example: { input: '192.168.1.10/26', output: '192.168.1.0/26\n可用 192.168.1.1 至 192.168.1.62，共 62 个' },
  notes: [
    '也认 192.168.1.10 255.255.255.192 这样的写法，以及单独的一个地址。',
    '/31 按 RFC 3021 两个地址都可用，/32 只有一个。',
  ],
} as const satisfies ToolInfo;
