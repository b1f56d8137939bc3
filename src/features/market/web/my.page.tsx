import {
  FileText,
  Gift,
  Heart,
  Images,
  Info,
  List,
  Mail,
  MessageSquare,
  PencilLine,
  QrCode as QrIcon,
  Settings,
  Wallet,
} from 'lucide-react';
import { Link } from 'react-router';
import { FAVOURITE } from '#/features/favourite/favourite-types.pure.ts';
import { Avatar } from '#/ui/avatar/avatar.tsx';
import { Button } from '#/ui/button/button.tsx';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import { attemptApi } from '#/web/api.ts';
import { siteContext } from '#/web/contexts.ts';
import { pageHead } from '#/web/head.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import { LEDGER_CATEGORY } from '../market-names.pure.ts';
import { tilePicture } from '../tile-picture.pure.ts';
import type { Route } from './+types/my.page.ts';
import { clearItemHistory, useItemHistory } from './item-history.ts';
import { LinkRows } from './link-rows.tsx';
import { MiniCards } from './mini-cards.tsx';
import { placeOf } from './place.ts';
import './my.css';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '我的市集',
    description: '收藏、足迹、返现与邀请都在这里。',
    path: '/market/my',
    noindex: true,
  });

export async function loader({ context, request }: Route.LoaderArgs) {
  const { user } = context.get(siteContext);
  const city = placeOf(request)?.city;
  if (!user) return { user: null, city, numbers: null };
  const attempt = attemptApi(context);
  const [ledger, kept, shares, chats] = await Promise.all([
    attempt('GET /api/v1/bill', { query: { category: LEDGER_CATEGORY, pageSize: 1 } }),
    attempt('GET /api/v1/collect', { query: { Type: FAVOURITE.market, pageSize: 1 } }),
    attempt('GET /api/v1/share/ad/count', {}),
    attempt('GET /api/v1/crawl/common/chats', {}),
  ]);
  return {
    user: { name: user.Username },
    city,
    numbers: {
      back: ledger.ok ? ledger.data.Totals.Income : 0,
      expected: ledger.ok ? ledger.data.Totals.PredictIncome : 0,
      orders: ledger.ok ? ledger.data.Total : 0,
      visits: shares.ok ? shares.data.Count : 0,
      kept: kept.ok ? kept.data.Counts.Market : 0,
      unread: chats.ok ? chats.data.Unread : 0,
    },
  };
}

/** For those who have seen nothing yet. */
const WAYS = [
  { name: '返现最高', to: '/market?tab=back', picture: '美食' },
  { name: '图片墙', to: '/market/imgs', picture: '绘本' },
  { name: '拍照找', to: '/market/similar', picture: '相机' },
  { name: '领券', to: '/market/platform', picture: '话剧' },
];

export default function MarketMy({ loaderData: { user, city, numbers } }: Route.ComponentProps) {
  const seen = useItemHistory();
  return (
    <div className="market-my">
      <header className="market-my-head">
        <Avatar name={user?.name ?? '客'} size="lg" tone="ink" />
        <div>
          <h1 data-visitor={user ? undefined : true}>{user?.name ?? '我的市集'}</h1>
          <p>{user ? (city ? `在${city}逛` : '还没有选城市') : '登录后，收藏与返现都在这里'}</p>
        </div>
        {user ? (
          <Link to="/account" className="market-my-settings" aria-label="账号设置">
            <Settings size={20} aria-hidden />
          </Link>
        ) : (
          <Button size="sm" to={loginPath('/market/my')}>
            登录
          </Button>
        )}
      </header>
      {numbers && (
        <StatStrip
          stats={[
            { label: '累计返现', before: '¥', ...money(numbers.back), tone: 'income' },
            { label: '待到账', before: '¥', ...money(numbers.expected) },
            { label: '邀请', value: String(numbers.visits), after: ' 人' },
          ]}
        />
      )}
      <Link to="/market/invite" className="market-my-invite">
        <span>
          <strong>把市集分享给朋友</strong>
          {user ? '你的专属码已经画好了' : '登录后有你自己的码'}
        </span>
        <QrIcon size={30} strokeWidth={1.5} aria-hidden />
      </Link>
      <section className="market-my-seen" aria-labelledby="seen">
        <h2 id="seen">
          {seen.length > 0 ? '最近看过' : '去逛逛'}
          {seen.length > 0 && (
            <button type="button" onClick={clearItemHistory}>
              清空
            </button>
          )}
        </h2>
        {seen.length > 0 ? (
          <MiniCards cards={seen.slice(0, 20)} look="row" />
        ) : (
          <nav className="market-my-ways" aria-labelledby="seen">
            {WAYS.map(({ name, to, picture }) => (
              <Link key={to} to={to}>
                <img src={tilePicture(picture)} alt="" width={64} height={64} />
                {name}
              </Link>
            ))}
          </nav>
        )}
      </section>
      <LinkRows
        rows={[
          {
            to: '/collect?Type=2',
            label: '我的收藏',
            Icon: Heart,
            note: numbers && numbers.kept > 0 ? String(numbers.kept) : '',
          },
          {
            to: `/bill?category=${encodeURIComponent(LEDGER_CATEGORY)}`,
            label: '返现明细',
            Icon: Wallet,
            note: numbers && numbers.orders > 0 ? `${numbers.orders} 笔` : '',
          },
          {
            to: '/market/chat',
            label: '私信',
            Icon: Mail,
            note: numbers && numbers.unread > 0 ? `${Math.min(99, numbers.unread)} 条未读` : '',
          },
          { to: '/market/post', label: '发布转让与爆料', Icon: PencilLine },
          { to: '/market/goods', label: '全部商品', Icon: List },
          { to: '/market/imgs', label: '图片墙', Icon: Images },
          { to: '/market/invite', label: '邀请好友', Icon: Gift },
        ]}
      />
      <LinkRows
        rows={[
          { to: '/market/word', label: '留言与反馈', Icon: MessageSquare },
          { to: '/market/about', label: '关于市集', Icon: Info },
          { to: '/market/declaration', label: '声明与隐私', Icon: FileText },
        ]}
      />
    </div>
  );
}

function money(yuan: number): { value: string; after: string } {
  const [whole = '0', cents = '00'] = yuan.toFixed(2).split('.');
  return { value: thousands(Number(whole)), after: `.${cents}` };
}
