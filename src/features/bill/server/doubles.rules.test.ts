import { expect, test } from 'vitest';
import { doublesIn, type KnownPayment } from './doubles.rules.ts';

const DAY = 86_400_000;
const NOON = Date.parse('2026-10-30T12:00:00+08:00');
const wallet = { source: 'wechat', title: '咖啡店 · 拿铁', remark: '', account: '招商银行储蓄卡(1234)' };
const bank = { source: 'cmb-debit', title: '咖啡店 · 快捷支付', remark: '财付通-咖啡店', account: '招商银行' };
const money = { expense: 1850, income: 0, createdAt: NOON };

const found = (row: object, bill: object) => {
  const known: KnownPayment = { id: 7, ...bank, ...money, ...bill };
  return doublesIn([{ ...wallet, ...money, ...row }], [known]).get(0)?.isSure;
};

test.each([
  ['the bank names the wallet and the wallet the bank', {}, {}, true],
  ['three days later', {}, { createdAt: NOON + 3 * DAY }, true],
  ['four days later', {}, { createdAt: NOON + 4 * DAY }, undefined],
  ['another amount', {}, { expense: 1851 }, undefined],
  ['money in, not out', {}, { expense: 0, income: 1850 }, undefined],
  ['the purse paid, not the card', { account: '微信零钱' }, {}, undefined],
  ['a card of another bank', { account: '工商银行(1234)' }, {}, undefined],
  ['another card of the bank', {}, { account: '招商银行信用卡(9999)' }, undefined],
  ['the same card', {}, { account: '招商银行信用卡(1234)' }, true],
  ['a short name of the bank', { account: '招行(1234)' }, {}, true],
  ['the bank names another wallet', {}, { remark: '支付宝-咖啡店' }, undefined],
  ['the bank names none, on the same day', {}, { remark: '' }, false],
  ['the bank names none, on another day', {}, { remark: '', createdAt: NOON + DAY }, undefined],
  ['a table that names no bank', {}, { source: 'table', account: '表格' }, false],
  ['typed by hand on the same day', {}, { source: null, account: '默认账户', remark: '' }, false],
  ['typed by hand on another day', {}, { source: null, createdAt: NOON + DAY }, undefined],
  ['the same source', {}, { source: 'wechat' }, undefined],
  [
    'a shop that was paid with the wallet',
    { source: 'jd', account: '微信支付' },
    { source: 'wechat', remark: '京东' },
    true,
  ],
  ['two banks', { source: 'ccb' }, {}, undefined],
])('%s', (_name, row, bill, sure) => {
  expect(found(row, bill)).toBe(sure);
});

test('one bill is met by one row, the nearest in time', () => {
  const rows = [NOON + DAY, NOON].map((createdAt) => ({ ...wallet, ...money, createdAt }));
  const known = [{ id: 7, ...bank, ...money }];
  expect([...doublesIn(rows, known).keys()]).toEqual([1]);
  expect(doublesIn(rows, [...known, { id: 8, ...bank, ...money }]).size).toBe(2);
});
