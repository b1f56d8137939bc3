import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { addWorkdays, isKnownYear, judgeDay, judgeSpan } from './workday.work.ts';

// 国务院办公厅关于 2024、2025 年部分节假日安排的通知.
test.each([
  ['2024-10-01', false, '国庆节放假'],
  ['2024-10-12', true, '调休上班'],
  ['2025-01-26', true, '调休上班'],
  ['2025-01-29', false, '春节放假'],
  ['2025-05-05', false, '劳动节'],
  ['2025-11-15', false, '周末'],
  ['2025-11-14', true, '工作日'],
])('%s: works %s, %s', (date, works, reason) => {
  const verdict = judgeDay(date);
  expect(verdict.isWorkday).toBe(works);
  expect(verdict.reason).toContain(reason);
});

test('the days between, both ends counted', () => {
  expect(judgeSpan('2025-10-01', '2025-10-12')).toEqual({
    days: 12,
    workdays: 3,
    restDays: 9,
    holidays: ['国庆节', '中秋'],
  });
  expect(judgeSpan('2025-11-14', '2025-11-14')).toMatchObject({ days: 1, workdays: 1 });
});

test('so many workdays later or earlier, across a holiday', () => {
  expect(addWorkdays('2025-09-30', 1)).toBe('2025-10-09');
  expect(addWorkdays('2025-10-09', -1)).toBe('2025-09-30');
  expect(addWorkdays('2025-09-30', 0)).toBe('2025-09-30');
});

test('a year whose holidays are not published is not guessed', () => {
  expect(isKnownYear(2025)).toBe(true);
  expect(isKnownYear(2090)).toBe(false);
  expect(() => judgeDay('2090-01-02')).toThrow('还没有公布');
});

test('nonsense is refused', () => {
  expect(() => judgeDay('2025-02-30')).toThrow('不是存在的日期');
  expect(() => judgeSpan('2025-02-02', '2025-02-01')).toThrow('前面');
});

test('the example is right', () => {
  const [from = '', to = ''] = tool.example.input.split(' 到 ');
  const { days, workdays } = judgeSpan(from, to);
  expect(`共 ${days} 天，其中工作日 ${workdays} 天`).toBe(tool.example.output);
});
