import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser sent this from one of our own pages. Only asked for writes that are signed by the cookie alone:
 * a cookie travels with any request to us, an Authorization header only with those our own scripts make.
 */
export function isSameOrigin(headers: IncomingHttpHeaders, ownOrigin: string): boolean {
  const site = headers['sec-fetch-site'];
  if (typeof site === 'string') return site === 'same-origin';
  const { origin } = headers;
  return origin !== undefined && origin !== 'null' && URL.parse(origin)?.host === URL.parse(ownOrigin)?.host;
}
