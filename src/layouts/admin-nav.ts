import {
  Activity,
  Archive,
  BookOpenCheck,
  Clapperboard,
  Database,
  FileText,
  Film,
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
  SlidersHorizontal,
  Timer,
  Users,
  Wrench,
} from 'lucide-react';

interface AdminPlace {
  label: string;
  to: string;
  icon: LucideIcon;
}

/** The operator's pages by group. A page is added here by whoever builds it. */
export const ADMIN_NAV: readonly { title: string; places: readonly AdminPlace[] }[] = [
  {
    title: '概览',
    places: [
      { label: '仪表盘', to: '/market/admin', icon: LayoutDashboard },
      { label: '运行状况', to: '/market/admin/health', icon: Activity },
    ],
  },
  {
    title: '内容',
    places: [
      { label: '站点配置', to: '/market/admin/config', icon: SlidersHorizontal },
      { label: '市集商品', to: '/market/admin/search/data', icon: Database },
      { label: '片库与采集', to: '/market/admin/catalogue', icon: Clapperboard },
      { label: '片目', to: '/market/admin/catalogue/items', icon: Film },
      { label: '专题', to: '/market/admin/catalogue/collections', icon: LibraryBig },
      { label: '资料补全', to: '/market/admin/catalogue/providers', icon: BookOpenCheck },
      { label: '文章', to: '/market/admin/blog', icon: FileText },
      { label: '媒体库', to: '/market/admin/media', icon: Image },
      { label: '留言审核', to: '/market/admin/word', icon: MessagesSquare },
      { label: '外链工具', to: '/market/admin/tools', icon: Wrench },
      { label: '短链接', to: '/market/admin/short', icon: Link2 },
      { label: '友情链接', to: '/market/admin/links', icon: Handshake },
    ],
  },
  {
    title: '机器人',
    places: [
      { label: '渠道', to: '/market/admin/wechat/robot', icon: RadioTower },
      { label: '推送', to: '/market/admin/wechat/robot/push', icon: Send },
      { label: '自动回复', to: '/market/admin/wechat/robot/reply', icon: MessageSquareReply },
      { label: '定时任务', to: '/market/admin/wechat/robot/timers', icon: Timer },
    ],
  },
  {
    title: '系统',
    places: [
      { label: '会员', to: '/market/admin/members', icon: Users },
      { label: '安全记录', to: '/market/admin/security', icon: ShieldCheck },
      { label: '邮件发件箱', to: '/market/admin/mail', icon: Mail },
      { label: '操作记录', to: '/market/admin/audit', icon: History },
      { label: '收录推送', to: '/market/admin/announce', icon: Megaphone },
      { label: '备份', to: '/market/admin/backup', icon: Archive },
    ],
  },
];

/** The place whose address is the longest beginning of this one. */
export function adminPlaceOf(pathname: string): string | undefined {
  return ADMIN_NAV.flatMap(({ places }) => places.map(({ to }) => to))
    .filter((to) => pathname === to || pathname.startsWith(`${to}/`))
    .sort((one, other) => other.length - one.length)[0];
}
