import { PageHead } from '#/ui/section/page-head.tsx';
import { pageHead } from '#/web/head.ts';
import type { Route } from './+types/declaration.page.ts';
import './declaration.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=3600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '声明与联系',
    description: '免责声明、联系方式、隐私与条款、侵权处理，以及数据来源致谢。',
    path: '/declaration',
  });

const PARTS = [
  { id: 'disclaimer', title: '免责声明' },
  { id: 'contact', title: '联系我们' },
  { id: 'privacy', title: '隐私' },
  { id: 'terms', title: '使用条款' },
  { id: 'takedown', title: '侵权与下架' },
  { id: 'credits', title: '致谢' },
] as const;

export default function DeclarationPage({ matches }: Route.ComponentProps) {
  const { title, footer } = matches[0].loaderData;
  return (
    <article className="declaration">
      <PageHead title="声明与联系" note="用得明白，也用得放心。" />
      <nav aria-label="本页目录">
        {PARTS.map((part) => (
          <a key={part.id} href={`#${part.id}`}>
            {part.title}
          </a>
        ))}
      </nav>
      <section id="disclaimer">
        <h2>免责声明</h2>
        <p>
          {`${title}只做索引与整理：片名、年份、演职员等是事实资料，封面由本站绘制，简介由编辑撰写。本站不存储、不转发任何影视内容，也不提供破解与解析。播放链接指向各平台自己的页面，能否观看、是否付费，以平台为准。`}
        </p>
        <p>市集里的商品信息来自公开渠道，价格与库存随时会变，请以商家页面为准；本站不经手交易。</p>
      </section>
      <section id="contact">
        <h2>联系我们</h2>
        <p>{footer.contact || '在留言板留一句话，站长会看到，也会回复。'}</p>
      </section>
      <section id="privacy">
        <h2>隐私</h2>
        <p>
          {
            '不登录也能用。浏览记录默认只存在你自己的浏览器里；登录后，收藏、记录与账单会跟着账号走，只有你能看到，随时可以导出，也可以连账号一起删除。'
          }
        </p>
        <p>访问统计是匿名的，不保存 IP 地址。密码经过加密保存，站长也看不到。</p>
        <p>
          {
            '访客在留言板留言或点赞后，浏览器里会有一个名为 Board 的 Cookie，只用来认出哪些留言是你自己的；防刷屏用的匿名记录两天后作废。'
          }
        </p>
      </section>
      <section id="terms">
        <h2>使用条款</h2>
        <p>请不要用短链接、留言板或任何功能传播违法、欺诈与骚扰内容。发现后会停用，严重的会删除账号。</p>
        <p>接口欢迎使用，但请克制频率：请求过快会被暂时限制，稍后再试即可。</p>
      </section>
      <section id="takedown">
        <h2>侵权与下架</h2>
        <p>
          {
            '若你是权利人，认为某条资料或链接不妥，请联系我们并附上页面地址与权属说明。核实后会尽快下架，之后也不会再次收录。'
          }
        </p>
      </section>
      <section id="credits">
        <h2>致谢</h2>
        <ul>
          <li>
            动漫资料来自 <a href="https://github.com/bangumi-data/bangumi-data">bangumi-data</a>（CC BY 4.0），有删改。
          </li>
          <li>
            城市坐标来自 <a href="https://www.geonames.org/">GeoNames</a>（CC BY 4.0），有删改。
          </li>
          <li>数字字体为 Barlow 的子集（SIL Open Font License 1.1）。</li>
        </ul>
      </section>
    </article>
  );
}
