import { ToolFault } from '../../frame/tool-fault.pure.ts';

export interface Subnet6 {
  address: bigint;
  prefix: number;
  first: bigint;
  last: bigint;
  count: bigint;
}

/** `2001:db8::1/48` or a bare address; brackets and a zone are left aside. */
export function readSubnet6(text: string): Subnet6 {
  const typed = text.normalize('NFKC').trim();
  const [, host = '', tail] = /^\[?([0-9a-f:.]+)(?:%[^\s/\]%]+)?\]?(?:\s*\/\s*(\d{1,3}))?$/i.exec(typed) ?? [];
  if (host === '') throw new ToolFault('请写成 2001:db8::1/48 这样');
  const prefix = tail === undefined ? 128 : Number(tail);
  if (prefix > 128) throw new ToolFault('IPv6 的前缀要在 0 到 128 之间');
  const address = readIpv6(host);
  const count = 1n << BigInt(128 - prefix);
  const first = (address / count) * count;
  return { address, prefix, first, last: first + count - 1n, count };
}

export function readIpv6(text: string): bigint {
  const no = () => new ToolFault(`「${text}」不是 IPv6 地址`);
  const halves = withoutDots(text, no).split('::');
  if (halves.length > 2) throw no();
  const [head = [], tail] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const gap = 8 - head.length - (tail?.length ?? 0);
  if (tail === undefined ? gap !== 0 : gap < 1) throw no();
  const groups = [...head, ...Array<string>(tail ? gap : 0).fill('0'), ...(tail ?? [])];
  if (groups.some((group) => !/^[0-9a-f]{1,4}$/i.test(group))) throw no();
  return BigInt(`0x${groups.map((group) => group.padStart(4, '0')).join('')}`);
}

/** The last 32 bits may be written as IPv4. */
function withoutDots(text: string, no: () => ToolFault): string {
  if (!text.includes('.')) return text;
  const [, head = '', dots = ''] = /^(.*:)([\d.]+)$/.exec(text) ?? [];
  const parts = dots.split('.');
  if (parts.length !== 4 || parts.some((part) => !/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255)) throw no();
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return `${head}${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}`;
}

export function expandIpv6(address: bigint): string {
  return (address.toString(16).padStart(32, '0').match(/.{4}/g) ?? []).join(':');
}

/** As RFC 5952 wants it: no leading zeros, the longest run of zeros, if longer than one, as ::, the first of equals. */
export function writeIpv6(address: bigint): string {
  const groups = expandIpv6(address)
    .split(':')
    .map((group) => group.replace(/^0{1,3}/, ''));
  const runs = [...groups.join(':').matchAll(/\b0(?::0)+\b/g)];
  const longest = runs.reduce((best, [run]) => (run.length > best.length ? run : best), '');
  if (longest === '') return groups.join(':');
  const at = runs.find(([run]) => run === longest)?.index ?? 0;
  const text = groups.join(':');
  const [before, after] = [text.slice(0, at), text.slice(at + longest.length)];
  return `${before.replace(/:$/, '')}::${after.replace(/^:/, '')}`;
}

export function reverseName(address: bigint): string {
  return `${[...address.toString(16).padStart(32, '0')].reverse().join('.')}.ip6.arpa`;
}

/** What a range is set aside for (IANA). */
const KINDS = [
  ['::1/128', '本机地址'],
  ['::/128', '未指定地址'],
  ['::ffff:0:0/96', 'IPv4 映射地址'],
  ['64:ff9b::/96', 'NAT64 转换地址'],
  ['64:ff9b:1::/48', 'NAT64 转换地址（本地）'],
  ['100::/64', '丢弃地址'],
  ['2001:db8::/32', '文档示例地址'],
  ['3fff::/20', '文档示例地址'],
  ['2001::/32', 'Teredo 隧道地址'],
  ['2001:2::/48', '网络性能测试地址'],
  ['2001:20::/28', '保留地址（ORCHIDv2）'],
  ['2002::/16', '6to4 隧道地址'],
  ['fc00::/7', '内网地址（ULA）'],
  ['fe80::/10', '链路本地地址'],
  ['fec0::/10', '站点本地地址（已停用）'],
  ['ff00::/8', '组播地址'],
  ['2000::/3', '公网地址'],
] as const;

export function kindOfIpv6(address: bigint): string {
  const kind = KINDS.find(([range]) => {
    const { first, last } = readSubnet6(range);
    return address >= first && address <= last;
  });
  return kind?.[1] ?? '保留地址';
}
