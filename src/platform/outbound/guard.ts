import { isIP, isIPv6 } from 'node:net';
import { OutboundError } from './outbound-error.ts';
import { isPublicAddress } from './public-address.ts';
import type { ResolveName } from './resolve-name.ts';

interface GuardOptions {
  /** Addresses whose origin may be reached whatever it resolves to. */
  allow: readonly string[];
  /** Whether nothing else may be reached. */
  isOnly: boolean;
  ports: readonly number[];
  lookup: ResolveName;
}

export type Guard = ReturnType<typeof createGuard>;

/** Decides what may be reached: by its address as written, and again by what its name resolves to. */
export function createGuard({ allow, isOnly, ports, lookup }: GuardOptions) {
  const trusted = new Set(allow.map((address) => new URL(address).origin));

  function checkUrl(address: string | URL): URL {
    const url = URL.parse(String(address));
    if (!url || !['http:', 'https:'].includes(url.protocol)) throw new OutboundError('bad_url');
    if (url.username || url.password) throw new OutboundError('bad_url');
    if (trusted.has(url.origin)) return url;
    if (isOnly || !ports.includes(portOf(url)) || isForbiddenHost(hostOf(url))) throw new OutboundError('blocked');
    return url;
  }

  /** Connect to these and only these: asking again could bring other addresses. */
  async function addressesOf(url: URL): Promise<readonly string[]> {
    const host = hostOf(url);
    const isTrusted = trusted.has(url.origin);
    if (!isTrusted && isForbiddenHost(host)) throw new OutboundError('blocked');
    const addresses = isIP(host) ? [host] : await addressesOfName(host, isTrusted);
    if (!isTrusted && !addresses.every(isPublicAddress)) throw new OutboundError('blocked');
    return addresses;
  }

  async function addressesOfName(host: string, isTrusted: boolean): Promise<readonly string[]> {
    try {
      const addresses = await lookup(host, isTrusted);
      if (addresses.length > 0) return addresses;
    } catch (error) {
      throw new OutboundError(isNoSuchName(error) ? 'dns' : 'dns_silent', error);
    }
    throw new OutboundError('dns');
  }

  return { checkUrl, addressesOf };
}

/** No answer, or none now, may be our own name server's fault and proves nothing about the name. */
const isNoSuchName = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA');

/** The address of a connection that is not HTTP, in the form the guard checks. */
export function urlOfHost({ host, port, tls }: { host: string; port: number; tls: boolean }): URL {
  const url = URL.parse(`${tls ? 'https' : 'http'}://${isIPv6(host) ? `[${host}]` : host}:${port}`);
  // Anything behind the port means that the host had more in it than a host.
  if (!url || url.href !== `${url.origin}/`) throw new OutboundError('bad_url');
  return url;
}

export function hostOf({ hostname }: URL): string {
  return hostname.replace(/^\[|\]$|\.$/g, '');
}

export function portOf({ port, protocol }: URL): number {
  if (port !== '') return Number(port);
  return protocol === 'https:' ? 443 : 80;
}

function isForbiddenHost(host: string): boolean {
  if (isIP(host)) return !isPublicAddress(host);
  return host === 'localhost' || host.endsWith('.localhost');
}
