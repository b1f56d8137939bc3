import { thousands } from '#/ui/number/thousands.pure.ts';
import type { AnyView } from './any-view.ts';
import { LEAST_VOTES } from './title-text.ts';
import './any-rating.css';

/** What members gave, and below it what others say: never mixed. */
export function AnyRating({ any: { rating, sourceScores } }: { any: Pick<AnyView, 'rating' | 'sourceScores'> }) {
  return (
    <section className="any-rating" aria-labelledby="rating">
      <h2 id="rating">评分</h2>
      {rating.score ? <Given rating={rating} /> : <None count={rating.count} />}
      {sourceScores.length > 0 && (
        <>
          <dl className="any-rating-sources">
            {sourceScores.map(({ source, score }) => (
              <div key={source}>
                <dt>{source}</dt>
                <dd className="num">{score}</dd>
              </div>
            ))}
          </dl>
          <p className="any-rating-apart">各家分开列，不混算。</p>
        </>
      )}
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
  const most = Math.max(...bars.map(({ share }) => share), 1);
  return (
    <>
      <div className="any-rating-mean">
        <b className="num">{score}</b>
        <ul className="any-rating-bars">
          {bars.map(({ label, share }) => (
            <li key={label}>
              <span className="num">{label}</span>
              <i style={{ width: `${(share / most) * 100}%` }} aria-hidden="true" />
              <em className="num">{share}%</em>
            </li>
          ))}
        </ul>
      </div>
      <p className="any-rating-count">本站 {thousands(count)} 位会员</p>
    </>
  );
}
