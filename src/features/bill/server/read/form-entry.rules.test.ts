import { expect, test } from 'vitest';
import { type Entry, signedAmount } from './entry.rules.ts';
import { currencyOf, formEntry, wayIn } from './form-entry.rules.ts';
import type { Form } from './forms.rules.ts';

const FORM: Form = { source: 'bank', name: '某银行', needs: [], date: ['日期'], amount: '金额', title: ['摘要'] };
const PLAIN = { order: 'ymd', decimalComma: false, statement: undefined } as const;

function read(cells: Record<string, string>, more: Partial<Form> = {}, context: Partial<typeof PLAIN> = {}) {
  const row = new Map(Object.entries({ 日期: '2026-11-15', 摘要: '转账', ...cells }));
  return formEntry({ ...FORM, ...more }, row, 3, { ...PLAIN, ...context });
}
const entry = (...given: Parameters<typeof read>) => read(...given) as Entry;
const moved = (...given: Parameters<typeof read>) => {
  const { way, amount } = entry(...given);
  return [way, amount];
};

const columns: Partial<Form> = (({ amount: _, ...rest }) => ({ ...rest, in: '收', out: '支' }))(FORM);
/** Without a column of amounts for both ways. */
const inTwo = (cells: Record<string, string>, more: Partial<Form> = {}) => {
  const { amount: _, ...form } = { ...FORM, ...columns, ...more };
  const row = new Map(Object.entries({ 日期: '2026-11-15', ...cells }));
  const found = formEntry(form, row, 3, PLAIN);
  return typeof found === 'object' ? [found.way, found.amount] : found;
};

test.each<[string, Record<string, string>, Partial<Form>, unknown[]]>([
  ['a minus is money that left', { 金额: '-12.30' }, {}, ['out', 1230]],
  ['without a minus it came in', { 金额: '12.30' }, {}, ['in', 1230]],
  ['on a card without a minus it left', { 金额: '12.30' }, { isSpentPositive: true }, ['out', 1230]],
  ['on a card a minus came back', { 金额: '-12.30' }, { isSpentPositive: true }, ['in', 1230]],
  ['a word says the way', { 金额: '12.30', 向: '支出' }, { direction: '向' }, ['out', 1230]],
  ['a word wins over the sign', { 金额: '-12.30', 向: '贷' }, { direction: '向' }, ['in', 1230]],
  ['an unknown word leaves it open', { 金额: '12.30', 向: '其他' }, { direction: '向' }, ['none', 1230]],
  ['an unknown word leaves it to a minus', { 金额: '-12.30', 向: '其他' }, { direction: '向' }, ['out', 1230]],
  ['a lone minus is a direction', { 金额: '12.30', 向: '-' }, { direction: '向' }, ['out', 1230]],
])('one column of amounts: %s', (_, cells, form, expected) => {
  expect(moved(cells, form)).toEqual(expected);
});

test.each<[string, Record<string, string>, Partial<Form>, unknown]>([
  ['what came in', { 收: '5', 支: '' }, {}, ['in', 500]],
  ['what left', { 收: '', 支: '5' }, {}, ['out', 500]],
  ['nought beside it', { 收: '0.00', 支: '5' }, {}, ['out', 500]],
  ['a minus among what left came back', { 收: '', 支: '-5' }, {}, ['in', 500]],
  ['a minus before all that left', { 收: '', 支: '-5' }, { isOutNegative: true }, ['out', 500]],
  ['both ways in one row', { 收: '8', 支: '5' }, {}, ['in', 300]],
  ['no amount', { 收: '', 支: '' }, {}, ['out', 0]],
  ['no number', { 收: '', 支: '五元' }, {}, '看不懂金额“五元”'],
])('a column for each way: %s', (_, cells, form, expected) => {
  expect(inTwo(cells, form)).toEqual(expected);
});

test.each<[string, Record<string, string>, string | undefined]>([
  ['no number', { 金额: '很多' }, '看不懂金额“很多”'],
  ['no date', { 日期: '昨天', 金额: '3' }, '看不懂日期“昨天”'],
  ['a day without its year', { 日期: '11-15', 金额: '3' }, '日期“11-15”没有年份'],
  ['a sum below the rows', { 日期: '合计', 金额: '3' }, undefined],
  ['a remark below the rows', { 日期: '以上由系统生成', 金额: '' }, undefined],
])('%s is no entry', (_, cells, expected) => {
  expect(read(cells)).toBe(expected);
});

