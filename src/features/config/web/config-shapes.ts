import type { ConfigKey } from '../config-values.contract.ts';

/** One control of a form. */
export interface Part {
  name: string;
  label: string;
  kind: 'text' | 'link' | 'picture' | 'code' | 'yes' | 'choice' | 'words' | 'rows';
  /** Left out of the value while it is empty. */
  optional?: true;
  choices?: readonly { value: string; label: string }[];
  /** The shape of rows that are nested in a row. */
  rows?: Rows;
}

export interface Rows {
  /** What one row is called: 链接. */
  item: string;
  parts: readonly Part[];
}

/** How a key is edited. `byPath` is kept as an object whose names are pages, and edited as rows. */
export type Shape =
  | { kind: 'rows'; rows: Rows; preview?: 'links' | 'pictures' | 'texts' }
  | { kind: 'byPath'; rows: Rows }
  | { kind: 'object'; parts: readonly Part[] }
  | { kind: 'text' }
  | { kind: 'yes'; label: string }
  | { kind: 'choice'; choices: readonly { value: string; label: string }[] }
  | { kind: 'lines'; hint: string };

export interface KnownKey {
  label: string;
  /** Where it shows. */
  note: string;
  shape: Shape;
}

const text = (name: string, label: string): Part => ({ name, label, kind: 'text' });
const link = (name: string, label = '地址'): Part => ({ name, label, kind: 'link' });
const optional = (part: Part): Part => ({ ...part, optional: true });
const picture: Part = { name: 'image', label: '图片地址', kind: 'picture' };

