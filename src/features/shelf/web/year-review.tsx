import { SiteLink } from '#/web/site-link.tsx';
import type { YearReview as Review } from '../shelf.contract.ts';
import './year-review.css';

/** A member's year as one picture: how much, when, what. */
export function YearReview({ name, review }: { name: string; review: Review }) {
  const { Year, Watched, MeanScore, Months, Genre, Person, Years } = review;
  const most = Math.max(...Months);
  const fullest = Months.indexOf(most);
  return (
    <aside className="year-review" aria-label={`${Year} 年`}>
      <section className="year-review-picture">
        <p>{name}的一年</p>
        <h2 className="num">{Year}</h2>
        <p className="year-review-sums">
          <span>
            <b className="num">{Watched}</b>部看过
          </span>
          {MeanScore !== null && (
            <span>
              <b className="num">{MeanScore}</b>平均打分
            </span>
          )}
        </p>
        <div className="year-review-months" aria-hidden="true">
          {Months.map((count, month) => (
            // Twelve months in their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: a month has no other name
            <span key={month} data-most={(most > 0 && month === fullest) || undefined}>
              <i style={{ blockSize: `${most > 0 ? Math.max(4, (count / most) * 100) : 4}%` }} />
            </span>
          ))}
        </div>
        {most > 0 && (
          <p className="year-review-most">
            {fullest + 1} 月最多，{most} 部
          </p>
        )}
        <dl>
          {Genre && <Fact name="看得最多" value={`${Genre.Name}，${Genre.Count} 部`} />}
          {Person && <Fact name="最常遇见" value={`${Person.Name}，${Person.Count} 部`} />}
        </dl>
      </section>
      {Years.length > 0 && (
        <section className="year-review-years">
          <h2>历年看过</h2>
          <ul>
            {Years.map((one) => (
              <li key={one.Year}>
                <SiteLink to={`/shelf?state=watched&year=${one.Year}`}>{one.Year}</SiteLink>
                <span>
                  {Object.entries(one.Kinds)
                    .map(([kind, count]) => `${kind} ${count}`)
                    .join(' · ')}
                </span>
                <b className="num">{one.Total}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
