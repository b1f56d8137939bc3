import { Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';

export interface DnsRecord {
  type: 'A' | 'AAAA' | 'CNAME' | 'MX' | 'TXT' | 'NS' | 'SOA' | 'CAA';
  value: string;
  /** Seconds, where the server says so. */
  ttl?: number;
}

interface Options {
  servers: readonly string[] | undefined;
  signal: AbortSignal;
}

/** Names that only mean something inside a network: asking for them would show a visitor what is inside ours. */
const INSIDE = /^[^.]+$|\.(localhost|localdomain|local|internal|intranet|lan|home|corp|private|test|invalid|arpa)$/i;
export const HIDDEN = '内网地址（不显示）';

/** Asks for every common type at once. A type without records is no failure; a name that does not exist is. */
export async function readRecords(host: string, { servers, signal }: Options): Promise<DnsRecord[]> {
  const name = host.replace(/\.$/, '');
  if (isIP(name)) throw new OutboundError('bad_url');
  if (INSIDE.test(name)) throw new OutboundError('blocked');
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  if (servers) resolver.setServers(servers);
  signal.addEventListener('abort', () => resolver.cancel(), { once: true });
  const answers = await Promise.allSettled(questions(resolver, name));
  const found = answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
  const reasons = answers.flatMap((answer) => (answer.status === 'rejected' ? [codeOf(answer.reason)] : []));
  const isSilent = reasons.some((code) => code !== 'ENODATA' && code !== 'ENOTFOUND');
  if (found.length === 0) throw new OutboundError(isSilent ? 'timeout' : 'dns');
  return found;
}

function questions(resolver: Resolver, name: string): Promise<DnsRecord[]>[] {
  const address = (type: 'A' | 'AAAA') => (one: { address: string; ttl: number }) => ({
    type,
    value: isPublicAddress(one.address) ? one.address : HIDDEN,
    ttl: one.ttl,
  });
  const plain = (type: DnsRecord['type']) => (value: string) => ({ type, value });
  return [
    resolver.resolve4(name, { ttl: true }).then((all) => all.map(address('A'))),
    resolver.resolve6(name, { ttl: true }).then((all) => all.map(address('AAAA'))),
    resolver.resolveCname(name).then((all) => all.map(plain('CNAME'))),
    resolver
      .resolveMx(name)
      .then((all) => all.sort((a, b) => a.priority - b.priority))
      .then((all) => all.map(({ priority, exchange }) => ({ type: 'MX' as const, value: `${priority} ${exchange}` }))),
    resolver.resolveTxt(name).then((all) => all.map((parts) => plain('TXT')(asText(parts.join(''))))),
    resolver.resolveNs(name).then((all) => all.map(plain('NS'))),
    resolver
      .resolveSoa(name)
      .then(({ nsname, hostmaster, serial }) => [{ type: 'SOA' as const, value: `${nsname} ${hostmaster} ${serial}` }]),
    resolver.resolveCaa(name).then((all) => all.map((record) => plain('CAA')(caaText(record)))),
  ];
}

/** The resolver gives a character for each byte; what is UTF-8 is meant as such. */
function asText(bytes: string): string {
  const text = Buffer.from(bytes, 'latin1').toString('utf8');
  return text.includes('\ufffd') ? bytes : text;
}

function caaText({ critical, ...rest }: { critical: number }): string {
  const [tag, value] = Object.entries(rest).find(([key]) => key !== 'type') ?? ['', ''];
  return `${critical} ${tag} "${value}"`;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
