export type FactKind = 'from' | 'page' | 'device' | 'system';

export interface ViewedPage {
  /** Path and query as they were asked for. */
  url: string;
  referer: string;
  userAgent: string;
  /** The host name by which the visitor reached the site. */
  host: string;
}

/** Sites by the end of their host, as people call them. */
const SITES: readonly (readonly [RegExp, string])[] = [
  [/(^|\.)(weixin|wechat)(\.qq)?\.com$|(^|\.)servicewechat\.com$/, '微信'],
  [/(^|\.)baidu\.com$/, '百度'],
  [/(^|\.)bing\.com$/, '必应'],
  [/(^|\.)google\.[a-z]{2,3}(\.[a-z]{2})?$/, '谷歌'],
  [/(^|\.)sogou\.com$/, '搜狗'],
  [/(^|\.)so\.com$/, '360 搜索'],
  [/(^|\.)sm\.cn$/, '神马'],
  [/(^|\.)toutiao\.com$/, '头条'],
  [/(^|\.)douyin\.com$/, '抖音'],
  [/(^|\.)xiaohongshu\.com$/, '小红书'],
  [/(^|\.)(weibo|t)\.c(om|n)$/, '微博'],
  [/(^|\.)zhihu\.com$/, '知乎'],
  [/(^|\.)douban\.com$/, '豆瓣'],
  [/(^|\.)bilibili\.com$/, '哔哩哔哩'],
  [/(^|\.)qq\.com$/, 'QQ'],
];

/** Where a visitor came from; undefined for who was here already. */
export function sourceOf({ referer, userAgent, host }: ViewedPage): string | undefined {
  const from = /^https?:\/\/([^/?#:@\s]+)/i.exec(referer)?.[1]?.toLowerCase();
  if (from !== undefined && from === host.replace(/:\d+$/, '').toLowerCase()) return undefined;
  if (from === undefined) {
    if (/MicroMessenger/i.test(userAgent)) return '微信';
    return /\bQQ\/[\d.]+/.test(userAgent) ? 'QQ' : '直接打开';
  }
  return SITES.find(([pattern]) => pattern.test(from))?.[1] ?? from.replace(/^www\./, '').slice(0, 60);
}

export function deviceOf(userAgent: string): '手机' | '平板' | '电脑' {
  if (/iPad|Tablet|PlayBook|Silk(?!.*Mobile)|Android(?!.*Mobile)/i.test(userAgent)) return '平板';
  return /Mobi|iPhone|iPod|Android|HarmonyOS.{0,40}Phone/i.test(userAgent) ? '手机' : '电脑';
}

export function systemOf(userAgent: string): string {
  if (/iPhone|iPad|iPod/i.test(userAgent)) return 'iOS';
  if (/HarmonyOS|OpenHarmony/i.test(userAgent)) return '鸿蒙';
  if (/Android/i.test(userAgent)) return 'Android';
  if (/Windows/i.test(userAgent)) return 'Windows';
  if (/Macintosh|Mac OS X/i.test(userAgent)) return 'macOS';
  return /Linux|X11/i.test(userAgent) ? 'Linux' : '其他';
}

/** The page without what was asked of it; what no page here is called is cut. */
export function pageOf(url: string): string {
  const [path = '/'] = url.split(/[?#]/);
  const plain = path || '/';
  try {
    return decodeURIComponent(plain).slice(0, 150);
  } catch {
    return plain.slice(0, 150);
  }
}
