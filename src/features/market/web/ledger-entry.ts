import { shanghaiDay } from '#/contract/shanghai-time.pure.ts';
import { LEDGER_CATEGORY } from '../market-names.pure.ts';
import type { Detail } from './detail-data.ts';

interface Bought {
  /** The option's name, or nothing where there was none to choose. */
  option: string;
  cents: number;
  count: number;
}

type Facts = Pick<Detail, 'id' | 'title' | 'platform' | 'returnMoney'>;

/** A purchase as the ledger takes it: what it cost, and what is still to come back. */
export function ledgerEntry(
  { id, title, platform, returnMoney }: Facts,
  { option, cents, count }: Bought,
  now = Date.now(),
) {
  const what = [title, option, count > 1 && `× ${count}`].filter(Boolean).join(' ');
  return {
    Title: [...what].slice(0, 100).join(''),
    CreatedTime: shanghaiDay(now),
    Category: LEDGER_CATEGORY,
    ...(platform && { Account: platform }),
    Expense: (cents * count) / 100,
    PredictIncome: Math.round(returnMoney * 100 * count) / 100,
    Remark: `市集商品 /market/detail/${id}`,
  };
}
