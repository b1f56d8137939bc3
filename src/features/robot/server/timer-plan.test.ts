import { expect, test } from 'vitest';
import { checkedPlan, next, nextRuns } from './timer-plan.ts';
import { momentText, planText } from './timer-text.ts';

/** A Sunday, 10:24 in Shanghai. */
const NOW = Date.parse('2026-11-15T10:24:00+08:00');
const at = (text: string) => Date.parse(`${text}+08:00`);
const plan = (cron: string, workdays = false) => checkedPlan({ cron, workdays }, NOW);

test.each([
  ['30 8 * * *', false, '每天 08:30'],
  ['45 11 * * *', true, '工作日 11:45'],
  ['0 18 * * 5', false, '每周五 18:00'],
  ['0 9 * * 1-5', false, '周一到周五 09:00'],
  ['0 */2 * * *', false, '每 2 小时'],
  ['*/10 * * * *', false, '每 10 分钟'],
  ['0 9,18 * * 6,0', false, '每周六、日 09:00、18:00'],
  ['0 9 1 * *', false, '每月 1 日 09:00'],
  ['0 9 1 3 *', false, '按 0 9 1 3 *'],
])('%s (workdays %s) reads %s', (cron, workdays, text) => {
  expect(planText(plan(cron, workdays))).toBe(text);
});

test('a single time is read as Shanghai time', () => {
  const once = checkedPlan({ at: '2026-12-22 07:00' }, NOW);
  expect(once).toEqual({ cron: null, at: at('2026-12-22T07:00'), workdays: false });
  expect(planText(once)).toBe('一次，2026-12-22 07:00');
  expect(nextRuns(once, NOW, 5)).toEqual([at('2026-12-22T07:00')]);
});

test.each([
  [{ cron: '* * * * * *' }, 'cron 表达式不正确，应为 5 段：分 时 日 月 周'],
  [{ cron: '61 8 * * *' }, 'cron 表达式不正确，应为 5 段：分 时 日 月 周'],
  [{ cron: '每天 八点 一 二 三' }, 'cron 表达式不正确，应为 5 段：分 时 日 月 周'],
  [{ cron: '0 8 31 2 *' }, '这个时间永远不会到来，请检查 cron 表达式'],
  [{ cron: '0 8 * * *', at: '2026-12-22 07:00' }, '重复执行和只执行一次，请选一种'],
  [{ at: '2026-02-30 07:00' }, '时间不正确，例如 2026-12-22 07:00'],
  [{ at: '2026-11-15 10:24' }, '这个时间已经过去了'],
  [{}, '请填写执行时间'],
])('%o is refused: %s', (wish, message) => {
  expect(() => checkedPlan(wish, NOW)).toThrow(message);
});

test('workdays leave out holidays and take the weekends that are made up for them', () => {
  const daily = plan('0 9 * * *', true);
  expect(next(daily, at('2026-09-30T10:00'))).toBe(at('2026-10-08T09:00'));
  expect(next(daily, at('2026-10-09T10:00'))).toBe(at('2026-10-10T09:00'));
});

test('a plan for every minute of workdays gets past a long holiday', () => {
  expect(next(plan('* * * * *', true), at('2026-09-30T23:59'))).toBe(at('2026-10-08T00:00'));
});

test.each([
  ['2026-11-15T12:00', '今天 12:00'],
  ['2026-11-16T00:00', '明天 00:00'],
  ['2026-11-17T08:30', '后天 08:30'],
  ['2026-11-20T18:00', '周五 18:00'],
  ['2026-12-22T07:00', '12-22 07:00'],
  ['2027-01-01T00:00', '2027-01-01 00:00'],
  ['2026-11-14T23:59', '昨天 23:59'],
  ['2026-11-10T08:00', '11-10 08:00'],
])('%s is called %s', (text, shown) => {
  expect(momentText(at(text), NOW)).toBe(shown);
});
