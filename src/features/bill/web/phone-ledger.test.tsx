import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import type { Bill } from '../bill-fields.contract.ts';
import type { ImportBatch } from '../bill-import.contract.ts';
import { ImportMapping } from './import-mapping.tsx';
import { ImportSums } from './import-sums.tsx';
import { PhoneLedger } from './phone-ledger.tsx';
import { rendered } from './rendered.fixture.tsx';

const htmlOf = (element: ReactElement) => rendered(element)('body').html() ?? '';

const bill = (change: Partial<Bill>): Bill => ({
  Id: 1,
  Title: '午饭',
  Category: '餐饮',
  Account: '微信零钱',
  CreatedTime: '2026-11-16T12:30:00+08:00',
  RemindTime: '2026-12-01T12:30:00+08:00',
  IsDone: true,
  IsOverdue: false,
  Expense: 23.5,
  Income: 0,
  PredictIncome: 0,
  PredictOriginal: null,
  Profit: -23.5,
  Remark: '',
  ...change,
});

const totals = { Expense: 23.5, Income: 0, Profit: -23.5, PredictIncome: 0, ReceiptProfit: -23.5 };
const transfer = { Id: 3, Title: '信用卡还款', From: '储蓄卡', To: '信用卡', Amount: 1200, CreatedTime: '2026-11-15' };
const names = { categories: ['餐饮'], accounts: ['微信零钱'], tags: [] };
const budget = { Category: '', Amount: 300, Spent: 150, Left: 150, PerDay: 10, State: 'ok' as const };

test('a month on a phone: its figures, what is left of the budget, days with their sums, transfers in words', () => {
  const html = htmlOf(
    <PhoneLedger
      month={{
        Month: '2026-11',
        Totals: totals,
        Total: 2,
        Days: [
          {
            Day: '2026-11-16',
            Expense: 23.5,
            Income: 0,
            Bills: [bill({}), bill({ Id: 2, Title: '返现', IsDone: false, Expense: 0, PredictIncome: 74 })],
            Transfers: [transfer],
          },
        ],
      }}
      budgets={{ Month: '2026-11', DaysLeft: 15, Passed: 0.5, Budgets: [budget], Others: [] }}
      today="2026-11-16"
      names={names}
      owner={1}
      tab="month"
      charts={null}
    />,
  );
  for (const text of ['今天 周一', '支 23.50', '待收 74.00', '12 月 1 日提醒', '储蓄卡 → 信用卡', '每天 10.00'])
    expect(html).toContain(text);
  // Only what is expected has a state; the month to come cannot be opened.
  expect(html.match(/提醒/g)).toHaveLength(1);
  expect(html).toContain('/bill?month=2026-10');
  expect(html).not.toContain('/bill?month=2026-12');
  // The picker has the months of the year that have come.
  expect(html).toContain('/bill?month=2026-01');
});

const batch: ImportBatch = {
  Id: 7,
  FileName: '表.csv',
  Source: '表格',
  State: 'mapping',
  New: 0,
  Duplicate: 0,
  Skipped: 0,
  Bad: 0,
  Transfers: 1,
  Expense: 100,
  Refund: 30,
  Net: 70,
  Income: 5,
  Pending: 0,
  Transfer: 20,
  Doubles: 0,
  Asks: 0,
  Stated: { Expense: 99, Income: null, ExpenseNote: '', IncomeNote: '' },
  Differs: true,
  Differences: ['文件自己写的支出是 99.00，读出来是 100.00，相差 1.00'],
  Table: { Columns: ['日', '钱'], Samples: [['2026-01-02', '-5']], Guess: { Date: '日' }, Mapping: null },
  Progress: 0,
  CreatedTime: '2026-11-16',
};

test('each column of an unknown table is asked about above its rows, with what it seems to be', () => {
  const html = htmlOf(<ImportMapping batch={batch} />);
  expect(html).toContain('“日”是');
  expect(html).toMatch(/<option value="Date" selected[^>]*>日期/);
  expect(html).toContain('2026-01-02');
  expect(htmlOf(<ImportMapping batch={{ ...batch, State: 'done' }} />)).toBe('');
});

test('the sums of a file stand beside those it states, and a difference is told', () => {
  const html = htmlOf(<ImportSums batch={batch} />);
  expect(html).toContain('文件写 99.00');
  expect(html).toContain('相差 1.00');
  expect(html).toContain('1 笔，不计收支');
});
