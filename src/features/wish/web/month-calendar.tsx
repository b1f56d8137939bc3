import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '#/ui/visually-hidden/visually-hidden.tsx';
import { SiteLink } from '#/web/site-link.tsx';
import type { WishDay } from '../wish.contract.ts';
import { wishPath } from '../wish-paths.pure.ts';
import { longDate } from './wish-words.ts';
import './month-calendar.css';

const WEEK = ['一', '二', '三', '四', '五', '六', '日'];
const DUTY = { rest: '休', work: '班' } as const;

/** The month of a day: every day is a page of its own. */
export function MonthCalendar({ day: { Day, Today, Month, Upcoming, CountedFrom, Holidays } }: { day: WishDay }) {
  return (
    <section className="month-calendar" aria-label={`${Month.Year} 年 ${Month.Month} 月`}>
      <header>
        <Step to={Month.Previous} label="上个月" icon={<ChevronLeft />} />
        <h2>
          <span className="num">{Month.Year}</span> 年 <span className="num">{Month.Month}</span> 月
        </h2>
        <Step to={Month.Next} label="下个月" icon={<ChevronRight />} />
      </header>
      <div className="month-calendar-week" aria-hidden="true">
        {WEEK.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <ol>
        {Month.Cells.map((cell) => (
          <li key={cell.Day} data-outside={!cell.InMonth || undefined}>
            <DayCell cell={cell} isShown={cell.Day === Day} isToday={cell.Day === Today} />
          </li>
        ))}
      </ol>
      {Holidays.State !== 'published' && <p className="month-calendar-note">{Holidays.Note}</p>}
      {Upcoming.length > 0 && (
        <p className="month-calendar-next">
          <span title={`从 ${longDate(CountedFrom)}算起`}>接下来</span>
          {Upcoming.slice(0, 5).map(({ Name, Days }) => (
            <SiteLink key={Name} to={wishPath(Name)} preventScrollReset>
              {Name} <span className="num">{Days}</span> 天
            </SiteLink>
          ))}
        </p>
      )}
    </section>
  );
}

function Step({ to, label, icon }: { to: string | null; label: string; icon: ReactNode }) {
  if (!to) return <span className="month-calendar-step" />;
  return (
    <SiteLink className="month-calendar-step" to={wishPath(to)} aria-label={label} preventScrollReset>
      {icon}
    </SiteLink>
  );
}

type CellData = WishDay['Month']['Cells'][number];

function DayCell({ cell, isShown, isToday }: { cell: CellData; isShown: boolean; isToday: boolean }) {
  const [, month = '', date = ''] = cell.Day.split('-');
  const content = (
    <>
      <b className="num">
        <VisuallyHidden>{Number(month)} 月 </VisuallyHidden>
        {Number(date)}
        <VisuallyHidden> 日 </VisuallyHidden>
      </b>
      <em>{cell.Text}</em>
      {cell.Duty && <i data-duty={cell.Duty}>{DUTY[cell.Duty]}</i>}
      {isToday && <VisuallyHidden>，今天</VisuallyHidden>}
    </>
  );
  if (!cell.HasPage) return <span className="month-calendar-day">{content}</span>;
  return (
    <SiteLink
      to={wishPath(cell.Day)}
      className="month-calendar-day"
      data-kind={cell.Kind}
      data-today={isToday || undefined}
      aria-current={isShown ? 'date' : undefined}
      preventScrollReset
    >
      {content}
    </SiteLink>
  );
}
