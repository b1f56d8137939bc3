import { expect, test } from 'vitest';
import { createPublicHolidays } from './public-holidays.ts';

const holidays = createPublicHolidays();

test('a year is published, not yet, or from before the records', () => {
  expect([2003, 2004, 2025, 2026, 2030, 2100].map(holidays.stateOf)).toEqual([
    ...['not_kept', 'published', 'published', 'published', 'not_yet', 'not_yet'],
  ]);
});

test('the days off around a festival come with the weekends that are worked for them', () => {
  expect(holidays.around('2026-02-17')).toEqual({
    from: '2026-02-15',
    to: '2026-02-23',
    days: 9,
    workdays: ['2026-02-14', '2026-02-28'],
  });
  expect(holidays.around('2026-03-04')).toBeUndefined();
});

test('a plain weekend is neither a holiday nor a worked day', () => {
  expect(['2026-03-07', '2026-02-14', '2026-02-17', '2030-10-01'].map(holidays.dutyOf)).toEqual([
    ...[null, 'work', 'rest', null],
  ]);
});
