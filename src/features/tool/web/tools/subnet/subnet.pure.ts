import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface Subnet {
  address: number;
  prefix: number;
  network: number;
  broadcast: number;
  first: number;
  last: number;
  usable: number;
}

const ALL = 2 ** 32;

/** `a.b.c.d/nn`, an address with a mask after it, or a bare address. */
export function readSubnet(text: string): Subnet {
  const [, host = '', tail = ''] = /^([\d.]+)(?:(?:\s*\/\s*|\s+)([\d.]+))?$/.exec(text.normalize('NFKC').trim()) ?? [];
  if (host === '') throw new ToolFault('请写成 192.168.1.10/24 或 2001:db8::1/48 这样');
  const address = readAddress(host);
  const prefix = tail === '' ? 32 : tail.includes('.') ? prefixOf(readAddress(tail)) : Number(tail);
  if (!(Number.isInteger(prefix) && prefix >= 0 && prefix <= 32)) throw new ToolFault('前缀要在 0 到 32 之间');
  const size = 2 ** (32 - prefix);
  const network = Math.floor(address / size) * size;
  const broadcast = network + size - 1;
  // Two addresses need no one to speak to all (RFC 3021), and one is alone.
  const isSmall = size <= 2;
  return {
    address,
    prefix,
    network,
    broadcast,
    first: isSmall ? network : network + 1,
    last: isSmall ? broadcast : broadcast - 1,
    usable: isSmall ? size : size - 2,
  };
}

function readAddress(text: string): number {
  const parts = text.split('.');
  const isGood = parts.length === 4 && parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255);
  if (!isGood) throw new ToolFault(`「${text}」不是 IPv4 地址`);
  return parts.reduce((number, part) => number * 256 + Number(part), 0);
}

/** 255.255.255.0, or turned round as routers write it in their lists: 0.0.0.255. */
function prefixOf(mask: number): number {
  const lengths = Array.from({ length: 33 }, (_, length) => length);
  const prefix =
    lengths.find((length) => maskOf(length) === mask) ?? lengths.find((length) => ALL - 1 - maskOf(length) === mask);
  if (prefix === undefined) throw new ToolFault('这个掩码的 1 不连续，不能用');
  return prefix;
}

export function maskOf(prefix: number): number {
  return ALL - 2 ** (32 - prefix);
}

export function addressText(number: number): string {
  return [24, 16, 8, 0].map((shift) => Math.floor(number / 2 ** shift) % 256).join('.');
}

/** What a range is set aside for, by the registries. */
export function kindOf(address: number): string {
  const within = (text: string) => {
    const { network, broadcast } = readSubnet(text);
    return address >= network && address <= broadcast;
  };
  return KINDS.find(([range]) => within(range))?.[1] ?? '公网地址';
}

const KINDS = [
  ['10.0.0.0/8', '内网地址（A 类）'],
  ['172.16.0.0/12', '内网地址（B 类）'],
  ['192.168.0.0/16', '内网地址（C 类）'],
  ['127.0.0.0/8', '本机地址'],
  ['169.254.0.0/16', '链路本地地址'],
  ['100.64.0.0/10', '运营商级 NAT 地址'],
  ['224.0.0.0/4', '组播地址'],
  ['192.0.2.0/24', '文档示例地址'],
  ['198.51.100.0/24', '文档示例地址'],
  ['203.0.113.0/24', '文档示例地址'],
  ['192.0.0.0/24', 'IETF 协议保留地址'],
  ['192.88.99.0/24', '6to4 中继地址（已停用）'],
  ['198.18.0.0/15', '网络性能测试地址'],
  ['0.0.0.0/8', '本网络'],
  ['255.255.255.255/32', '受限广播地址'],
  ['240.0.0.0/4', '保留地址'],
] as const;
