import { type CSSProperties, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { toast } from '#/ui/toast/toast-store.ts';
import { browserApi } from '#/web/browser-api.ts';
import { loginPath } from '#/web/login-path.pure.ts';
import type { AnyView } from './any-view.ts';
import { ratingView } from './rating-view.ts';
import { LEAST_VOTES } from './title-text.ts';
import './any-rating.css';
import { thousands } from '#/ui/number/thousands.pure.ts';

interface Props {
  any: Pick<AnyView, 'key' | 'rating' | 'sourceScores'> & { mine: number | null };
  isMember: boolean;
}

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

/** What members gave, and what I give. The same number again takes it back. */
export function AnyRating({ any, isMember }: Props) {
  const { pathname, search } = useLocation();
  const [rating, setRating] = useState(any.rating);
  const [mine, setMine] = useState(any.mine);

  async function rate(score: number) {
    const before = mine;
    const isTakenBack = score === mine;
    setMine(isTakenBack ? null : score);
    const result = isTakenBack
      ? await browserApi('DELETE /api/v1/any/rate', { query: { key: any.key } })
      : await browserApi('POST /api/v1/any/rate', { body: { Key: any.key, Score: score } });
    if (!result.ok) return setMine(before);
    setMine(result.data.Score);
    setRating(ratingView(result.data));
    toast(isTakenBack ? '评分已撤回' : `已评 ${score} 分`, { kind: 'success' });
  }

  return (
    <section className="any-rating" aria-label="评分">
      {rating.score ? <Given rating={rating} /> : <None count={rating.count} />}
      {any.sourceScores.length > 0 && (
        <dl className="any-rating-sources">
          {any.sourceScores.map(({ source, score }) => (
            <div key={source}>
              <dt>{source}</dt>
              <dd className="num">{score}</dd>
            </div>
          ))}
        </dl>
      )}
      <fieldset className="any-rating-mine">
        <legend>我的评分</legend>
        <div>
          {SCORES.map((score) =>
            isMember ? (
              <button
                key={score}
                type="button"
                className="num"
                aria-pressed={score === mine}
                aria-label={`${score} 分`}
                onClick={() => rate(score)}
              >
                {score}
              </button>
            ) : (
              <Link key={score} to={loginPath(pathname, search)} className="num" aria-label={`${score} 分，先登录`}>
                {score}
              </Link>
            ),
          )}
        </div>
      </fieldset>
    </section>
  );
}

function None({ count }: { count: number }) {
  return (
    <div className="any-rating-none">
      <p>{count > 0 ? `已有 ${count} 人评分` : '还没有评分，来打第一个分'}</p>
      <p>本站满 {LEAST_VOTES} 人评分后显示分数</p>
    </div>
  );
}

function Given({ rating: { score, count, bars } }: { rating: AnyView['rating'] }) {
  // React's type of style has no place for custom properties.
  const stars = { '--any-stars': `${Number(score) * 10}%` } as CSSProperties;
  return (
    <>
      <div className="any-rating-mean">
        <b className="num">{score}</b>
        <div>
          <i style={stars} aria-hidden="true">
            ★★★★★
          </i>
          <span>{thousands(count)} 位会员评分</span>
        </div>
      </div>
      <ul className="any-rating-bars">
        {bars.map(({ label, share }) => (
          <li key={label}>
            <span className="num">{label}</span>
            <i aria-hidden="true">
              <b style={{ width: `${share}%` }} />
            </i>
            <em className="num">{share}%</em>
          </li>
        ))}
      </ul>
    </>
  );
}
