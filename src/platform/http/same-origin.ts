import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isApiToken } from '#/platform/auth/api-token.ts';
import { crossSite } from './app-error.ts';
import type { Sender } from './call.ts';

/** A write that only a cookie vouches for must come from one of our own pages. */
export function refuseCrossSite({ headers }: FastifyRequest, { token, origin }: Sender): void {
  if (!token || headers.authorization || isApiToken(token)) return;
  if (!isSameOrigin(headers, origin)) throw crossSite();
}

/**
 * Whether a browser sent this from one of our own pages. Only asked for writes that are signed by the cookie alone:
 * a cookie travels with any request to us, an Authorization header only with those our own scripts make.
 */
function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin';
  return headers.origin !== undefined && isOwn(headers.origin, ownOrigin);
}

/**
 * Whether a browser sent this from a foreign page. Asked for logins, which no cookie signs: unlike above, a program
 * that sends neither header is welcome, and so is an address typed by hand.
 */
export function isFromElsewhere(headers: Record<string, string | undefined>, ownOrigin: string): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  return origin !== undefined && !isOwn(origin, ownOrigin);
}

/**
 * Whether a browser sent this from one of our own pages, for a GET that sets a cookie. Such requests have no Origin, and
 * without TLS no Sec-Fetch-Site either; what then remains is the Referer. Who sends none of them is not believed.
 */
export function isOurs(headers: Record<string, string | undefined>, ownOrigin: string): boolean {
  const { origin, referer, 'sec-fetch-site': site } = headers;
  if (site !== undefined) return site === 'same-origin';
  const from = origin ?? referer;
  return from !== undefined && isOwn(from, ownOrigin);
}

function isOwn(origin: string, ownOrigin: string): boolean {
  return origin !== 'null' && URL.parse(origin)?.host === URL.parse(ownOrigin)?.host;
}
