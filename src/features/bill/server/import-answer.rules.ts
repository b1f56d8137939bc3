import type { BillRow } from './bill-import.rules.ts';
import type { Double } from './doubles.rules.ts';

export type Answer = 'expense' | 'income' | 'transfer' | 'skip' | 'join' | 'keep';

/** Surely the same payment: it counts once. Perhaps the same: both count until somebody says otherwise. */
export function doubleTold({ title, account, isSure }: Double) {
  const bill = `账本里的「${title}」（${account}）`;
  return isSure
    ? { state: 'double' as const, reason: `和${bill}是同一笔，只算一次` }
    : { state: 'maybe' as const, reason: `可能和${bill}是同一笔` };
}

/** The row as a person wants it; undefined where that is no answer to what was asked. */
export function answeredRow(row: BillRow, answer: Answer): BillRow | undefined {
  const { facts } = row;
  if (answer === 'skip' && (facts.double || facts.isAsked))
    return asked({ ...row, state: 'skipped', reason: '你选了不导入' });
  if (facts.double) {
    if (answer === 'join') return { ...row, ...doubleTold({ ...facts.double, isSure: true }) };
    return answer === 'keep' ? { ...row, state: 'new', reason: '你说是两笔，都记' } : undefined;
  }
  if (!facts.isAsked || !facts.bill) return undefined;
  const { amount = 0, bill } = facts;
  if (answer === 'transfer')
    return asked({ ...row, state: 'transfer', reason: '你说是转账，不计收支', facts: { ...facts, class: 'transfer' } });
  if (answer !== 'expense' && answer !== 'income') return undefined;
  const money = { expense: 0, income: 0, [answer]: amount };
  const told = answer === 'expense' ? '你说是支出' : '你说是收入';
  return { ...row, state: 'new', reason: told, facts: { ...facts, class: answer, bill: { ...bill, ...money } } };
}

/** What was decided before is taken back. */
function asked(row: BillRow): BillRow {
  const { bill, class: kind } = row.facts;
  if (!row.facts.isAsked || !bill) return row;
  const facts = { ...row.facts, bill: { ...bill, expense: 0, income: 0 } };
  return {
    ...row,
    facts: row.state === 'skipped' ? { ...facts, class: 'review' } : { ...facts, ...(kind && { class: kind }) },
  };
}