test('who was paid comes from its own column, else from the summary', () => {
  expect(entry({ 金额: '-3' })).toMatchObject({ payee: '转账', goods: '', kind: '转账', line: 3 });
  expect(entry({ 金额: '-3', 户名: '小店' }, { payee: ['户名'] })).toMatchObject({ payee: '小店', goods: '转账' });
  expect(entry({ 金额: '-3', 户名: '--' }, { payee: ['户名'] })).toMatchObject({ payee: '转账', goods: '' });
});

test('the account is what the row says, else the card by its last figures, else the bank', () => {
  expect(entry({ 金额: '-3' }).account).toBe('某银行');
  expect(entry({ 金额: '-3', 卡: '1234' }, { tail: '卡' }).account).toBe('某银行(1234)');
  expect(entry({ 金额: '-3', 卡: '' }, { tail: '卡' }).account).toBe('某银行');
  expect(entry({ 金额: '-3', 卡: '1234', 户: '工资卡' }, { tail: '卡', account: '户' }).account).toBe('工资卡');
});

test('of a bank the first remark counts, in a table of one’s own all of them, and its direction beside its status', () => {
  const cells = { 金额: '-3', 甲: '早', 乙: '晚', 态: '成功', 向: '支出' };
  const form = { remark: ['甲', '乙'], status: '态', direction: '向' };
  expect(entry(cells, form)).toMatchObject({ remark: '早', status: '成功' });
  expect(entry(cells, { ...form, source: 'table' })).toMatchObject({ remark: '早 晚', status: '成功 支出' });
});

test('a number of noughts is no number of an order', () => {
  expect(entry({ 金额: '-3', 号: '000' }, { orderNo: '号' }).orderNo).toBe('');
  expect(entry({ 金额: '-3', 号: '0070' }, { orderNo: '号' }).orderNo).toBe('0070');
});

test('a column of times may hold the whole moment, which the date says already', () => {
  expect(entry({ 金额: '-3', 时: '18:20' }, { time: '时' }).at).toBe(Date.parse('2026-11-15T18:20:00+08:00'));
  expect(entry({ 金额: '-3', 时: '2026-11-16 18:20' }, { time: '时' }).at).toBe(
    Date.parse('2026-11-15T00:00:00+08:00'),
  );
});

test.each([
  ['支出', 'out'],
  ['借', 'out'],
  ['Debit', 'out'],
  ['取款', 'out'],
  ['取消', undefined],
  [' 贷 ', 'in'],
  ['信用卡还款', 'in'],
  ['refund', 'in'],
  ['income', 'in'],
  ['invoice', undefined],
  ['', undefined],
])('the word %j says %s', (word, way) => {
  expect(wayIn(word)).toBe(way);
});

test.each([
  ['人民币', 'CNY'],
  ['', 'CNY'],
  [' 美元 ', 'USD'],
  ['hkd', 'HKD'],
  ['SGD', 'SGD'],
  ['点', 'CNY'],
])('the currency %j is %s', (cell, expected) => {
  expect(currencyOf(cell)).toBe(expected);
});

test.each<[string, boolean, number | undefined]>([
  ['¥1,234.50', false, 123_450],
  ['(850.00)', false, -85_000],
  ['−3.40', false, -340],
  ['3.40-', false, -340],
  ['5.00DR', false, -500],
  ['5.00CR', false, 500],
  ['CNY 10', false, 1000],
  ['1.234,56', true, 123_456],
  ['12,34,567.00', false, 123_456_700],
  ['.5', false, 50],
  ['1.500', false, 150],
  ['1.505', false, undefined],
  ['0.30000000000000004', false, 30],
  ['(0.00)', false, 0],
  ['', false, undefined],
  ['12元3', false, 12_300],
  ['九', false, undefined],
  ['999999999999', false, undefined],
])('the amount %j with a decimal comma %s is %s', (cell, comma, expected) => {
  expect(signedAmount(cell, comma)).toBe(expected);
});
