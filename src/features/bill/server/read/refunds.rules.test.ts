import { expect, test } from 'vitest';
import type { Entry } from './entry.rules.ts';
import { statedIn, statementMonthIn } from './preamble.rules.ts';
import { indexRefunds, orderNumber } from './refunds.rules.ts';

let line = 0;
function entry(more: Partial<Entry>): Entry {
  line += 1;
  return {
    ...{ line, at: 0, amount: 500, way: 'out', payee: '小店', goods: '面', kind: '', status: '', category: '' },
    ...{ account: '', orderNo: '', shopNo: '', remark: '', currency: 'CNY', fee: 0, refunded: 0, balance: '' },
    ...more,
  };
}
const refund = (more: Partial<Entry>) => entry({ way: 'in', kind: '退款', ...more });
const index = (...entries: Entry[]) => indexRefunds(entries, ({ kind }) => kind === '退款');

test.each<[string, Partial<Entry>, Partial<Entry>, boolean]>([
  ['by the number of the order', { orderNo: '12' }, { orderNo: '12_9', amount: 1, payee: '别家' }, true],
  ['by a number with a star', { orderNo: '12' }, { orderNo: '12*9', payee: '别家' }, true],
  ['by the number of the shop', { shopNo: 's1' }, { shopNo: 's1', payee: '别家' }, true],
  ['by its title, where the order says so', { refunded: 500, goods: '面' }, { goods: '退款-面', payee: '别家' }, true],
  ['by shop and amount, where the order was closed', { status: '交易关闭' }, { payee: '小店-退款' }, true],
  ['by shop and what came back', { refunded: 200, goods: '汤' }, { amount: 200, goods: '别的' }, true],
  ['not by an amount of another shop', { status: '交易关闭' }, { payee: '别家' }, false],
  ['not by another amount', { status: '交易关闭' }, { amount: 501 }, false],
  ['not where the order went well', { status: '交易成功' }, {}, false],
  ['not by no number at all', { orderNo: '', shopNo: '' }, { orderNo: '', shopNo: '', payee: '别家' }, false],
])('a refund is joined to its order: %s', (_, order, back, expected) => {
  const [bought, returned] = [entry(order), refund(back)];
  const found = index(bought, returned);
  expect(found.has(bought)).toBe(expected);
  expect(found.orderOf(returned)).toBe(expected ? bought : undefined);
});

test('where shop and amount join them, one refund takes one order', () => {
  const [first, second] = [entry({ status: '已关闭' }), entry({ status: '已关闭' })];
  const [one, other, third] = [refund({}), refund({}), refund({})];
  const found = index(first, second, one, other, third);
  expect([one, other, third].map(found.orderOf)).toEqual([first, second, undefined]);
});

test('what comes in is no order that was closed', () => {
  const received = entry({ way: 'in', status: '已关闭' });
  expect(index(received, refund({})).has(received)).toBe(false);
});

test('the number of an order is what stands before that of its refund', () => {
  expect(['12_9', '12*9', '12', ''].map(orderNumber)).toEqual(['12', '12', '12', '']);
});

test.each([
  ['支出：3笔 1678.90元 收入：1笔 20元', { expense: 167_890, income: 2000 }],
  ['支出：2笔(含1笔部分退款)，279.90元', { expense: 27_990, income: null }],
  ['收入: 共 2 笔 1,234.50 元', { expense: null, income: 123_450 }],
  ['不计收支：3笔 9元', null],
  ['收/支：3笔 9元，待支出：1笔 3元', null],
  ['没有', null],
])('%s', (preamble, expected) => {
  expect(statedIn(preamble)).toEqual(expected);
});

test.each([
  ['招商银行信用卡对账单（个人消费卡账户 2026年01月）', { year: 2026, month: 1 }],
  ['2025年12月对账单', { year: 2025, month: 12 }],
  ['对账单 2026', undefined],
])('the month of %s', (preamble, expected) => {
  expect(statementMonthIn(preamble)).toEqual(expected);
});
