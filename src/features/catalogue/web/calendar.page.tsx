import { EmptyState } from '#/ui/empty-state/empty-state.tsx';
import { PageHead } from '#/ui/section/page-head.tsx';
import { api } from '#/web/api.ts';
import { pageHead } from '#/web/head.ts';
import { SiteLink } from '#/web/site-link.tsx';
import { anyPath } from '../any-path.pure.ts';
import type { Route } from './+types/calendar.page.ts';
import { coverArt } from './card.ts';
import { TitleCover } from './title-cover.tsx';
import { progressText } from './title-text.ts';
import './calendar.css';

export const headers = () => ({ 'cache-control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=600' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageHead(matches[0].loaderData, {
    title: '放送日历',
    description: '正在播出的动画，按北京时间的星期排开，几点更新一眼看到。',
    path: '/calendar',
  });

export async function loader({ context }: Route.LoaderArgs) {
  const { Days } = await api(context)('GET /api/v1/any/calendar', {});
  return Days.map(({ Weekday, Name, IsToday, Items }) => {
    return {
      id: `day-${Weekday}`,
      name: Name,
      isToday: IsToday,
      items: Items.map((item, _index) => ({
        key: item.Key,
        path: anyPath(item.Key),
        name: item.Name,
        time: item.Time,
        remark: progressText(item),
        cover: coverArt(item),
      })),
    };
  });
}

export default function CalendarPage({ loaderData: days }: Route.ComponentProps) {
  const count = days.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <div className="calendar">
      <PageHead
        title="放送日历"
        note={
          <>
            正在播出的 <b>{count}</b> 部动画，时间都是北京时间
          </>
        }
      />
      {count === 0 && <EmptyState title="这一周没有在播的">换季的时候常有，过几天再来。</EmptyState>}
      <nav className="calendar-days" aria-label="星期">
        {days.map(({ id, name, isToday }) => (
          <a key={id} href={`#${id}`} aria-current={isToday ? 'date' : undefined}>
            {isToday ? '今天' : name}
          </a>
        ))}
      </nav>
      <div className="calendar-week">
        {days.map(({ id, name, isToday, items }) => (
          <section key={id} id={id} aria-labelledby={`${id}-name`} data-today={isToday || undefined}>
            <h2 id={`${id}-name`}>
              {name}
              {isToday && <span>今天</span>}
            </h2>
            {items.length === 0 && <p>没有更新</p>}
            <ul>
              {items.map(({ key, path, name: title, time, remark, cover }) => (
                <li key={key}>
                  <SiteLink to={path} className="calendar-item">
                    <TitleCover cover={cover} className="calendar-cover" />
                    <span>
                      <b className="num">{time}</b>
                      <strong>{title}</strong>
                      {remark && <em>{remark}</em>}
                    </span>
                  </SiteLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
