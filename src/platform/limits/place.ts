import type { Limit } from './limit.ts';
import type { Guess } from './limits.ts';

/** Where a guess comes from, as far as limits are concerned. */
export interface Place {
  address: string;
  /** The wider network around it; IPv4 has none that would tell anything. */
  network: string | undefined;
}

/** The share of a limit that one household may use, and a whole network together. */
export interface PlaceLimit {
  address: Limit;
  network: Limit;
}

/** One household has one IPv4 address but a whole /64 of IPv6, and for the asking a /48, which is 65,536 of those. */
export function placeOf(address: string): Place {
  const groups = ipv6Groups(address);
  if (!groups) return { address, network: undefined };
  const mapped = mappedAddress(groups);
  if (mapped !== undefined) return { address: mapped, network: undefined };
  return { address: groups.slice(0, 4).join(':'), network: groups.slice(0, 3).join(':') };
}

/** So much of an address as may be written down: where it is from, not whose it is. */
export function networkOf(address: string): string {
  const { address: household, network } = placeOf(address);
  return network === undefined ? household.replace(/\.\d+$/, '.0/24') : `${network}::/48`;
}

export function addressKey(address: string): string {
  return placeOf(address).address;
}

/** The same limit at an address and, wider, at its network. */
export function guessesAt({ address, network }: Place, name: string, limits: PlaceLimit, about = ''): Guess[] {
  const key = (where: string) => (about === '' ? where : `${about} ${where}`);
  return [
    { name: `${name} address`, key: key(address), limit: limits.address },
    ...(network === undefined ? [] : [{ name: `${name} network`, key: key(network), limit: limits.network }]),
  ];
}

/** Eight groups without leading zeros, however the address was written; undefined when it is none of IPv6. */
function ipv6Groups(text: string): string[] | undefined {
  if (!text.includes(':')) return undefined;
  const [plain = ''] = text.split('%', 1);
  const dotted = /^(.*:)(\d+)\.(\d+)\.(\d+)\.(\d+)$/.exec(plain);
  const pair = (high = '', low = '') => (Number(high) * 256 + Number(low)).toString(16);
  const hex = dotted ? `${dotted[1]}${pair(dotted[2], dotted[3])}:${pair(dotted[4], dotted[5])}` : plain;
  const [head = '', tail] = hex.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''));
}

/** ::ffff:203.0.113.7 is IPv4 in the clothes of IPv6. */
function mappedAddress(groups: readonly string[]): string | undefined {
  if (groups.length !== 8 || groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return undefined;
  const bytes = groups.slice(6).flatMap((group) => {
    const value = Number.parseInt(group, 16);
    return [value >> 8, value & 255];
  });
  return bytes.join('.');
}
