import { expect, test } from 'vitest';
import { agreementOf, type RawSums, sumsOf } from './file-sums.rules.ts';

const bill = (expense: number, income = 0, predictIncome = 0) => ({ expense, income, predictIncome }) as never;

test('what came back is a refund, whatever row it stands in; what a person must judge counts for nothing yet', () => {
  const rows = [
    { class: 'expense', bill: bill(1000, 200) },
    { class: 'refund', bill: bill(0, 300) },
    { class: 'income', bill: bill(0, 5000) },
    { class: 'pending', bill: bill(0, 0, 700) },
    { class: 'transfer', bill: bill(10), transfer: { amount: 4000 } as never },
    { class: 'fee', bill: bill(5), transfer: { amount: 9999 } as never },
    { class: 'review', bill: bill(9999) },
    { class: 'ignored' },
  ] as const;
  expect(sumsOf(rows)).toEqual({
    expense: 1015,
    refund: 500,
    income: 5000,
    pending: 700,
    transfer: 4000,
    transfers: 1,
  });
});

const READ = { expense: 10_000, refund: 1000, income: 5000, pending: 0, transfer: 0, transfers: 0 };
const RAW: RawSums = { out: 13_000, in: 4000, unpaid: 500, moved: 2000, fees: 50 };

test.each<[string, number | null, string, number | null, string]>([
  ['the same', 10_000, '', 5000, ''],
  ['nothing said', null, '', null, ''],
  ['after refunds', 9000, '已减去退款 10.00', 6000, '含退款 10.00'],
  ['without fees', 9950, '不含转账的手续费 0.50', 4000, '不含没有写“收入”的 10.00'],
  ['with what was never paid', 13_000, '含没有付钱的 5.00', null, ''],
  ['all that was paid', 12_500, '按文件里写“支出”的行相加', null, ''],
  ['without what was only moved', 10_500, '不含还款、转账 20.00', null, ''],
])('sums of a file agree: %s', (_, expense, whyExpense, income, whyIncome) => {
  expect(agreementOf({ expense, income } as never, READ, RAW)).toEqual({
    differences: [],
    agreement: { expense: whyExpense, income: whyIncome },
  });
});

test('any other sum is a difference, in yuan', () => {
  const { differences } = agreementOf({ expense: 1_234_567, income: 1 } as never, READ, RAW);
  expect(differences).toEqual([
    '文件自己写的支出是 12,345.67，读出来是 100.00，相差 12,245.67',
    '文件自己写的收入是 0.01，读出来是 50.00，相差 49.99',
  ]);
});

test('where nothing is unpaid and all rows say their way, the rows of a direction are named', () => {
  const raw = { ...RAW, unpaid: 0, in: 7000 };
  expect(agreementOf({ expense: 13_000, income: 7000 } as never, READ, raw).agreement).toEqual({
    expense: '按文件里写“支出”的行相加',
    income: '按文件里写“收入”的行相加',
  });
});
