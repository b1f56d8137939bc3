import type { ToolInfo } from '../../../tool-info.pure.ts';

export const tool = {
  url: 'ip-country',
  name: 'IP 与网段查询',
  type: '站长工具',
  brief: '归属地、网段包含与合并',
  description:
    '离线查 IPv4、IPv6 地址分配给了哪个国家或地区、是不是内网；也能把一堆地址、网段和起止范围合并成最少的 CIDR，或查一个地址落在哪一段。',
  keywords: ['ip归属地', 'ip查询', 'cidr合并', '网段合并', 'ip段', 'ip地址'],
  icon: 'map-pinned',
  example: { input: '114.114.114.114', output: '中国' },
  accepts: ['text'],
  notes: [
    '只到国家和地区，按地址分配的登记来，和机器实际所在可能不同；数据随程序一起发布，不联网查。',
    '数据来自各地区互联网注册机构（NRO，nro.net，CC BY 4.0），2026 年 6 月。',
    '一行一个：地址、192.168.0.0/16 这样的网段，或 10.0.0.1-10.0.0.9 这样的范围。',
  ],
} as const satisfies ToolInfo;
