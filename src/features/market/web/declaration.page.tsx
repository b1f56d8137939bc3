import { Link } from 'react-router';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/declaration.page.ts';
import { TopBar } from './top-bar.tsx';
import './plain.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '市集声明',
    description: '市集的信息从哪里来、谁对交易负责、怎样要求下架，以及我们存什么、不存什么。',
    path: '/market/declaration',
  });

export default function MarketDeclaration() {
  return (
    <article className="market-plain">
      <TopBar title="声明与隐私" back="/market/my" />
      <h2>信息从哪里来</h2>
      <p>商品信息由站长整理自公开渠道，价格、库存、有效期随时会变，以商家或平台页面为准。</p>
      <h2>谁对交易负责</h2>
      <p>
        市集只提供信息和链接，不经手付款、发货与售后。买卖双方在平台上成交，有争议请先找平台。二手面交请约在人多的地方，先验货后付款。
      </p>
      <h2>示例商品</h2>
      <p>新装的站点带有示例商品，用来展示页面的样子。它们是虚构的，没有购买链接，商品页会写明。站长可以一键清除。</p>
      <h2>要求下架</h2>
      <p>
        如果某件商品侵犯了你的权利，请在<Link to="/market/word">留言板</Link>或按
        <Link to="/declaration">站点声明</Link>里的联系方式告诉我们，附上商品地址和理由。
      </p>
      <h2>我们存什么</h2>
      <p>
        浏览记录和所选城市只存在你的设备上。收藏和账本登录后才有，跟着账号走，可以导出，可以删除。拍照找相似的照片比完即丢。浏览量按天去重计数，不保存
        IP。
      </p>
      <h2>数据致谢</h2>
      <p>
        城市坐标来自{' '}
        <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">
          GeoNames
        </a>
        ，按 CC BY 4.0 使用。
      </p>
    </article>
  );
}
