import type { Account } from '../bill-plan.contract.ts';
import { yuanText } from '../money-text.pure.ts';

const WIDTH = 120;
const HEIGHT = 32;

/** What an account held at the end of each of twelve months; the hairline is nothing. */
export function BalanceLine({ name, months }: { name: string; months: Account['Months'] }) {
  const balances = months.map(({ Balance }) => Balance);
  const [low, high] = [Math.min(0, ...balances), Math.max(0, ...balances)];
  const y = (yuan: number) => HEIGHT - 2 - ((yuan - low) / (high - low || 1)) * (HEIGHT - 4);
  const step = WIDTH / Math.max(1, balances.length - 1);
  const points = balances.map((yuan, index) => `${(index * step).toFixed(1)},${y(yuan).toFixed(1)}`).join(' ');
  const [first, last] = [months[0], months.at(-1)];
  const label =
    first && last && `${name}：${first.Month} 月末 ${yuanText(first.Balance)}，现在 ${yuanText(last.Balance)}`;
  return (
    <svg
      className="balance-line"
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={label}
    >
      <line x1="0" x2={WIDTH} y1={y(0)} y2={y(0)} />
      <polyline points={points} />
    </svg>
  );
}
