import { ChevronLeft, ChevronRight, Search, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Mark } from '#/ui/mark/mark.tsx';
import { Popover } from '#/ui/popover/popover.tsx';
import './phone-top.css';

interface Props {
  month: string;
  today: string;
  tab: 'month' | 'charts';
}

/** Home, the month with its arrows and a choice of any other, and one thing that belongs to the tab. */
export function PhoneTop({ month, today, tab }: Props) {
  const isLast = month >= today.slice(0, 7);
  return (
    <div className="phone-top">
      <Link to="/" aria-label="首页">
        <Mark size={28} />
      </Link>
      <Link to={monthPath(monthLater(month, -1), tab)} aria-label="上个月">
        <ChevronLeft size={20} aria-hidden />
      </Link>
      <h1>
        <Popover
          label={`${Number(month.slice(0, 4))} 年 ${Number(month.slice(5))} 月`}
          buttonClass="phone-top-month"
          align="start"
          width={280}
          closeKey={month}
        >
          <MonthPicker key={month} month={month} today={today} tab={tab} />
        </Popover>
      </h1>
      {isLast ? (
        <span className="phone-top-none">
          <ChevronRight size={20} aria-hidden />
        </span>
      ) : (
        <Link to={monthPath(monthLater(month, 1), tab)} aria-label="下个月">
          <ChevronRight size={20} aria-hidden />
        </Link>
      )}
      {tab === 'month' ? (
        <Link to="/bill?tab=list" aria-label="搜索和筛选">
          <Search size={20} aria-hidden />
        </Link>
      ) : (
        <Link to={`/bill/year?year=${month.slice(0, 4)}`} aria-label="年度报告，可以存成图片">
          <Share2 size={20} aria-hidden />
        </Link>
      )}
    </div>
  );
}

/** The twelve months of a year; those to come have nothing to show. */
function MonthPicker({ month, today, tab }: Props) {
  const [year, setYear] = useState(Number(month.slice(0, 4)));
  const isThisYear = year >= Number(today.slice(0, 4));
  return (
    <div className="month-picker">
      <div className="month-picker-year">
        <button type="button" onClick={() => setYear(year - 1)} disabled={year <= 1992} aria-label="上一年">
          <ChevronLeft size={18} aria-hidden />
        </button>
        <b>{year} 年</b>
        <button type="button" onClick={() => setYear(year + 1)} disabled={isThisYear} aria-label="下一年">
          <ChevronRight size={18} aria-hidden />
        </button>
      </div>
      <ul>
        {Array.from({ length: 12 }, (_, index) => {
          const each = `${year}-${String(index + 1).padStart(2, '0')}`;
          return (
            <li key={each}>
              {each > today.slice(0, 7) ? (
                <span>{index + 1} 月</span>
              ) : (
                <Link to={monthPath(each, tab)} aria-current={each === month ? 'date' : undefined}>
                  {index + 1} 月
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function monthLater(month: string, by: number): string {
  const day = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)) - 1 + by, 1));
  return day.toISOString().slice(0, 7);
}

export const monthPath = (month: string, tab: 'month' | 'charts') =>
  `/bill?month=${month}${tab === 'charts' ? '&tab=charts' : ''}`;
