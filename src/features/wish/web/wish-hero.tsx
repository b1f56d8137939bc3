import { ChevronLeft, ChevronRight } from 'lucide-react';
import { thousands } from '#/ui/number/thousands.pure.ts';
import { SiteLink } from '#/web/site-link.tsx';
import type { WishDay } from '../wish.contract.ts';
import { wishPath } from '../wish-paths.pure.ts';
import { lookOf } from './wish-look.ts';
import { dotted, monthAndDay, nameOf } from './wish-words.ts';
import './wish-hero.css';

/** The day by its name, with its dates and how far away it is. */
export function WishHero({ day }: { day: WishDay }) {
  const { palette, art } = lookOf(day);
  const name = nameOf(day);
  const others = day.Festivals.filter(({ Name }) => Name !== day.Focus?.Name);
  return (
    <section
      className="wish-hero"
      aria-label={name}
      style={{ color: palette.ink, background: palette.bg }}
      data-tone={day.Tone}
    >
      <img className="wish-hero-art" src={art} alt="" width={760} height={470} fetchPriority="low" />
      <div className="wish-hero-text">
        <h1 data-length={Math.min([...name].length, 8)}>{name}</h1>
        <div className="wish-hero-facts">
          <p className="wish-hero-date num">{dotted(day.Day)}</p>
          <p>
            {day.Weekday} · {day.Lunar.Text}
          </p>
          {day.Term && (
            <p>
              二十四节气之{ORDER[day.Term.Order - 1]} · <span className="num">{day.Term.Time}</span> 交节
            </p>
          )}
          {day.Focus && day.Focus.Aliases.length > 0 && <p>亦称{day.Focus.Aliases.slice(0, 3).join('、')}</p>}
          {others.length > 0 && (
            <p>
              同日还有
              {others.map(({ Name, Label }, index) => (
                <span key={Name}>
                  {index > 0 && '、'}
                  <SiteLink to={wishPath(Name)}>{Label}</SiteLink>
                </span>
              ))}
            </p>
          )}
          <Countdown day={day} />
        </div>
      </div>
      <nav className="wish-hero-days" aria-label="前后一天">
        {day.Previous ? (
          <SiteLink to={wishPath(day.Previous)} rel="prev" preventScrollReset>
            <ChevronLeft aria-hidden />
            <span>{monthAndDay(day.Previous)}</span>
          </SiteLink>
        ) : (
          <span />
        )}
        {day.Next && (
          <SiteLink to={wishPath(day.Next)} rel="next" preventScrollReset>
            <span>{monthAndDay(day.Next)}</span>
            <ChevronRight aria-hidden />
          </SiteLink>
        )}
      </nav>
    </section>
  );
}

const ORDER = '一二三四五六七八九十'
  .split('')
  .concat(['十一', '十二', '十三', '十四', '十五', '十六', '十七', '十八', '十九', '二十'])
  .concat(['二十一', '二十二', '二十三', '二十四']);

function Countdown({ day: { DaysAway, Focus, Upcoming } }: { day: WishDay }) {
  const next = Upcoming[0];
  if (DaysAway === 0 && !Focus && next) {
    return (
      <p className="wish-hero-count">
        <span>
          距<SiteLink to={wishPath(next.Name)}>{next.Name}</SiteLink>还有
        </span>
        <b className="num">{next.Days}</b>
        <span>天</span>
      </p>
    );
  }
  if (DaysAway === 0) return <p className="wish-hero-count wish-hero-today">就是今天</p>;
  return (
    <p className="wish-hero-count">
      <span>{DaysAway > 0 ? '还有' : '已过去'}</span>
      <b className="num">{thousands(Math.abs(DaysAway))}</b>
      <span>天</span>
    </p>
  );
}
