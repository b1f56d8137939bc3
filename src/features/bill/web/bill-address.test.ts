import { expect, test } from 'vitest';
import { billPath, filterQuery, nextSort, presets, readView, spanText } from './bill-address.ts';

const view = readView(new URLSearchParams('category=房租&done=未完成&words=&sort=-Expense&page=3'));

test('the address keeps what is in force and leaves out the rest', () => {
  expect(filterQuery(view)).toEqual({ category: '房租', done: '未完成' });
  expect(decodeURIComponent(billPath(view, { page: 2 }))).toBe('/bill?category=房租&done=未完成&sort=-Expense&page=2');
  expect(billPath(view, { category: '全部', done: '全部', sort: '' })).toBe('/bill');
});

test('a heading pressed again turns the order round', () => {
  expect([nextSort('', 'Expense'), nextSort('-Expense', 'Expense'), nextSort('Expense', 'Expense')]).toEqual([
    '-Expense',
    'Expense',
    '-Expense',
  ]);
});

test('spans cross the turn of the year and know the length of February', () => {
  const spans = presets('2028-01-31');
  expect(spans[2]).toEqual({ label: '上月', from: '2027-12-01', to: '2027-12-31' });
  expect(spans[3]).toEqual({ label: '近三个月', from: '2027-11-01', to: '2028-01-31' });
  expect(presets('2028-03-01')[2]).toEqual({ label: '上月', from: '2028-02-01', to: '2028-02-29' });
});

test('a span is told in short', () => {
  expect(spanText('2026-11-01', '2026-11-30')).toBe('2026-11-01 – 11-30');
  expect(spanText('2025-12-01', '2026-01-31')).toBe('2025-12-01 – 2026-01-31');
  expect(spanText('2026-11-01', '')).toBe('2026-11-01 起');
  expect(spanText('', '2026-11-30')).toBe('截至 2026-11-30');
});
