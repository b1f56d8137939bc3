import { expect, test } from 'vitest';
import type { Charts } from '../bill.contract.ts';
import { readView } from './bill-address.ts';
import { BillCharts } from './bill-charts.tsx';
import { BillFilters } from './bill-filters.tsx';
import { chartShapes } from './bill-shapes.ts';
import { rendered } from './rendered.fixture.tsx';

const view = readView(new URLSearchParams());

function aYearOf(expenses: readonly number[]): Charts {
  return {
    Months: Array.from({ length: 12 }, (_, index) => ({
      Month: `2026-${String(index + 1).padStart(2, '0')}`,
      Expense: 100,
      Income: index * 20,
      Profit: index * 20 - 100,
    })),
    Categories: [...expenses, 0].map((expense, index) => ({
      ...{ Name: ['餐饮', '房租'][index] ?? `第 ${index} 类`, Expense: expense, Income: 0, Count: 1 },
    })),
    Receivables: [
      { Age: '0–7 天', Amount: 60, Count: 1 },
      { Age: '8–30 天', Amount: 40, Count: 2 },
      { Age: '30 天以上', Amount: 0, Count: 0 },
    ],
    Open: { Count: 3 },
    Before: null,
  };
}

test('charts come drawn from the server, and every number is in words too', () => {
  const charts = aYearOf([75.5, 24.5]);
  const page = rendered(<BillCharts charts={charts} shapes={chartShapes(charts)} view={view} />);
  const texts = (selector: string) =>
    page(selector)
      .toArray()
      .map((element) => page(element).text());
  expect(page('.bill-months svg path').attr('d')).toMatch(/^M/);
  expect(page('.bill-months-bars [data-of=expense]')).toHaveLength(12);
  expect(texts('.bill-months table tbody tr')[1]).toBe('2026-0220.00100.00−80.00');
  expect(page('.bill-donut path')).toHaveLength(2);
  expect(texts('.bill-donut li')).toEqual(['餐饮76%', '房租25%']);
  expect(texts('.bill-donut table tbody tr')).toEqual(['餐饮75.5076%', '房租24.5025%']);
  expect(texts('.bill-ages tbody tr')).toEqual(['0–7 天60%¥60.001 笔', '8–30 天40%¥40.002 笔', '30 天以上0%¥0.000 笔']);
});

test('each chart has a table with a caption and heads; what a reader hears there, no picture says again', () => {
  const charts = aYearOf(Array.from({ length: 9 }, (_, index) => 9 - index));
  const page = rendered(<BillCharts charts={charts} shapes={chartShapes(charts)} view={view} />);
  const tables = page('.bill-charts .card').toArray();
  expect(tables).toHaveLength(3);
  for (const card of tables) {
    expect(page(card).find('table caption').text()).not.toBe('');
    expect(page(card).find('thead th[scope=col]').length).toBeGreaterThanOrEqual(3);
    const rows = page(card).find('tbody tr').length;
    expect(page(card).find('tbody th[scope=row]')).toHaveLength(rows);
  }
  expect(page('.bill-donut tbody tr')).toHaveLength(9);
  expect(page('.bill-donut path')).toHaveLength(6);
  expect(page('.bill-donut li:last-child').text()).toBe('另外 4 类22%');
  for (const picture of page('svg').toArray()) expect(page(picture).closest('[aria-hidden=true]')).toHaveLength(1);
});

test('each list of the filter begins with 全部', () => {
  const names = { categories: ['房租', '交易'], accounts: ['微信'], tags: [] };
  const page = rendered(<BillFilters view={view} names={names} today="2026-11-15" />);
  const options = (name: string) =>
    page(`select[name=${name}] option`)
      .toArray()
      .map((option) => page(option).text());
  expect(options('category')).toEqual(['全部', '房租', '交易']);
  expect(options('account')).toEqual(['全部', '微信']);
  const states = page('input[name=done]')
    .toArray()
    .map((input) => page(input).attr('value'));
  expect(states).toEqual(['全部', '完成', '未完成']);
});
