import { xmlText } from '#/contract/xml-text.pure.ts';
import { anyPath } from '../any-path.pure.ts';

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface FeedItem {
  key: string;
  name: string;
  summary: string;
  remark: string;
  updatedAt: number;
  /** False: of `updatedAt` only the year is known, and nothing is said of a day. */
  isDated: boolean;
  cover: string;
}

export interface Feed {
  title: string;
  description: string;
  /** The page that shows the same, and the feed's own address. */
  page: string;
  self: string;
}

const TYPES: Record<string, string> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp', gif: 'gif', avif: 'avif' };

/** The picture beside an entry; readers want to know its type, and bear a length of 0 where nobody knows it. */
function enclosure(cover: string, origin: string): string {
  const type = TYPES[/\.(\w+)(?:\?|$)/.exec(cover)?.[1]?.toLowerCase() ?? ''];
  if (!type) return '';
  const address = cover.startsWith('/') ? origin + cover : cover;
  return `<enclosure url="${xmlText(address)}" length="0" type="image/${type}"/>`;
}

/**
 * Readers tell entries apart by their guid: one that has a new episode is a new entry, though it leads to the same page. So it
 * changes with what the reader would see of it, and with nothing else.
 */
export function rss(origin: string, feed: Feed, items: readonly FeedItem[]): string {
  const entries = items.map(({ key, name, summary, remark, updatedAt, isDated, cover }) => {
    const link = xmlText(origin + anyPath(key));
    const title = xmlText(remark ? `${name}（${remark}）` : name);
    const date = isDated ? `<pubDate>${new Date(updatedAt).toUTCString()}</pubDate>` : '';
    const guid = remark ? `${link}#${encodeURIComponent(remark)}` : link;
    return `<item><title>${title}</title><link>${link}</link><guid isPermaLink="false">${guid}</guid>${date}${enclosure(cover, origin)}<description>${xmlText(summary)}</description></item>`;
  });
  const latest = latestOf(items);
  const built = latest === 0 ? '' : `<lastBuildDate>${new Date(latest).toUTCString()}</lastBuildDate>`;
  return `${HEAD}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${xmlText(feed.title)}</title><link>${xmlText(origin + feed.page)}</link><description>${xmlText(feed.description)}</description><language>zh-CN</language>${built}<atom:link href="${xmlText(origin + feed.self)}" rel="self" type="application/rss+xml"/>${entries.join('')}</channel></rss>\n`;
}

/** When the newest of them changed; 0 where that is known of none. */
function latestOf(items: readonly Pick<FeedItem, 'updatedAt' | 'isDated'>[]): number {
  return Math.max(0, ...items.map(({ updatedAt, isDated }) => (isDated ? updatedAt : 0)));
}

export function openSearch(origin: string, title: string): string {
  const name = xmlText(title);
  return `${HEAD}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/"><ShortName>${name}</ShortName><Description>在${name}里找电影、电视剧、综艺和动漫，支持拼音与首字母</Description><InputEncoding>UTF-8</InputEncoding><Image width="16" height="16" type="image/svg+xml">${xmlText(origin)}/favicon.svg</Image><Url type="text/html" template="${xmlText(origin)}/anys/search?words={searchTerms}"/></OpenSearchDescription>\n`;
}

export function robots(origin: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /market/admin',
    'Disallow: /account',
    'Disallow: /collect',
    'Disallow: /history',
    'Disallow: /bill',
    'Disallow: /login',
    'Disallow: /register',
    'Disallow: /forget',
    'Disallow: /short/',
    'Disallow: /test',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}
