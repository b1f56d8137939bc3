import type { Detail } from './detail-data.ts';
import { PriceAlert } from './price-alert.tsx';
import { FEWEST_DAYS, stepPath, verdictOn } from './price-history.pure.ts';
import './price-history.css';

interface Props {
  item: Detail;
  history: { days: number; lowest: number; mean: number; steps: { time: string; price: number }[] };
  /** When the page was made, so that server and browser draw the same. */
  now: number;
}

const shortDay = (time: string) => `${Number(time.slice(5, 7))}.${Number(time.slice(8, 10))}`;

/** What it cost, as steps, with one sentence about today; below it the way to hear of a lower price. */
export function PriceHistory({ item, history, now }: Props) {
  const price = item.cents / 100;
  const first = history.steps[0];
  const hasPast = history.days >= FEWEST_DAYS && first !== undefined;
  // Nothing is lower than what is given away.
  const canFall = !item.isSample && item.cents > 1;
  if (!hasPast && !canFall) return null;
  const verdict = verdictOn(price, history);
  const { line, mean, end } = stepPath(history, now);
  return (
    <section className="market-panel market-prices">
      <h2>
        {hasPast ? '价格走势' : '降价提醒'}
        {hasPast && <span className="market-panel-more num">近 {Math.min(90, history.days)} 天</span>}
      </h2>
      {hasPast && (
        <>
          <p>
            {verdict.strong.startsWith('¥') ? '现在' : '现在是 '}
            <b>{verdict.strong}</b>
            {verdict.rest}
          </p>
          <div className="market-prices-chart">
            <svg viewBox="0 0 100 40" preserveAspectRatio="none" aria-hidden="true">
              <path className="market-prices-area" d={`${line}V40H0z`} />
              <path className="market-prices-mean" d={`M0 ${mean(history.mean).toFixed(1)}H100`} />
              <path className="market-prices-line" d={line} />
            </svg>
            <i style={{ insetBlockStart: `${(end / 40) * 100}%` }} />
          </div>
          <p className="market-prices-days num">
            <span>{shortDay(first.time)}</span>
            <span>均价 ¥{Math.round(history.mean)}</span>
            <span>今天</span>
          </p>
        </>
      )}
      {canFall && <PriceAlert id={item.id} price={price} />}
    </section>
  );
}
