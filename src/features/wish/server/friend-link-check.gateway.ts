import { load } from 'cheerio';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { OutboundError } from '#/platform/outbound/outbound-error.ts';
import { type CheckResult, type FoundLink, judgeLinks } from './friend-link.rules.ts';

const TIMEOUT_MS = 10_000;
const MAX_LINKS = 5000;

export type FriendLinkCheck = ReturnType<typeof createFriendLinkCheck>;

/** Opens a page through the guarded client and looks for a link to us. What goes wrong is a result too. */
export function createFriendLinkCheck(outbound: Pick<Outbound, 'fetch'>) {
  return async (address: string, ourOrigin: string, signal: AbortSignal): Promise<CheckResult> => {
    try {
      const headers = { accept: 'text/html,application/xhtml+xml' };
      const {
        status,
        headers: answered,
        url,
        body,
      } = await outbound.fetch(address, {
        headers,
        signal,
        timeoutMs: TIMEOUT_MS,
      });
      if (status < 200 || status > 299) return { state: 'unreachable', note: `对方页面返回 ${status}` };
      if (!/html/i.test(String(answered['content-type'] ?? '')))
        return { state: 'missing', note: '对方返回的不是网页' };
      return judgeLinks(linksIn(body.toString('utf8'), url), ourOrigin);
    } catch (error) {
      // A stop of this process says nothing about the other side: the job is done again.
      if (!(error instanceof OutboundError) || error.code === 'aborted') throw error;
      return { state: 'unreachable', note: `打不开对方页面：${error.message}` };
    }
  };
}

/** Only what a reader could press: comments, scripts and templates do not count. */
function linksIn(html: string, pageUrl: string): FoundLink[] {
  const page = load(html);
  page('script, style, template, noscript').remove();
  const base = URL.parse(page('base[href]').first().attr('href') ?? '', pageUrl)?.href ?? pageUrl;
  return page('a[href]')
    .slice(0, MAX_LINKS)
    .toArray()
    .flatMap((element) => {
      const url = URL.parse(page(element).attr('href') ?? '', base)?.href;
      return url ? [{ url, rel: page(element).attr('rel') ?? '' }] : [];
    });
}
