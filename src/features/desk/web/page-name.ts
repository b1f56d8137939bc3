/** Pages that people know by a word. */
const NAMES: Readonly<Record<string, string>> = {
  '/': '首页',
  '/home': '片库',
  '/hot': '热榜',
  '/new': '最近更新',
  '/calendar': '放送日历',
  '/market': '市集首页',
  '/market/search': '市集搜索',
  '/anys/search': '搜索',
  '/userCenter': '无限搜索',
  '/word': '留言板',
  '/declaration': '声明与联系',
  '/bill': '账单',
  '/blog': '文章',
  '/short': '短链接',
  '/tool': '在线工具',
  '/wish': '节日祝福',
  '/login': '登录',
};

/** What a page is called; a title by its name, anything else by its address. */
export function pageName(path: string): string {
  const [, kind, rest] = /^\/(any|person|tool)\/(.+)$/.exec(path) ?? [];
  if (kind && rest) return kind === 'tool' ? `工具 ${rest}` : rest;
  return NAMES[path] ?? path;
}
