import type { Sort } from '../bill-names.pure.ts';
import { dayNumber, type Moment } from '../moment.pure.ts';
import { badField } from './bill.errors.ts';
import { wordsKey } from './bill.rules.ts';

export interface Filter {
  category?: string | undefined;
  account?: string | undefined;
  isDone?: boolean | undefined;
  /** Both days count: 20261101 to 20261130. */
  fromDay?: number | undefined;
  toDay?: number | undefined;
  /** Each must be in the bill. */
  words: readonly string[];
}

export interface AskedFilter {
  category?: string | undefined;
  account?: string | undefined;
  done?: boolean | undefined;
  from?: Moment | undefined;
  to?: Moment | undefined;
  words?: string;
}

export function filterOf({ category, account, done, from, to, words = '' }: AskedFilter): Filter {
  const fromDay = from && dayNumber(from.at);
  const toDay = to && dayNumber(to.at);
  if (fromDay !== undefined && toDay !== undefined && fromDay > toDay) throw badField('to', '结束日期不能早于开始日期');
  return { category, account, isDone: done, fromDay, toDay, words: wordsKey(words).split(/\s+/).filter(Boolean) };
}

type SortColumn = 'created_at' | 'remind_at' | 'expense' | 'income' | 'profit';

const COLUMNS: Record<string, SortColumn> = {
  CreatedTime: 'created_at',
  RemindTime: 'remind_at',
  Expense: 'expense',
  Income: 'income',
  Profit: 'profit',
};

export interface Order {
  column: SortColumn;
  direction: 'asc' | 'desc';
}

export function orderOf(sort: Sort = '-CreatedTime'): Order {
  return { column: COLUMNS[sort.replace('-', '')] ?? 'created_at', direction: sort.startsWith('-') ? 'desc' : 'asc' };
}
