import { type KnownKey, link, optional, type Part, picture, type Shape, text } from './config-parts.pure.ts';

const slides = (item: string, width: number, height: number): Shape => ({
  kind: 'rows',
  rows: { item, unit: '张', parts: [picture(width, height), text('title', '标题'), link('link', '跳转链接')] },
});
const byPath: Shape = {
  kind: 'byPath',
  rows: {
    item: '页面',
    parts: [
      link('path', '页面路径'),
      { name: 'showTip', label: '显示', kind: 'yes' },
      text('title', '文字'),
      optional(picture(750, 420)),
      optional(link('link', '跳转链接')),
    ],
  },
};
const LINK_TYPES = [
  { value: 'router', label: '站内页面' },
  { value: 'other', label: '站外网址' },
];
const menuParts: readonly Part[] = [
  text('name', '名称'),
  link('url'),
  { name: 'linkType', label: '去向', kind: 'choice', choices: LINK_TYPES },
];
const HOME = { group: '首页与全站页头', page: '/' };
/** Any title's page: the one that is looked at most stands for all. */
export const A_TITLE = '/any';
const LISTS = { group: '列表与详情' };
const MARKET = { group: '市集', page: '/market' };
const TOOLS = { group: '工具', page: '/tool' };
const WISH = { group: '祝福与友链', page: '/wish' };
const SITE = { group: '全站' };
const ROBOTS = { group: '机器人' };

