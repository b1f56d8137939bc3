import { Card } from '#/ui/section/card.tsx';
import type { ImportRow, TriedMapping } from '../bill-import.contract.ts';
import { yuanText } from '../money-text.pure.ts';

interface Props {
  tried: TriedMapping | null;
  message?: string | undefined;
  isBusy: boolean;
}

/** The first rows as bills, and what all of them come to: follows every choice beside it. */
export function ImportTried({ tried, message, isBusy }: Props) {
  return (
    <Card title="会变成这样" aside={tried ? `前 ${tried.Result.length} 笔` : ''}>
      <div className="bill-tried" aria-live="polite" aria-busy={isBusy}>
        {!tried && <p>{message ?? '先选出日期和金额是哪一列。'}</p>}
        {tried && (
          <>
            <ol>
              {tried.Result.map((row) => (
                <li key={row.Line} className="bill-tried-row" data-way={wayOf(row)}>
                  <span className="num">{row.CreatedTime.slice(5, 10) || `第 ${row.Line} 行`}</span>
                  <span>
                    {row.Title || row.Reason}
                    <small>{row.State === 'transfer' ? `转账 → ${row.ToAccount}` : row.Reason || row.Category}</small>
                  </span>
                  <b className="num">{moneyOf(row)}</b>
                </li>
              ))}
            </ol>
            <dl>
              <Sum label="支出" value={yuanText(tried.Expense)} />
              <Sum label="收入" value={yuanText(tried.Income + tried.Refund)} />
              <Sum label={`转账 ${tried.Transfers} 笔`} value={yuanText(tried.Transfer)} />
              <Sum label="留在一边" value={`${tried.Skipped - tried.Transfers + tried.Bad} 行`} />
            </dl>
          </>
        )}
      </div>
    </Card>
  );
}

function Sum({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}

const wayOf = ({ State, Income }: ImportRow) => (State !== 'new' ? 'none' : Income > 0 ? 'in' : 'out');

function moneyOf({ State, Expense, Income, Amount }: ImportRow): string {
  if (State === 'new' && Income > 0) return `+${yuanText(Income)}`;
  return State === 'new' ? `−${yuanText(Expense)}` : Amount > 0 ? yuanText(Amount) : '—';
}
