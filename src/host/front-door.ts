import type { IncomingMessage } from 'node:http';
import { normalHost } from './host-name.ts';
import { addressInUtf8 } from './readable-address.ts';
import { readTarget } from './request-target.ts';

/** An answer without routing: what was asked cannot be asked, or concerns the server as a whole. */
export interface DoorAnswer {
  status: 204 | 301 | 400 | 405;
  message: string;
  location?: string;
}

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
export const ALLOWED = [...METHODS].join(', ');

const badTarget = { status: 400, message: '请求的地址不正确' } as const;
const badHost = { status: 400, message: '请求的主机名不正确' } as const;
const badVersion = { status: 400, message: '不支持这个 HTTP 版本' } as const;
const badMethod = { status: 405, message: '不支持这种请求方式' } as const;
const serverItself = { status: 204, message: '' } as const;

interface Options {
  /** That of PUBLIC_URL: says which port goes without saying. */
  protocol: string;
  /** Used for HTTP/1.0 requests, which may come without a Host. */
  defaultHost: string;
}

/**
 * Stands before everything else and settles, once for each request, which host and which path are asked for. Whoever reads
 * the request afterwards finds one well-formed Host, a path, and nothing of what a proxy or a visitor claimed beside it.
 */
export function createFrontDoor(ownHost: () => Options) {
  const normal = remembered(normalHost);
  return (request: IncomingMessage): DoorAnswer | undefined => {
    const { protocol, defaultHost } = ownHost();
    const { method = '', url = '', headers, httpVersionMajor, httpVersionMinor } = request;
    if (httpVersionMajor !== 1) return badVersion;
    if (!METHODS.has(method)) return badMethod;
    const target = readTarget(method, url);
    if (!target) return badTarget;
    if (countHosts(request.rawHeaders) > 1) return badHost;
    // An empty Host says as little as none.
    const named = headers.host || undefined;
    if (named === undefined && httpVersionMinor !== 0) return badHost;
    const host = named === undefined ? defaultHost : normal(named, protocol);
    // The request line wins (RFC 9112, 3.2.2), but a broken Host is refused all the same.
    const asked = target.authority === undefined ? host : normal(target.authority, protocol);
    if (!host || !asked) return badHost;
    // Only what differs is written: a header taken away makes all of them slower to read.
    if (headers.host !== asked) headers.host = asked;
    if ('x-forwarded-host' in headers) delete headers['x-forwarded-host'];
    if (url !== target.path) request.url = target.path;
    if (target.path === '*') return serverItself;
    // The browser, too, has to know the address by its words.
    const location = method === 'GET' || method === 'HEAD' ? addressInUtf8(target.path) : target.path;
    return location === target.path ? undefined : { status: 301, message: '', location };
  };
}

const MOST_REMEMBERED = 100;

/** A site is asked for by few names, each of them at every request; how they are spelt depends on its protocol. */
function remembered(work: typeof normalHost): typeof normalHost {
  const known = new Map<string, string | undefined>();
  let knownFor = '';
  return (text, protocol) => {
    if (protocol === knownFor && known.has(text)) return known.get(text);
    if (protocol !== knownFor || known.size >= MOST_REMEMBERED) known.clear();
    knownFor = protocol;
    const host = work(text, protocol);
    known.set(text, host);
    return host;
  };
}

/** Node keeps the first and drops the others without a word; a proxy in front of us may have kept the last. */
function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
}
