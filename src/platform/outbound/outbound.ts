import type { IncomingHttpHeaders } from 'node:http';
import type { Socket } from 'node:net';
import type { TLSSocket } from 'node:tls';
import { withDeadline } from './deadline.ts';
import { dial } from './dial.ts';
import { readRecords } from './dns-records.ts';
import { exchange } from './exchange.ts';
import { createGuard, urlOfHost } from './guard.ts';
import { OutboundError, type Redirect } from './outbound-error.ts';
import { ACCEPTED_ENCODINGS } from './read-body.ts';
import { type OutboundRequest, redirected } from './redirected.ts';
import { createResolveName, type ResolveName } from './resolve-name.ts';

interface OutboundOptions {
  /** Origins that pass the guard exactly: scheme, host and port. */
  allow: readonly string[];
  /** Whether nothing but these may be reached, also by redirects. */
  isOnly?: boolean;
  ports?: readonly number[];
  userAgent?: string;
  /** Empty: those of the system. */
  dnsServers?: readonly string[];
  lookup?: ResolveName;
}

interface Limits {
  /** The time for everything together: names, connections, redirects and the body. */
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface FetchOptions extends Limits {
  method?: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Uint8Array;
  maxBytes?: number;
  /** Only status and headers are wanted: the body is left unread, however long it is. */
  headersOnly?: boolean;
  /** With 0 a redirect is handed back like any other answer. */
  maxRedirects?: number;
}

export interface OutboundResponse {
  status: number;
  headers: IncomingHttpHeaders;
  /** Where the answer came from after all redirects. */
  url: string;
  body: Buffer;
  /** Size of the body before inflating. */
  wireBytes: number;
  redirects: readonly Redirect[];
  /** Milliseconds; the phases are those of the last request, the total is of all. */
  timings: { dns: number; connect: number; tls: number; firstByte: number; total: number };
}

interface SocketOptions extends Limits {
  host: string;
  port: number;
  tls?: boolean;
  /** False to look at a certificate that is not good. */
  verify?: boolean;
}

export type Outbound = ReturnType<typeof createOutbound>;

const TIMEOUT_MS = 5000;
const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const WEB_PORTS = [80, 443, 8080, 8443];

/** The one way out of this process. Who may reach what is decided in ways-out.ts. */
export function createOutbound(options: OutboundOptions) {
  const { allow, isOnly = false, ports = WEB_PORTS, userAgent = 'Souluo/1.0', dnsServers = [] } = options;
  const servers = dnsServers.length > 0 ? dnsServers : undefined;
  const { lookup = createResolveName(servers) } = options;
  const guard = createGuard({ allow, isOnly, ports, lookup });

  async function fetch(address: string | URL, options: FetchOptions = {}): Promise<OutboundResponse> {
    const { method = 'GET', body, maxBytes = MAX_BYTES, maxRedirects = MAX_REDIRECTS, headersOnly = false } = options;
    const started = performance.now();
    const redirects: Redirect[] = [];
    const headers = { accept: '*/*', 'accept-encoding': ACCEPTED_ENCODINGS, ...withLowerNames(options.headers) };
    let request: OutboundRequest = { url: guard.checkUrl(address), method: method.toUpperCase(), headers, body };

    async function follow(signal: AbortSignal): Promise<OutboundResponse> {
      for (;;) {
        const sent = { ...request, headers: { ...request.headers, 'user-agent': userAgent } };
        const answer = await exchange(sent, { guard, signal, maxBytes, headersOnly, follow: maxRedirects > 0 });
        const { location, timings, ...rest } = answer;
        const url = request.url.href;
        if (!location) return { ...rest, url, redirects, timings: { ...timings, total: performance.now() - started } };
        redirects.push({ status: answer.status, url });
        if (redirects.length > maxRedirects) throw new OutboundError('too_many_redirects');
        request = redirected(request, answer.status, guard.checkUrl(location));
      }
    }

    try {
      return await withDeadline(withLimit(options), follow);
    } catch (error) {
      if (error instanceof OutboundError) error.redirects = redirects;
      throw error;
    }
  }

  /** Resolves when connected, and with `tls` when the certificate was accepted. The caller destroys the socket. */
  function openSocket(options: SocketOptions & { tls: true }): Promise<TLSSocket>;
  function openSocket(options: SocketOptions): Promise<Socket>;
  async function openSocket({ host, port, tls = false, verify, ...limits }: SocketOptions): Promise<Socket> {
    const url = guard.checkUrl(urlOfHost({ host, port, tls }));
    const { socket } = await withDeadline(withLimit(limits), (signal) => dial(url, { guard, signal, verify }));
    return socket;
  }

  return {
    fetch,
    openSocket,
    /** Throws unless the address may be asked for, as far as that can be told without asking for its name. */
    checkUrl: guard.checkUrl,
    /** What name servers say about a name. Private addresses are named as such, not shown. */
    records: (host: string, limits: Limits = {}) =>
      withDeadline(withLimit(limits), (signal) => readRecords(host, { servers, signal })),
    /** The addresses of a host, all of them public. */
    lookup: (host: string, limits: Limits = {}) =>
      withDeadline(withLimit(limits), async () => guard.addressesOf(urlOfHost({ host, port: 443, tls: true }))),
  };
}

function withLimit({ timeoutMs = TIMEOUT_MS, signal }: Limits) {
  return { timeoutMs, signal };
}

function withLowerNames(headers: Readonly<Record<string, string>> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
