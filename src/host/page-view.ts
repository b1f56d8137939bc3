import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { hostOf } from '#/platform/http/asked-host.ts';
import { type AskedData, readDataAddress } from '#/web/router-internals/data-address.pure.ts';

interface Answered {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  status: number;
  contentType: string;
}

/** The operator's own pages, and those that exist to be looked at by tests. */
const NOT_COUNTED = /^\/(?:market\/admin|test|error)(?:[/.?]|$)/;

/**
 * Whether somebody looked at a page: as a document, or as the data of a page that scripts put in place of the last one.
 * What is loaded ahead, or asked for again on the same page, is none.
 */
export function isPageView({ method, url = '', headers, status, contentType }: Answered): boolean {
  if (method !== 'GET' || (status !== 200 && status !== 304) || NOT_COUNTED.test(url)) return false;
  if (/prefetch/.test(String(headers['sec-purpose'] ?? headers['purpose'] ?? ''))) return false;
  const data = readDataAddress(url);
  if (!data) return contentType.startsWith('text/html');
  return !data.isPart && !isSamePage(data, headers.referer);
}

/** What was looked at and where from; the data of a page counts as the page. */
export function viewedPage(request: Pick<IncomingMessage, 'headers' | 'url'>) {
  const url = request.url ?? '/';
  const data = readDataAddress(url);
  return {
    url: data ? `${data.pathname}?${data.search}` : url,
    referer: request.headers.referer ?? '',
    host: hostOf(request),
  };
}

/** The data of the page one is on is asked for after every form that was sent. */
function isSamePage({ pathname, search }: AskedData, referer: string | undefined): boolean {
  const from = referer ? URL.parse(referer) : null;
  return from !== null && from.pathname === pathname && from.search.slice(1) === search;
}
