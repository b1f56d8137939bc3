import { expect, test } from 'vitest';
import type { Bill } from '../bill-fields.contract.ts';
import { readView } from './bill-address.ts';
import { BillEditRow } from './bill-edit-row.tsx';
import { BillList } from './bill-list.tsx';
import { BillReminders } from './bill-reminders.tsx';
import { rendered } from './rendered.fixture.tsx';

const TODAY = '2026-11-15';

function aWireBill(fields: Partial<Bill> = {}): Bill {
  return {
    ...{ Id: 1, Title: '二手相机', Category: '交易', Account: '微信', Remark: '' },
    ...{ CreatedTime: '2026-11-10T18:30:00+08:00', RemindTime: '2026-11-25T18:30:00+08:00' },
    ...{ IsDone: false, IsOverdue: false, Expense: 0, Income: 0, PredictIncome: 0, PredictOriginal: null, Profit: 0 },
    ...fields,
  };
}

function rowOf(bill: Bill) {
  const list = { Result: [bill], Total: 1, PageCount: 1 };
  const names = { categories: [], accounts: [], tags: [] };
  return rendered(
    <BillList view={readView(new URLSearchParams())} list={list} names={names} today={TODAY} onAdd={() => {}} />,
  );
}

test('dates are shown as their first 10 characters, in the list, in the form and in reminders', () => {
  const bill = aWireBill();
  const row = rowOf(bill);
  expect(row('.bill-day').text()).toBe('2026-11-10');
  expect(row('.bill-reminder').text()).toBe('2026-11-25 提醒');
  const form = rendered(
    <table>
      <tbody>
        <BillEditRow bill={bill} names={{ categories: [], accounts: [], tags: [] }} onClose={() => {}} />
      </tbody>
    </table>,
  );
  expect(form('input[name=CreatedTime]').attr('value')).toBe('2026-11-10');
  expect(form('input[name=RemindTime]').attr('value')).toBe('2026-11-25');
  const late = aWireBill({ RemindTime: '2026-11-14T09:00:00+08:00', IsOverdue: true });
  const reminders = { Today: [], Overdue: [late], OverdueCount: 1 };
  expect(rendered(<BillReminders reminders={reminders} today={TODAY} />)('.bill-reminders-day').text()).toBe(
    '2026-11-14 到期',
  );
});

test('a reminder of today says so, one that is overdue is marked, a done bill has none', () => {
  expect(rowOf(aWireBill({ RemindTime: '2026-11-15T00:00:00+08:00' }))('.bill-reminder').text()).toBe('今天提醒');
  const late = rowOf(aWireBill({ IsOverdue: true }));
  expect(late('tr[data-overdue] .bill-state').text()).toContain('已逾期');
  expect(rowOf(aWireBill({ IsDone: true }))('.bill-reminder')).toHaveLength(0);
});

test('money always has two decimals: 0.1 + 0.2 is 0.30', () => {
  const row = rowOf(aWireBill({ Expense: 1234.5, Income: 0.1 + 0.2, PredictIncome: 99_999_999.99 }));
  const money = row('.bill-money')
    .toArray()
    .map((cell) => row(cell).text());
  expect(money).toEqual(['−1,234.50', '+0.30待收 99,999,999.99']);
});
