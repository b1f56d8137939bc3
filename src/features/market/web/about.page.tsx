import { Link } from 'react-router';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/about.page.ts';
import { TopBar } from './top-bar.tsx';
import './plain.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '关于市集',
    description: '同城市集收集身边的实惠：标清原价、折扣、返现和距离，不经手任何交易。',
    path: '/market/about',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { Cities, Categories } = await api(context)('GET /api/v1/crawl/common/facets', {});
  return { cities: Cities.length, items: Categories.reduce((sum, { count }) => sum + count, 0) };
}

export default function MarketAbout({ loaderData: { cities, items } }: Route.ComponentProps) {
  return (
    <article className="market-plain">
      <TopBar title="关于市集" back="/market/my" />
      <p className="market-plain-lead">附近的人、附近的店、附近的好物。</p>
      <p>
        市集现在有 <b className="num">{items}</b> 件商品，分布在 <b className="num">{cities}</b>{' '}
        座城市。每一件都标着现价、原价和折扣；有返现的写清楚返多少；知道地址的，告诉你离得多远。
      </p>
      <h2>怎么排序</h2>
      <p>
        「推荐」看最近有多少人看过，热度七天减半；「附近」按直线距离；「高返现」「价格」「折扣」「最新」各按其名。没有花钱买的位置。
      </p>
      <h2>返现怎么来</h2>
      <p>
        市集不收钱也不发货。你点进平台下单，平台按它自己的规则返现。下完单可以在商品页「记一笔」，支出和等着到账的返现就进了你的
        <Link to="/bill">账本</Link>，到账了勾一下。
      </p>
      <h2>失效的怎么办</h2>
      <p>
        每件商品的链接每天会检查一次；连续两次打不开就自动下架，过了期的也一样。你先发现了，去
        <Link to="/market/word">留言</Link>说一声。
      </p>
      <h2>位置</h2>
      <p>只有点了定位才会问浏览器你在哪。位置存在你自己的设备上，精确到大约一百米，用来算距离，不进数据库。</p>
    </article>
  );
}
