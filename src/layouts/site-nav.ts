export interface NavLink {
  label: string;
  to: string;
}

export const SITE_NAV: readonly NavLink[] = [
  { label: '首页', to: '/' },
  { label: '电影', to: '/anys/movie' },
  { label: '电视剧', to: '/anys/tv' },
  { label: '综艺', to: '/anys/variety' },
  { label: '动漫', to: '/anys/anime' },
  { label: '工具', to: '/tool' },
  { label: '市集', to: '/market' },
  { label: '无限搜索', to: '/userCenter' },
  { label: '留言板', to: '/word' },
];

export const TOOL_NAV: readonly NavLink[] = [
  { label: '首页', to: '/tool' },
  { label: '站长工具', to: '/tool/type/站长工具' },
  { label: '代码处理', to: '/tool/type/代码处理' },
  { label: '在线Api', to: '/tool/type/Api文档' },
  { label: '所有工具', to: '/tool/type/' },
];

/** Whether a link leads to the page that is open. Addresses may be encoded or end with a slash. */
export function isCurrent(to: string, pathname: string): boolean {
  return plain(to) === plain(pathname);
}

function plain(path: string): string {
  try {
    return decodeURIComponent(path).replace(/(.)\/$/, '$1');
  } catch {
    return path;
  }
}
