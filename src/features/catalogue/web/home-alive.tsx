import { Section } from '#/ui/section/section.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { readHome } from './home-data.ts';
import type { GoodsLink } from './home-more.ts';
import { TitleCover } from './title-cover.tsx';
import './home-alive.css';

/** What comes out today, on a line by the clock. */
export function HomeAiring({ airing }: { airing: Awaited<ReturnType<typeof readHome>>['airing'] }) {
  return (
    <Section title="今日放送" note="北京时间" more={{ to: '/calendar', label: '一周日历' }}>
      <ol className="home-airing">
        {airing.map(({ path, name, time, remark, cover }) => (
          <li key={path}>
            <b className="num">{time}</b>
            <SiteLink to={path}>
              <TitleCover cover={cover} className="home-airing-cover" />
              <span>
                <strong>{name}</strong>
                {remark && <small>{remark}</small>}
              </span>
            </SiteLink>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** A few things of the market. */
export function HomeGoods({ goods }: { goods: readonly GoodsLink[] }) {
  return (
    <Section
      title="市集"
      note={goods.every(({ isSample }) => isSample) ? '示例商品，暂不可购买' : '附近的店与好物'}
      more={{ to: '/market', label: '去逛逛' }}
    >
      <ul className="home-goods">
        {goods.map(({ id, title, to, picture, price, back }) => (
          <li key={id}>
            <SiteLink to={to}>
              <img src={picture} alt="" width={96} height={96} loading="lazy" decoding="async" />
              <span>
                <strong>{title}</strong>
                {price && <b className="num">¥{price}</b>}
                {back && <small>返 ¥{back}</small>}
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </Section>
  );
}
