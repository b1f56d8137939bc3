import { type RefundPairs, refundPairs } from '../../refund-pairs.pure.ts';
import type { ReadRow } from './judged.rules.ts';

/** The rows as they are shown: what a person has to decide first, then in the order of the file, each refund behind its order. */
export function arranged(rows: readonly ReadRow[]): ReadRow[] {
  const { orderOf, back } = pairsOf(rows);
  const refunds = Map.groupBy(
    rows.filter(({ line }) => orderOf.has(line)),
    ({ line }) => orderOf.get(line),
  );
  const joined = rows.flatMap((row) => {
    const { order: _unsure, ...rest } = row;
    if (orderOf.has(row.line)) return [];
    const cameBack = back.get(row.line);
    const order = cameBack === undefined ? rest : { ...rest, back: Math.round(cameBack * 100) };
    return [order, ...(refunds.get(row.line) ?? []).map((refund) => ({ ...refund, order: row.line }))];
  });
  const isOpen = ({ class: kind, transfer }: ReadRow) => kind === 'review' && transfer !== null;
  return [...joined.filter(isOpen), ...joined.filter((row) => !isOpen(row))];
}

function pairsOf(rows: readonly ReadRow[]): RefundPairs {
  const bills = rows.flatMap(({ line, state, bill }) =>
    state === 'new' && bill
      ? [
          {
            ...{
              Id: line,
              Title: bill.title,
              Category: bill.category,
              CreatedTime: new Date(bill.createdAt).toISOString(),
            },
            ...{ Expense: bill.expense / 100, Income: bill.income / 100 },
          },
        ]
      : [],
  );
  const named = rows.flatMap(({ line, order }) => (order === undefined ? [] : [[line, order] as const]));
  return refundPairs(bills, new Map(named));
}
