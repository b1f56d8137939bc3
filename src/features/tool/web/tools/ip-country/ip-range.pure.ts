import { ToolFault } from '../../frame/tool-fault.pure.ts';
import { addressText, kindOf, readSubnet } from '../subnet/subnet.pure.ts';
import { kindOfIpv6, readSubnet6, writeIpv6 } from '../subnet/subnet6.pure.ts';

export interface IpRange {
  version: 4 | 6;
  first: bigint;
  last: bigint;
}

const BITS = { 4: 32n, 6: 128n } as const;

/** An address, a network, or two addresses with a dash between them. */
export function readRange(text: string): IpRange {
  const typed = text.normalize('NFKC').trim();
  const [from = '', to, ...more] = typed.split(/[-~–—]/).map((part) => part.trim());
  if (more.length > 0) throw new ToolFault(`“${typed}”看不懂`);
  const first = readOne(from);
  if (to === undefined) return first;
  const last = readOne(to);
  if (first.version !== last.version) throw new ToolFault(`“${typed}”的两头一个是 IPv4，一个是 IPv6`);
  if (first.first > last.last) throw new ToolFault(`“${typed}”的起点比终点大`);
  return { version: first.version, first: first.first, last: last.last };
}

function readOne(text: string): IpRange {
  if (text.includes(':')) {
    const { first, last } = readSubnet6(text);
    return { version: 6, first, last };
  }
  const { network, broadcast } = readSubnet(text);
  return { version: 4, first: BigInt(network), last: BigInt(broadcast) };
}

export function writeAddress(address: bigint, version: 4 | 6): string {
  return version === 4 ? addressText(Number(address)) : writeIpv6(address);
}

export function kindOfAddress(address: bigint, version: 4 | 6): string {
  return version === 4 ? kindOf(Number(address)) : kindOfIpv6(address);
}

/** The fewest ranges that hold the same addresses, IPv4 first. */
export function mergeRanges(ranges: readonly IpRange[]): IpRange[] {
  const sorted = [...ranges].sort(
    (a, b) => a.version - b.version || (a.first < b.first ? -1 : a.first > b.first ? 1 : 0),
  );
  const merged: IpRange[] = [];
  for (const range of sorted) {
    const before = merged.at(-1);
    if (before?.version !== range.version || range.first > before.last + 1n) merged.push({ ...range });
    else if (range.last > before.last) before.last = range.last;
  }
  return merged;
}

/** The fewest networks that make up a range exactly. */
export function cidrsOf({ version, first, last }: IpRange): string[] {
  const bits = BITS[version];
  const networks: string[] = [];
  let at = first;
  while (at <= last) {
    let size = at === 0n ? 1n << bits : at & -at;
    while (at + size - 1n > last) size >>= 1n;
    networks.push(`${writeAddress(at, version)}/${bits - BigInt(size.toString(2).length - 1)}`);
    at += size;
  }
  return networks;
}