const advertises: Shape = {
  kind: 'rows',
  preview: 'pictures',
  rows: { item: '推广', parts: [text('title', '文字'), picture, link('link', '点开后去')] },
};
const byPath: Shape = {
  kind: 'byPath',
  rows: {
    item: '页面',
    parts: [
      link('path', '页面路径'),
      { name: 'showTip', label: '显示', kind: 'yes' },
      text('title', '文字'),
      optional(picture),
      optional(link('link', '点开后去')),
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
const places = (label: string, note: string): KnownKey => ({ label, note, shape: advertises });

export const KNOWN_KEYS: Readonly<Record<ConfigKey, KnownKey>> = {
  topLinks: {
    label: '顶部链接条',
    note: '每一页最上面的一排链接',
    shape: { kind: 'rows', preview: 'links', rows: { item: '链接', parts: [text('Name', '名称'), link('Link')] } },
  },
  homeMarqueue: {
    label: '首页滚动公告',
    note: '首页标题下方轮流滚动',
    shape: {
      kind: 'rows',
      preview: 'texts',
      rows: { item: '公告', parts: [text('text', '文字'), optional(link('link', '点开后去'))] },
    },
  },
  pageNotifyBar: { label: '页面公告栏', note: '指定页面顶上的一行公告', shape: byPath },
  pageTipDialog: { label: '页面提示弹窗', note: '打开指定页面时弹出一次', shape: byPath },
  marketBanners: places('市集轮播', '市集首页的轮播图'),
  marketPlatforms: {
    label: '市集平台',
    note: '市集“平台”页的入口，可用自己的推广链接',
    shape: {
      kind: 'rows',
      preview: 'links',
      rows: { item: '平台', parts: [text('name', '名称'), link('link'), optional(text('note', '一句说明'))] },
    },
  },
  marketCoupons: {
    label: '市集优惠券',
    note: '市集“平台”页的券；纯数字的面额前会加上 ¥，过了截止日期不再显示',
    shape: {
      kind: 'rows',
      rows: {
        item: '优惠券',
        parts: [
          text('title', '名称'),
          text('amount', '面额'),
          text('condition', '使用条件'),
          link('link'),
          optional(text('until', '截止日期')),
          optional(text('scope', '适用的分类、平台或店铺')),
        ],
      },
    },
  },
  anysAdvertises: places('列表页推广', '片目列表页'),
  infoAdvertises: places('资讯页推广', '资讯页面'),
  detailAdvertises: places('详情页推广', '片目详情页'),
  anyAdvertises: places('片目侧栏推广', '片目页侧栏'),
  toolIndexRightAdvertises: places('工具页右侧推广', '工具首页右侧'),
  toolIndexTopAdvertises: places('工具页顶部推广', '工具首页顶部'),
  wishMenu: {
    label: '祝福菜单',
    note: '祝福频道的两级菜单',
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
    label: '祝福友链',
    note: '祝福频道页脚的友情链接',
    shape: { kind: 'rows', preview: 'links', rows: { item: '友链', parts: [text('title', '名称'), link('url')] } },
  },
  inviteArticalImgs: {
    label: '邀请图文',
    note: '市集邀请页的图片',
    shape: {
      kind: 'rows',
      preview: 'pictures',
      rows: { item: '图文', parts: [text('title', '文字'), picture, optional(link('link', '点开后去'))] },
    },
  },
  referralInvite: {
    label: '邀请链接',
    note: '按域名显示的邀请入口；命中域名时，站点标题也用它的文字',
    shape: {
      kind: 'rows',
      rows: {
        item: '邀请',
        parts: [
          text('text', '文字'),
          link('link'),
          { name: 'domains', label: '域名（一行一个）', kind: 'words' },
          { name: 'imageUrl', label: '图片地址（可空）', kind: 'picture' },
        ],
      },
    },
  },
  moreDomainOrders: {
    label: '多域名首页',
    note: '从某个域名进来时，首页显示哪一页',
    shape: {
      kind: 'rows',
      rows: {
        item: '域名',
        parts: [text('domain', '域名'), link('page', '显示的页面'), optional(text('title', '站点标题'))],
      },
    },
  },
  platformDefaultTitle: { label: '默认站点标题', note: '浏览器标签和页眉上的名字', shape: { kind: 'text' } },
  siteFooter: {
    label: '页脚信息',
    note: '备案号与联系方式，每一页的最下面',
    shape: {
      kind: 'object',
      parts: [text('icp', 'ICP 备案号'), text('police', '公安备案号'), text('contact', '联系方式')],
    },
  },
  boardMode: {
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
    label: '屏蔽词',
    note: '含有这些词的留言和搜索不会公开',
    shape: { kind: 'lines', hint: '一行一个，最多 2000 个' },
  },
  marketHotWords: {
    label: '市集热搜置顶',
    note: '排在大家搜得多的词前面',
    shape: { kind: 'lines', hint: '一行一个，最多 10 个' },
  },
  hotWordsHidden: {
    label: '热搜屏蔽',
    note: '含有这些词的搜索不上热搜，市集和无限搜索都是',
    shape: { kind: 'lines', hint: '一行一个，最多 500 个' },
  },
  outwardPlayLinks: {
    label: '对外播放地址',
    note: '影视接口 /api.php/provide/vod',
    shape: { kind: 'yes', label: '接口里带上播放地址' },
  },
  showAdult: {
    label: '18+ 内容',
    note: '标记可在“片目”里更正',
    shape: { kind: 'yes', label: '在列表、搜索、订阅和接口里显示 18+ 的片目' },
  },
  titleCovers: {
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
  robotPush: {
    label: '机器人推送卡片',
    note: '“推送配置卡片”按名称发送；填了文字就发文字，否则发卡片',
    shape: {
      kind: 'rows',
      rows: {
        item: '推送',
        parts: [
          text('name', '名称'),
          optional({ name: 'text', label: '文字', kind: 'code' }),
          optional(text('title', '卡片标题')),
          optional(text('desc', '卡片描述')),
          optional(link('url', '卡片链接')),
          optional(picture),
        ],
      },
    },
  },
  robotFeeds: {
    label: '机器人订阅源',
    note: '“推送订阅源”按名称读取的 RSS 或 Atom',
    shape: { kind: 'rows', rows: { item: '订阅源', parts: [text('name', '名称'), link('url')] } },
  },
  scripts: {
    label: '页面脚本',
    note: '统计或客服代码，会在每位访客的浏览器里运行；只填你信得过的',
    shape: {
      kind: 'rows',
      rows: {
        item: '脚本',
        parts: [
          {
            name: 'type',
            label: '写法',
            kind: 'choice',
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
};

export const knownKey = (key: string): KnownKey | undefined =>
  Object.entries(KNOWN_KEYS).find(([name]) => name === key)?.[1];
