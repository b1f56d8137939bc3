import type { IncomingHttpHeaders } from 'node:http';

interface Answered {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  status: number;
  contentType: string;
}

/** The operator's own pages, and those that exist to be looked at by tests. */
const NOT_COUNTED = /^\/(?:market\/admin|test|error)(?:[/.?]|$)/;
const DATA = /\.data(?:\?|$)/;

/**
 * Whether somebody looked at a page: as a document, or as the data of a page that scripts put in place of the last one.
 * What is loaded ahead, or asked for again on the same page, is none.
 */
export function isPageView({ method, url = '', headers, status, contentType }: Answered): boolean {
  if (method !== 'GET' || (status !== 200 && status !== 304) || NOT_COUNTED.test(url)) return false;
  if (/prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))) return false;
  if (!DATA.test(url)) return contentType.startsWith('text/html');
  return !url.includes('_routes=') && !isSamePage(url, headers.referer);
}

/** The data of the page one is on is asked for after every form that was sent. */
function isSamePage(url: string, referer: string | undefined): boolean {
  const from = referer ? URL.parse(referer) : null;
  if (!from) return false;
  const [path = '', search = ''] = url.split('?');
  const page = path.replace(/\.data$/, '').replace(/^\/_(?:root)?$/, '/');
  return from.pathname === page && from.search.slice(1) === search;
}
