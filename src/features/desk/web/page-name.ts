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
  '/anys': '片库筛选',
  '/anys/movie': '电影',
  '/anys/tv': '电视剧',
  '/anys/variety': '综艺',
  '/anys/anime': '动漫',
  '/collect': '我的收藏',
  '/shelf': '我的书架',
  '/inbox': '消息',
  '/history': '浏览记录',
  '/account': '账号',
  '/register': '注册',
  '/market/my': '市集 · 我的',
  '/market/platform': '市集 · 平台',
  '/market/type': '市集 · 分类',
  '/market/imgs': '市集 · 图集',
  '/market/similar': '相似好物',
  '/market/location': '选择城市',
  '/market/invite': '邀请有礼',
  '/market/word': '市集留言',
  '/market/post': '发布转让与爆料',
  '/declaration': '声明与联系',
  '/bill': '账单',
  '/blog': '文章',
  '/short': '短链接',
  '/tool': '在线工具',
  '/wish': '节日祝福',
  '/login': '登录',
};

/** Said before the name of what a page is about, where that alone would not tell. */
const BEFORE: Readonly<Record<string, string>> = { tool: '工具', blog: '文章', wish: '祝福', 'market/detail': '商品' };

/** What a page is called; a title by its name, anything else by its address. */
export function pageName(path: string): string {
  const known = Object.hasOwn(NAMES, path) ? NAMES[path] : undefined;
  if (known) return known;
  const [, kind = '', rest] = /^\/(any|person|tool|blog|wish|market\/detail)\/([^/]+)$/.exec(path) ?? [];
  if (!rest) return path;
  const before = BEFORE[kind];
  return before ? `${before} ${rest}` : rest;
}
