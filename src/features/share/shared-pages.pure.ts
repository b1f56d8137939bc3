export interface Known {
  title: string;
  text: string;
}

export const PAGES: Record<string, Known> = {
  '/': { title: '搜罗', text: '影视、工具、短链与同城好物，一处搜罗。' },
  '/home': { title: '片库', text: '按类型、地区、年代挑一部。' },
  '/hot': { title: '热门榜单', text: '大家这几天都在看什么。' },
  '/new': { title: '最近更新', text: '新上的和刚更新的，都在这里。' },
  '/anys': { title: '片库', text: '电影、电视剧、综艺、动漫，按条件慢慢挑。' },
  '/anys/movie': { title: '电影', text: '按题材、地区、年代挑一部电影。' },
  '/anys/tv': { title: '电视剧', text: '正在追的，和值得补的。' },
  '/anys/variety': { title: '综艺', text: '下饭也好，下酒也好。' },
  '/anys/anime': { title: '动漫', text: '今天放送和一直想看的。' },
  '/anys/search': { title: '搜索结果', text: '拼音、首字母、错一个字都能找到。' },
  '/short': { title: '短链接', text: '把长网址变短，并生成二维码。' },
  '/tool': { title: '在线工具', text: '打开就用，不用安装。' },
  '/wish': { title: '节日祝福', text: '农历、节气与祝福语。' },
  '/market': { title: '同城市集', text: '附近的店与好物。' },
  '/blog': { title: '博客', text: '影视资讯与使用心得。' },
  '/word': { title: '留言板', text: '想说的话写在这里。' },
  '/userCenter': { title: '无限搜索', text: '一个框搜遍全站与外部来源。' },
  '/lottery': { title: '幸运抽奖', text: '名单随机抽取，种子公开可复核。' },
  '/qrcode': { title: '二维码', text: '生成与识别二维码。' },
};

export const ELSEWHERE: Known = { title: '搜罗', text: '有人把这一页分享给了你。' };

/** What a landing may be called: their pictures are drawn after these names. */
export const SHARED_PAGES: readonly string[] = [ELSEWHERE, ...Object.values(PAGES)].map(({ title }) => title);
