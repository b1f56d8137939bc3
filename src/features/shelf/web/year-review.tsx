import { FileInput, ImageDown, Share2 } from 'lucide-react';
import { handOnPicture } from '#/web/hand-on-picture.ts';
import { SiteLink } from '#/web/site-link.tsx';
import { nightText } from '../night-text.pure.ts';
import type { YearReview as Review } from '../shelf.contract.ts';
import './year-review.css';

interface Props {
  name: string;
  review: Review;
  best: readonly { key: string; name: string; cover: string }[];
}

/** In the order and the colours in which the years are stacked. */
const KINDS = ['电视剧', '电影', '综艺', '动漫'];

/** A member's year as one picture: how much, when, what; and all years below it. */
export function YearReview({ name, review, best }: Props) {
  const { Year, Watched, Hours, Unmeasured, MeanScore, Months, Genre, Person, LatestTime } = review;
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
          {Hours > 0 && (
            <span title={Unmeasured > 0 ? `有 ${Unmeasured} 部不知道多长` : undefined}>
              {Unmeasured > 0 && <small>至少</small>}
              <b className="num">{Hours}</b>小时
            </span>
          )}
          {MeanScore !== null && (
            <span>
              <b className="num">{MeanScore}</b>平均打分
            </span>
          )}
        </p>
        {most === 0 && <p className="year-review-none">把看过的标成「看过」，这一年就画在这里。</p>}
        {most > 0 && (
          <div className="year-review-months" aria-hidden="true">
            {Months.map((count, month) => (
              // Twelve months in their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: a month has no other name
              <span key={month} data-most={month === fullest || undefined}>
                <i style={{ blockSize: `${Math.max(4, (count / most) * 100)}%` }} />
              </span>
            ))}
          </div>
        )}
        {most > 0 && (
          <p className="year-review-most">
            <span>1 月</span>
            <span>
              {fullest + 1} 月最多，{most} 部
            </span>
            <span>12 月</span>
          </p>
        )}
        <dl>
          {Genre && <Fact name="看得最多" value={`${Genre.Name}，${Genre.Count} 部`} />}
          {Person && <Fact name="最常遇见" value={`${Person.Name}，${Person.Count} 部`} />}
          {LatestTime && <Fact name="最晚的一夜" value={nightText(LatestTime)} />}
        </dl>
        {best.length > 0 && (
          <ul className="year-review-best" aria-label="打分最高">
            {best.map((one) => (
              <li key={one.key}>
                <img src={one.cover} alt={one.name} width={60} height={84} loading="lazy" />
              </li>
            ))}
          </ul>
        )}
      </section>
      {Watched > 0 && <Keep src={`/shelf/year/${Year}.png`} file={`${name}的${Year}.png`} />}
      <Years years={review.Years} />
      <SiteLink to="/shelf/import" className="year-review-import">
        <FileInput size={20} aria-hidden />
        <span>
          <b>从豆瓣搬过来</b>
          <small>想看、在看、看过都能认，Letterboxd 和 Bangumi 也行</small>
        </span>
      </SiteLink>
    </aside>
  );
}

/** Without JavaScript the second shows the picture, to be kept or sent from there. */
function Keep({ src, file }: { src: string; file: string }) {
  return (
    <p className="year-review-keep">
      <a className="button" data-kind="solid" data-size="md" href={src} download={file}>
        <ImageDown aria-hidden />
        <span>存成图片</span>
      </a>
      <a
        className="button"
        data-kind="line"
        data-size="md"
        href={src}
        onClick={(event) => {
          event.preventDefault();
          handOnPicture(src, file);
        }}
      >
        <Share2 aria-hidden />
        <span>分享</span>
      </a>
    </p>
  );
}

function Years({ years }: { years: Review['Years'] }) {
  if (years.length === 0) return null;
  const most = Math.max(...years.map(({ Total }) => Total));
  return (
    <section className="year-review-years">
      <h2>历年看过</h2>
      <ul>
        {years.map(({ Year, Total, Kinds }) => (
          <li key={Year}>
            <SiteLink to={`/shelf?year=${Year}`} className="num">
              {Year}
            </SiteLink>
            <span
              className="year-review-bar"
              style={{ inlineSize: `${(Total / most) * 100}%` }}
              role="img"
              aria-label={Object.entries(Kinds)
                .map(([kind, count]) => `${kind} ${count} 部`)
                .join('，')}
            >
              {KINDS.map((kind) => Kinds[kind] && <i key={kind} data-kind={kind} style={{ flexGrow: Kinds[kind] }} />)}
            </span>
            <b className="num">{Total}</b>
          </li>
        ))}
      </ul>
      <p className="year-review-legend" aria-hidden="true">
        {KINDS.map((kind) => (
          <span key={kind}>
            <i className="year-review-dot" data-kind={kind} />
            {kind}
          </span>
        ))}
      </p>
    </section>
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
