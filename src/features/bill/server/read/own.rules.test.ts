import { expect, test } from 'vitest';
import { DAY_MS } from '#/contract/shanghai-time.pure.ts';
import { cut, joined } from './imported-bill.rules.ts';
import { ownBill } from './own.rules.ts';
import { timeAndAmount } from './time-and-amount.rules.ts';

const DAY = Date.parse('2026-11-15T00:00:00+08:00');
const own = (more: Record<string, string> = {}) =>
  ownBill(new Map(Object.entries({ 账单日期: '2026-11-15', 事项: '午饭', 支出: '12.50', ...more })));

test('a row of our own export is read back', () => {
  expect(own()).toMatchObject({
    bill: { title: '午饭', expense: 1250, income: 0, createdAt: DAY, remindAt: DAY + 15 * DAY_MS, isDone: true },
    orderNo: `~${DAY}|午饭|1250|0|0`,
  });
  expect(own({ 编号: '7', 分类: '吃', 账户: '微信', 备注: "'=1+1" })).toMatchObject({
    bill: { category: '吃', account: '微信', remark: '=1+1' },
    orderNo: '7',
  });
});

test.each<[Record<string, string>, object]>([
  [{ 预计收入: '30' }, { predictIncome: 3000, isDone: false }],
  [
    { 预计收入: '30', 状态: '完成' },
    { predictIncome: 3000, isDone: true },
  ],
  [{ 状态: '未完成' }, { isDone: false }],
  [{ 提醒日期: '2026-12-01' }, { remindAt: Date.parse('2026-12-01T00:00:00+08:00') }],
  [{ 提醒日期: '2026-11-15' }, { remindAt: DAY }],
  [{ 提醒日期: '2026-11-14' }, { remindAt: DAY + 15 * DAY_MS }],
])('%j says %j', (cells, expected) => {
  expect(own(cells)).toMatchObject({ bill: expected });
});

test.each([
  [{ 账单日期: '昨天' }, '看不懂账单日期“昨天”'],
  [{ 事项: '' }, '没有写事项'],
  [{ 支出: '很多' }, '看不懂支出“很多”'],
  [{ 收入: '很多' }, '看不懂收入“很多”'],
  [{ 预计收入: '很多' }, '看不懂预计收入“很多”'],
])('%j cannot be read', (cells, expected) => {
  expect(own(cells)).toBe(expected);
});

test('what is too long is cut between characters, what is said twice is said once', () => {
  expect(cut('👍👍👍', 3)).toBe('👍👍👍');
  expect(cut('👍👍👍👍', 3)).toBe('👍👍…');
  expect(joined(' ', '早', '', '晚', '早')).toBe('早 晚');
});

test('a row needs a time and an amount', () => {
  expect(timeAndAmount('2026-11-15', '-3')).toEqual({ at: DAY, amount: 300 });
  expect(timeAndAmount('昨天', '很多')).toBe('看不懂交易时间“昨天”');
  expect(timeAndAmount('2026-11-15', '很多')).toBe('看不懂金额“很多”');
});
