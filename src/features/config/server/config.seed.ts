import type { ConfigKey, ConfigValues } from '../config-values.contract.ts';
import type { ConfigStore } from './config.store.ts';

/** What a new site starts with. Everything here can be edited in the admin area. */
export const SHIPPED: ConfigValues = {
  topLinks: [
    { Name: '今日更新', Link: '/new' },
    { Name: '热门榜单', Link: '/hot' },
    { Name: '片单专题', Link: '/home' },
    { Name: '国产剧集', Link: '/anys/tv?region=中国大陆' },
    { Name: '经典电影', Link: '/anys/movie?year=1980-1999' },
    { Name: '无限搜索', Link: '/userCenter' },
    { Name: '在线工具', Link: '/tool' },
    { Name: '短链生成', Link: '/short' },
    { Name: '节日祝福', Link: '/wish' },
    { Name: '同城市集', Link: '/market' },
  ],
  homeMarqueue: [
    { text: '搜索支持拼音首字母：输入 lldq 就能找到《流浪地球》。', link: '/anys/search?words=lldq' },
    { text: '片名输错一个同音字也能找到，繁体简体都可以。' },
  ],
  scripts: [],
  pageTipDialog: {},
  pageNotifyBar: {},
  wishMenu: [
    { name: '今日', url: '/wish', linkType: 'router', subMenus: [] },
    {
      name: '传统节日',
      url: '/wish/春节',
      linkType: 'router',
      subMenus: ['春节', '元宵节', '端午节', '七夕节', '中秋节', '重阳节'].map((name) => ({
        name,
        url: `/wish/${name}`,
        linkType: 'router',
      })),
    },
    {
      name: '二十四节气',
      url: '/wish/冬至',
      linkType: 'router',
      subMenus: ['立春', '清明', '夏至', '立秋', '冬至'].map((name) => ({
        name,
        url: `/wish/${name}`,
        linkType: 'router',
      })),
    },
    { name: '祝福图片', url: '/wish/pictures', linkType: 'router', subMenus: [] },
  ],
  wishFriendLinks: [],
  anysAdvertises: [],
  infoAdvertises: [],
  detailAdvertises: [],
  anyAdvertises: [],
  toolIndexRightAdvertises: [],
  toolIndexTopAdvertises: [],
  marketBanners: [],
  marketPlatforms: [],
  marketCoupons: [],
  moreDomainOrders: [],
  platformDefaultTitle: '搜罗',
  inviteArticalImgs: [],
  referralInvite: [],
  siteFooter: { icp: '', police: '', contact: '' },
  boardMode: 'open',
  outwardPlayLinks: false,
  showAdult: false,
  visitorOcr: true,
  titleCovers: 'given',
  exchangeRates: { date: '', source: '', rates: [] },
  robotPush: [],
  robotFeeds: [],
  blockedWords: [],
  marketHotWords: [],
  hotWordsHidden: [],
};

/** Adds what is missing and leaves what the operator saved. */
export async function seedConfig(store: ConfigStore, now: () => number): Promise<void> {
  const known = new Set((await store.all()).map(({ key }) => key));
  for (const key of Object.keys(SHIPPED) as ConfigKey[]) {
    if (known.has(key)) continue;
    await store.save({
      key,
      value: JSON.stringify(SHIPPED[key]),
      from: 0,
      note: '初始值',
      changedBy: '系统',
      at: now(),
    });
  }
}
