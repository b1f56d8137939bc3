import type { StatementMonth } from './dates.rules.ts';
import { signedAmount } from './entry.rules.ts';

/** What a file says of itself above its rows, in fen. */
export interface Stated {
  expense: number | null;
  income: number | null;
}

/** 支出：3笔 1678.90元, 支出：2笔(含1笔部分退款)，279.90元 and the like. */
export function statedIn(preamble: string): Stated | null {
  const expense = sumAfter(preamble, '支出');
  const income = sumAfter(preamble, '收入');
  return expense === null && income === null ? null : { expense, income };
}

function sumAfter(preamble: string, word: string): number | null {
  const form = new RegExp(
    `(?<!不计收|收/|待)${word}\\s*[:：]\\s*(?:共)?\\s*\\d+\\s*笔[^\\d\\n]{0,4}(?:含[^)）\\n]{0,20}[)）])?[^\\d\\n]{0,6}([\\d,]+(?:\\.\\d+)?)\\s*元`,
  );
  const [, amount] = form.exec(preamble) ?? [];
  return amount === undefined ? null : (signedAmount(amount) ?? null);
}

/** 招商银行信用卡对账单（个人消费卡账户 2026年01月）: the month that days without a year belong to. */
export function statementMonthIn(preamble: string): StatementMonth | undefined {
  const [, year, month] = /(\d{4})年(\d{1,2})月/.exec(preamble) ?? [];
  return year === undefined || month === undefined ? undefined : { year: Number(year), month: Number(month) };
}
