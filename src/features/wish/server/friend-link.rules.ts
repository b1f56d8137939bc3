export type LinkState = 'pending' | 'approved' | 'refused';
export type CheckState = 'none' | 'waiting' | 'found' | 'nofollow' | 'missing' | 'unreachable';

export interface FriendLink {
  id: number;
  title: string;
  url: string;
  /** The page that should link to us. Empty for links nobody applied for. */
  backUrl: string;
  state: LinkState;
  contact: string;
  note: string;
  ticket: string;
  check: { state: CheckState; note: string; at: number | null };
  decidedAt: number | null;
  decidedBy: string;
  reason: string;
  createdAt: number;
}

/** A link in a page, with its address made absolute. */
export interface FoundLink {
  url: string;
  rel: string;
}

export interface CheckResult {
  state: Exclude<CheckState, 'none' | 'waiting'>;
  note: string;
}

/** Whether two addresses are of one site: `www.` makes no difference, nor does the port. */
export function isSameSite(one: string, other: string): boolean {
  const [a, b] = [siteOf(one), siteOf(other)];
  return a !== undefined && a === b;
}

/** What the links of a page say about us. A link that search engines are told to ignore is not what was asked for. */
export function judgeLinks(links: readonly FoundLink[], ourOrigin: string): CheckResult {
  const ours = links.filter(({ url }) => isSameSite(url, ourOrigin));
  if (ours.length === 0) return { state: 'missing', note: '页面能打开，但没有找到指向本站的链接' };
  const isIgnored = ({ rel }: FoundLink) => /\b(nofollow|ugc|sponsored)\b/i.test(rel);
  if (ours.every(isIgnored)) return { state: 'nofollow', note: '找到了本站的链接，但带着 nofollow 一类的标记' };
  return { state: 'found', note: '已找到指向本站的链接' };
}

function siteOf(address: string): string | undefined {
  return URL.parse(address)
    ?.hostname.replace(/(?<!\.)\.+$/, '')
    .replace(/^www\./, '');
}
