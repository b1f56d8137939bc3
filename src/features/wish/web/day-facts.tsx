import { SiteLink } from '#/web/site-link.tsx';
import type { WishDay } from '../wish.contract.ts';
import { wishPath } from '../wish-paths.pure.ts';
import { longDate, monthAndDay } from './wish-words.ts';
import './day-facts.css';

/** What there is to know about the day, in one bordered strip. */
export function DayFacts({ day }: { day: WishDay }) {
  const { Focus, Lunar, Term, Season, Holidays, Years } = day;
  return (
    <dl className="day-facts">
      {Focus && (
        <div>
          <dt>由来</dt>
          <dd>
            {Focus.About}
            {Focus.Note && <small>{Focus.Note}</small>}
          </dd>
        </div>
      )}
      <div>
        <dt>农历</dt>
        <dd>
          {Lunar.Year}年（{Lunar.Zodiac}年）{Lunar.Month}
          {Lunar.Day}
          {Lunar.IsLeapMonth && <small>闰月里不再过一次节，节日以前一个月为准</small>}
        </dd>
      </div>
      <div>
        <dt>节气</dt>
        <dd>
          {Season.Term}
          {Season.DayOfTerm > 1 && (
            <>
              第 <span className="num">{Season.DayOfTerm}</span> 天
            </>
          )}
          {Term && (
            <>
              ，今日 <span className="num">{Term.Time}</span> 交节
            </>
          )}
          <small>
            接下来是<SiteLink to={wishPath(Season.Next.Name)}>{Season.Next.Name}</SiteLink>，
            {monthAndDay(Season.Next.Day)} <span className="num">{Season.Next.Time}</span>
          </small>
        </dd>
      </div>
      {(Holidays.Around || Holidays.Note) && (
        <div>
          <dt>放假</dt>
          <dd>
            {Holidays.Around ? <DaysOff around={Holidays.Around} /> : Holidays.Note}
            {Holidays.Around && Holidays.Note && <small>{Holidays.Note}</small>}
          </dd>
        </div>
      )}
      {Years.length > 0 && (
        <div>
          <dt>各年日期</dt>
          <dd>
            <ul>
              {Years.map(({ Year, Days }) => (
                <li key={Year}>
                  <span className="num">{Year}</span>{' '}
                  {Days.length === 0
                    ? '这一年没有'
                    : Days.map((one, index) => (
                        <span key={one}>
                          {index > 0 && '、'}
                          <SiteLink to={wishPath(one)}>{monthAndDay(one)}</SiteLink>
                        </span>
                      ))}
                </li>
              ))}
            </ul>
          </dd>
        </div>
      )}
    </dl>
  );
}

function DaysOff({ around: { From, To, Days, Workdays } }: { around: NonNullable<WishDay['Holidays']['Around']> }) {
  const span = From === To ? longDate(From) : `${longDate(From)}至 ${monthAndDay(To)}`;
  return (
    <>
      {span}，共 <span className="num">{Days}</span> 天
      {Workdays.length > 0 && `；${Workdays.map(monthAndDay).join('、')}调休上班`}
    </>
  );
}
