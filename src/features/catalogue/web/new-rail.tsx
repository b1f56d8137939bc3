import { CalendarDays, Rss } from 'lucide-react';
import { SiteLink } from '#/web/site-link.tsx';
import type { Journal } from './new-data.ts';
import './new-rail.css';

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];

/** The month with a bar for each day, what ended, and ways to follow. A sheet behind a button where there is no room. */
export function NewRail({ journal: { month, ended }, type }: { journal: Journal; type: string }) {
  const kind = type && `&type=${type}`;
  return (
    <aside id="new-rail" className="new-rail" popover="auto" aria-label="按日期看">
      <section>
        <h2>{month.name}</h2>
        <div className="new-week" aria-hidden="true">
          {WEEK.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
        <ol className="new-month">
          {month.days.map(({ day, count, share, isToday }, index) => (
            <li key={day} style={index === 0 ? { gridColumnStart: month.lead + 1 } : undefined}>
              {count > 0 ? (
                <SiteLink
                  to={`/new?day=${day}${kind}`}
                  className="new-month-day num"
                  aria-current={isToday ? 'date' : undefined}
                  aria-label={`${Number(day.slice(8))} 日，${count} 部`}
                >
                  {Number(day.slice(8))}
                  <span style={{ width: `${20 + share * 0.6}%` }} />
                </SiteLink>
              ) : (
                <span className="new-month-day num" aria-current={isToday ? 'date' : undefined}>
                  {Number(day.slice(8))}
                </span>
              )}
            </li>
          ))}
        </ol>
        <p className="new-rail-note">横线越长，那天更新越多。</p>
      </section>
      {ended.length > 0 && (
        <section>
          <h2>这周完结</h2>
          <ul className="new-rail-list">
            {ended.map(({ path, name, facts }) => (
              <li key={path}>
                <SiteLink to={path}>
                  <span className="new-rail-name">{name}</span>
                  <small>{facts}</small>
                </SiteLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section>
        <h2>订阅</h2>
        <ul className="new-rail-list">
          <li>
            <a href={`/rss/${type || 'new'}.xml`}>
              <span className="new-rail-name">
                <Rss aria-hidden /> RSS
              </span>
            </a>
          </li>
          <li>
            <SiteLink to="/calendar">
              <span className="new-rail-name">
                <CalendarDays aria-hidden /> 放送日历
              </span>
            </SiteLink>
          </li>
        </ul>
      </section>
    </aside>
  );
}
