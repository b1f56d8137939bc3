import {
  Activity,
  Archive,
  BookOpenCheck,
  BookOpenText,
  Clapperboard,
  FileText,
  Film,
  Flame,
  Handshake,
  History,
  Image,
  LayoutDashboard,
  LibraryBig,
  Link2,
  type LucideIcon,
  Mail,
  Megaphone,
  MessageSquareReply,
  MessagesSquare,
  RadioTower,
  Send,
  ShieldCheck,
  ShoppingBag,
  SlidersHorizontal,
  Tags,
  Timer,
  Users,
  Wrench,
} from 'lucide-react';

export interface AdminPlace {
  label: string;
  to: string;
  icon: LucideIcon;
  /** Its pinyin, in words: ⌘K finds it by that and by the initials. */
  pinyin: string;
}

/** The operator's pages by group. A page is added here by whoever builds it. */
export const ADMIN_NAV: readonly { title: string; places: readonly AdminPlace[] }[] = [
  {
    title: '概览',
    places: [
      { label: '仪表盘', to: '/market/admin', icon: LayoutDashboard, pinyin: 'yi biao pan' },
      { label: '运行状况', to: '/market/admin/health', icon: Activity, pinyin: 'yun xing zhuang kuang' },
      { label: '站长手册', to: '/market/admin/help', icon: BookOpenText, pinyin: 'zhan zhang shou ce' },
    ],
  },
  {
    title: '内容',
    places: [
      { label: '片目', to: '/market/admin/catalogue/items', icon: Film, pinyin: 'pian mu' },
      { label: '采集源', to: '/market/admin/catalogue', icon: Clapperboard, pinyin: 'cai ji yuan' },
      { label: '资料补全', to: '/market/admin/catalogue/providers', icon: BookOpenCheck, pinyin: 'zi liao bu quan' },
      { label: '专题', to: '/market/admin/catalogue/collections', icon: LibraryBig, pinyin: 'zhuan ti' },
      { label: '文章', to: '/market/admin/blog', icon: FileText, pinyin: 'wen zhang' },
      { label: '媒体库', to: '/market/admin/media', icon: Image, pinyin: 'mei ti ku' },
      { label: '市集商品', to: '/market/admin/search/data', icon: ShoppingBag, pinyin: 'shi ji shang pin' },
      { label: '会员发布', to: '/market/admin/search/posts', icon: Tags, pinyin: 'hui yuan fa bu' },
      { label: '热搜词', to: '/market/admin/search/words', icon: Flame, pinyin: 're sou ci' },
    ],
  },
  {
    title: '互动',
    places: [
      { label: '留言', to: '/market/admin/word', icon: MessagesSquare, pinyin: 'liu yan' },
      { label: '短链接', to: '/market/admin/short', icon: Link2, pinyin: 'duan lian jie' },
      { label: '友情链接', to: '/market/admin/links', icon: Handshake, pinyin: 'you qing lian jie' },
      { label: '会员', to: '/market/admin/members', icon: Users, pinyin: 'hui yuan' },
    ],
  },
  {
    title: '机器人',
    places: [
      { label: '渠道', to: '/market/admin/wechat/robot', icon: RadioTower, pinyin: 'qu dao' },
      { label: '推送', to: '/market/admin/wechat/robot/push', icon: Send, pinyin: 'tui song' },
      { label: '自动回复', to: '/market/admin/wechat/robot/reply', icon: MessageSquareReply, pinyin: 'zi dong hui fu' },
      { label: '定时任务', to: '/market/admin/wechat/robot/timers', icon: Timer, pinyin: 'ding shi ren wu' },
    ],
  },
  {
    title: '站点',
    places: [
      { label: '站点编辑', to: '/market/admin/config', icon: SlidersHorizontal, pinyin: 'zhan dian bian ji' },
      { label: '外链工具', to: '/market/admin/tools', icon: Wrench, pinyin: 'wai lian gong ju' },
      { label: '邮件', to: '/market/admin/mail', icon: Mail, pinyin: 'you jian' },
      { label: '收录推送', to: '/market/admin/announce', icon: Megaphone, pinyin: 'shou lu tui song' },
      { label: '安全记录', to: '/market/admin/security', icon: ShieldCheck, pinyin: 'an quan ji lu' },
      { label: '操作记录', to: '/market/admin/audit', icon: History, pinyin: 'cao zuo ji lu' },
      { label: '备份', to: '/market/admin/backup', icon: Archive, pinyin: 'bei fen' },
    ],
  },
];

const PLACES = ADMIN_NAV.flatMap(({ places }) => places);
export const ADMIN_PLACES = PLACES.length;

/** The place whose address is the longest beginning of this one. */
export function adminPlaceOf(pathname: string): string | undefined {
  return PLACES.map(({ to }) => to)
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}

/** Pages that need the whole width: their side begins folded. */
export const isWidePage = (pathname: string) =>
  ['/market/admin/catalogue/items/edit', '/market/admin/config'].includes(pathname);
