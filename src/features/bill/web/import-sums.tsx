import { Check, TriangleAlert } from 'lucide-react';
import { type Stat, StatStrip } from '#/ui/stat-strip/stat-strip.tsx';
import type { ImportBatch } from '../bill-import.contract.ts';
import { yuanParts, yuanText } from '../money-text.pure.ts';

/** What the file adds up to, each sum with what the file itself says below it. */
export function ImportSums({ batch }: { batch: ImportBatch }) {
  const { Expense, Refund, Net, Income, Pending, Transfer, Transfers, Stated, Differences } = batch;
  if (Expense + Refund + Income + Transfer + Pending === 0) return null;
  const said = (sum: number | null | undefined, read: number, note = '') => {
    if (sum === null || sum === undefined) return undefined;
    const agrees = sum === read || note !== '';
    return (
      <span className="bill-import-stated" data-differs={!agrees || undefined}>
        {agrees ? <Check size={12} aria-hidden /> : <TriangleAlert size={12} aria-hidden />}{' '}
        {sum === read ? '与文件写的一致' : `文件写 ${yuanText(sum)}${note && `，${note}`}`}
      </span>
    );
  };
  return (
    <>
      <StatStrip
        stats={[
          sumOf(
            '支出',
            Expense,
            said(Stated?.Expense, Expense, Stated?.ExpenseNote) ??
              (Refund > 0 ? `实际花 ${yuanText(Net)}` : '全部支出'),
            'expense',
          ),
          sumOf('退款冲抵', Refund, Refund > 0 ? '和原来的支出相抵' : '没有退款'),
          sumOf(
            '收入',
            Income,
            said(Stated?.Income, Income, Stated?.IncomeNote) ??
              (Pending > 0 ? `另有待收 ${yuanText(Pending)}` : '不含退款'),
            'income',
          ),
          sumOf('转账', Transfer, Transfers > 0 ? `${Transfers} 笔，不计收支` : '不计收支'),
        ]}
      />
      {Differences.map((text) => (
        <p key={text} className="bill-import-difference">
          {text}。各家的算法不一样，可以对着下面的每一行看看。
        </p>
      ))}
    </>
  );
}

function sumOf(label: string, yuan: number, note: Stat['note'], tone?: 'income' | 'expense'): Stat {
  const { whole, decimals } = yuanParts(yuan);
  return { label, before: '¥', value: whole, after: decimals, note, ...(tone && { tone }) };
}