/** Every key of config-values.contract.ts, by the page that each changes. */
export const KNOWN_KEYS: Readonly<Record<string, KnownKey>> = {
  topLinks: {
    ...HOME,
    label: '顶部链接条',
    note: '每一页最上面的一排链接；手机上只在热门页显示',
    page: '/hot',
    region: '.top-strip-links',
    shape: { kind: 'rows', rows: { item: '链接', parts: [text('Name', '名称'), link('Link')] } },
  },
  homeMarqueue: {
    ...HOME,
    label: '滚动公告',
    note: '页头下面轮流滚动的一行字',
    region: '.top-strip .marquee',
    shape: {
      kind: 'rows',
      rows: { item: '公告', unit: '条', parts: [text('text', '文字'), optional(link('link', '跳转链接'))] },
    },
  },
  anysAdvertises: {
    ...LISTS,
    label: '列表页推广',
    note: '片目列表和搜索结果旁边',
    page: '/anys/movie',
    region: '.advertise',
    shape: slides('推广图', 750, 320),
  },
  anyAdvertises: {
    ...LISTS,
    label: '专题页推广',
    note: '片单专题页的侧栏',
    page: '/home',
    region: '.advertise',
    shape: slides('推广图', 750, 320),
  },
  infoAdvertises: {
    ...LISTS,
    label: '详情页上部推广',
    note: '片目详情页，简介附近',
    ...{ page: A_TITLE, region: '.any-facts .advertise' },
    shape: slides('推广图', 750, 320),
  },
  detailAdvertises: {
    ...{ ...LISTS, label: '详情页侧栏推广', note: '片目详情页侧栏', page: A_TITLE, region: '.any-main .advertise' },
    shape: slides('推广图', 750, 320),
  },
  titleCovers: {
    ...LISTS,
    ...{ page: '/anys/movie', isServed: true },
    label: '片目封面',
    note: '单部可在“片目”里另选；海报由本站取回、检查、缩小后再显示',
    shape: {
      kind: 'choice',
      choices: [
        { value: 'given', label: '有海报用海报，没有就用本站画的' },
        { value: 'drawn', label: '一律用本站画的' },
      ],
    },
  },
  showAdult: {
    ...LISTS,
    ...{ page: '/anys/movie', isServed: true },
    label: '18+ 内容',
    note: '标记可在“片目”里更正',
    shape: { kind: 'yes', label: '在列表、搜索、订阅和接口里显示 18+ 的片目' },
  },
  marketBanners: {
    ...MARKET,
    label: '轮播图',
    note: '市集首页最上面；建议 1068 × 456',
    region: '.market-banner',
    builtIn: '自带的 3 张',
    shape: slides('轮播图', 1068, 456),
  },
  pageNotifyBar: {
    ...MARKET,
    label: '页面公告栏',
    note: '指定页面顶上的一行公告',
    region: '.notice-bar',
    shape: byPath,
  },
  pageTipDialog: { ...MARKET, label: '页面提示弹窗', note: '打开指定页面时弹出一次', shape: byPath },
  marketPlatforms: {
    ...MARKET,
    label: '平台入口',
    note: '市集“平台”页的入口，可用自己的推广链接',
    page: '/market/platform',
    builtIn: '按商品里的平台自动列出',
    shape: {
      kind: 'rows',
      rows: { item: '平台', parts: [text('name', '名称'), link('link'), optional(text('note', '一句说明'))] },
    },
  },
  marketCoupons: {
    ...MARKET,
    label: '优惠券',
    note: '市集“平台”页的券；纯数字的面额前会加上 ¥，过了截止日期不再显示',
    page: '/market/platform',
    shape: {
      kind: 'rows',
      rows: {
        ...{ item: '优惠券', unit: '张' },
        parts: [
          text('title', '名称'),
          text('amount', '面额'),
          text('condition', '使用条件'),
          link('link', '领取链接'),
          optional(text('until', '截止日期')),
          optional(text('scope', '适用的分类、平台或店铺')),
        ],
      },
    },
  },
  marketHotWords: {
    ...MARKET,
    page: '/market/search',
    label: '市集热搜置顶',
    note: '排在大家搜得多的词前面',
    shape: { kind: 'lines', hint: '一行一个，最多 10 个' },
  },
  hotWordsHidden: {
    ...SITE,
    ...{ page: '/market/search', isServed: true },
    label: '热搜屏蔽',
    note: '含有这些词的搜索不上热搜，市集和无限搜索都是',
    shape: { kind: 'lines', hint: '一行一个，最多 500 个' },
  },
  inviteArticalImgs: {
    ...MARKET,
    label: '邀请图文',
    note: '市集邀请页的图片',
    page: '/market/invite',
    shape: {
      kind: 'rows',
      rows: {
        ...{ item: '图文', unit: '张' },
        parts: [picture(750, 420), text('title', '文字'), optional(link('link', '跳转链接'))],
      },
    },
  },
  referralInvite: {
    ...MARKET,
    label: '邀请入口',
    note: '按域名显示的邀请入口；命中域名时，站点标题也用它的文字',
    page: '/market/invite',
    shape: {
      kind: 'rows',
      rows: {
        item: '邀请',
        parts: [
          text('text', '文字'),
          link('link'),
          { name: 'domains', label: '域名（一行一个）', kind: 'words' },
          { ...picture(320, 320, 'imageUrl'), canBeEmpty: true },
        ],
      },
    },
  },
  toolIndexTopAdvertises: {
    ...TOOLS,
    label: '顶部推广',
    note: '工具首页顶部',
    region: '.advertise',
    shape: slides('推广图', 1068, 240),
  },
  toolIndexRightAdvertises: {
    ...TOOLS,
    label: '右侧推广',
    note: '工具首页右侧',
    region: '.advertise',
    shape: slides('推广图', 750, 420),
  },
  visitorOcr: {
    ...TOOLS,
    page: '/tool/image-text',
    label: '图片识字',
    note: '访客的图片由服务器识别，一次一张，每个地址每小时最多 20 张；每张要占用处理器几秒到十几秒',
    shape: { kind: 'yes', label: '向访客开放“图片识字”工具' },
  },
  exchangeRates: {
    ...TOOLS,
    page: '/tool/exchange-rate',
    label: '汇率',
    note: '工具“汇率换算”按它计算；没有填就不换算。“运行设置”里填了汇率来源的，每小时自动更新，这里改的会被换掉',
    shape: {
      kind: 'object',
      parts: [
        text('date', '日期（如 2026-11-17）'),
        text('source', '来源（如 中国银行中间价）'),
        {
          name: 'rates',
          label: '货币',
          kind: 'rows',
          rows: {
            item: '货币',
            parts: [text('code', '代码（如 USD）'), text('name', '名称'), text('cny', '100 外币合人民币（元）')],
          },
        },
      ],
    },
  },
  wishMenu: {
    ...WISH,
    label: '祝福菜单',
    note: '祝福频道的两级菜单',
    region: '.wish-menu',
    shape: {
      kind: 'rows',
      rows: {
        item: '菜单',
        parts: [
          ...menuParts,
          { name: 'subMenus', label: '下级菜单', kind: 'rows', rows: { item: '下级', parts: menuParts } },
        ],
      },
    },
  },
  wishFriendLinks: {
    ...WISH,
    label: '祝福友链',
    note: '祝福频道页脚的友情链接',
    region: '.friend-links',
    shape: { kind: 'rows', rows: { item: '友链', parts: [text('title', '名称'), link('url')] } },
  },
  platformDefaultTitle: {
    ...SITE,
    label: '站名',
    note: '浏览器标签、页头和分享里的名字',
    page: '/',
    shape: { kind: 'text' },
  },
  siteFooter: {
    ...SITE,
    label: '页脚信息',
    note: '备案号与联系方式，每一页的最下面',
    page: '/',
    region: '.site-footer',
    shape: {
      kind: 'object',
      parts: [text('icp', 'ICP 备案号'), text('police', '公安备案号'), text('contact', '联系方式')],
    },
  },
  moreDomainOrders: {
    ...SITE,
    ...{ page: '/', isServed: true },
    label: '多域名首页',
    note: '从某个域名进来时，首页显示哪一页',
    shape: {
      kind: 'rows',
      rows: {
        item: '域名',
        parts: [text('domain', '域名'), link('page', '显示的页面'), optional(text('title', '站名'))],
      },
    },
  },
  boardMode: {
    ...SITE,
    ...{ page: '/word', isServed: true },
    label: '留言板',
    note: '谁可以留言',
    shape: {
      kind: 'choice',
      choices: [
        { value: 'open', label: '所有人都可以留言' },
        { value: 'members', label: '登录后才能留言' },
        { value: 'off', label: '关闭留言' },
      ],
    },
  },
  blockedWords: {
    ...SITE,
    ...{ page: '/word', isServed: true },
    label: '屏蔽词',
    note: '含有这些词的留言和搜索不会公开',
    shape: { kind: 'lines', hint: '一行一个，最多 2000 个' },
  },
  outwardPlayLinks: {
    ...SITE,
    label: '对外播放地址',
    note: '电视盒子和别的站从本站取片目时，带不带播放地址',
    effect: '别的程序来取片目时，每一部拿到的是：',
    shape: { kind: 'yes', label: '接口里带上播放地址' },
  },
  scripts: {
    ...SITE,
    ...{ page: '/', isServed: true },
    label: '页面脚本',
    note: '统计或客服代码，会在每位访客的浏览器里运行；只填你信得过的',
    shape: {
      kind: 'rows',
      rows: {
        ...{ item: '脚本', unit: '段' },
        parts: [
          {
            ...{ name: 'type', label: '写法', kind: 'choice' },
            choices: [
              { value: 'src', label: '脚本地址' },
              { value: 'code', label: '直接写代码' },
            ],
          },
          { name: 'isMobile', label: '只在手机上', kind: 'yes' },
          optional(link('src', '脚本地址')),
          optional({ name: 'code', label: '代码', kind: 'code' }),
        ],
      },
    },
  },
  robotPush: {
    ...ROBOTS,
    label: '推送卡片',
    note: '写好备用的消息，推送时按名称选；填了文字就发文字，否则发卡片',
    effect: '推送时选到它，群里会收到：',
    shape: {
      kind: 'rows',
      rows: {
        ...{ item: '推送', unit: '条' },
        parts: [
          text('name', '名称'),
          optional({ name: 'text', label: '文字', kind: 'code' }),
          optional(text('title', '卡片标题')),
          optional(text('desc', '卡片描述')),
          optional(link('url', '卡片链接')),
          optional(picture(320, 320)),
        ],
      },
    },
  },
  robotFeeds: {
    ...ROBOTS,
    label: '订阅源',
    note: '别处的 RSS 或 Atom，推送时按名称选；发过的条目不会再发',
    effect: '推送时选到它，新的每一条在群里是一张卡片：',
    shape: { kind: 'rows', rows: { item: '订阅源', parts: [text('name', '名称'), link('url')] } },
  },
};

export const knownKey = (key: string): KnownKey | undefined =>
  Object.hasOwn(KNOWN_KEYS, key) ? KNOWN_KEYS[key] : undefined;

/** What an operator calls it. */
export const configLabel = (key: string): string => knownKey(key)?.label ?? key;
