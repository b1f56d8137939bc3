import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const NETWORKS: Record<string, readonly string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Who asks, as Fastify would say, for what is answered before Fastify. */
export function createAddressOf(trusted: boolean | readonly string[]) {
  if (trusted === false) return ({ socket }: IncomingMessage) => socket.remoteAddress ?? '';
  const proxies = trusted === true ? undefined : listOf(trusted);
  const isProxy = (address: string) => !proxies || proxies.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');
  return ({ socket, headers }: IncomingMessage): string => {
    const forwarded = String(headers['x-forwarded-for'] ?? '')
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean);
    // From the nearest on: the first that is no proxy of ours is the visitor.
    const way = [socket.remoteAddress ?? '', ...forwarded.reverse()].map(plain);
    return way.find((address) => !isProxy(address)) ?? way.at(-1) ?? '';
  };
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks.flatMap((name) => NETWORKS[name] ?? [name])) {
    const [address = '', bits] = network.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (isIP(address) === 0) continue;
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** An IPv4 address as an IPv6 socket writes it. */
function plain(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
