import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  addMonths,
  daysInRange,
  monthName,
  monthsBetween,
  WEEKDAYS,
  weekdayOf,
  weeksOf,
} from './calendar-days.ts';
import { isComplete, partOf, pickDay } from './pick-day.ts';

describe('days', () => {
  test('months end where they end', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28');
    expect(addMonths('2027-08-31', 6)).toBe('2028-02-29');
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  test('six months on from 15 November there are seven to show', () => {
    expect(monthsBetween('2026-11-15', addMonths('2026-11-15', 6))).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
      '2027-02',
      '2027-03',
      '2027-04',
      '2027-05',
    ]);
  });

  test('weekdays are Chinese and right', () => {
    expect(WEEKDAYS.join('')).toBe('日一二三四五六');
    expect(WEEKDAYS[weekdayOf('2026-11-15')]).toBe('日');
  });

  test('a month begins at its own weekday, whichever day weeks begin with', () => {
    expect(weeksOf('2026-10')[0]).toEqual([null, null, null, null, '2026-10-01', '2026-10-02', '2026-10-03']);
    expect(weeksOf('2026-10', 1)[0]?.indexOf('2026-10-01')).toBe(3);
    expect(monthName('2026-10')).toBe('2026年10月');
  });

  test('every month has all its days once, in weeks of seven', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1200 }), fc.constantFrom<0 | 1>(0, 1), (months, start) => {
        const month = addMonths('2000-01-01', months).slice(0, 7);
        const weeks = weeksOf(month, start);
        const days = weeks.flat().filter((day) => day !== null);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(days).toHaveLength(daysInRange(`${month}-01`, addDays(addMonths(`${month}-01`, 1), -1)));
        expect(new Set(days).size).toBe(days.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a range', () => {
  test('begins with the first press and ends with the second', () => {
    expect(pickDay('range', [], '2026-11-20').days).toEqual(['2026-11-20']);
    expect(pickDay('range', ['2026-11-20'], '2026-11-22').days).toEqual(['2026-11-20', '2026-11-22']);
    expect(pickDay('range', ['2026-11-20'], '2026-11-20').days).toEqual(['2026-11-20', '2026-11-20']);
  });

  test('begins anew with an earlier day, and with a third press', () => {
    expect(pickDay('range', ['2026-11-20'], '2026-11-18').days).toEqual(['2026-11-18']);
    expect(pickDay('range', ['2026-11-20', '2026-11-22'], '2026-11-21').days).toEqual(['2026-11-21']);
  });

  test('of just the longest length is taken without a word', () => {
    expect(pickDay('range', ['2026-11-28'], '2026-12-02', 5)).toEqual({ days: ['2026-11-28', '2026-12-02'] });
  });

  test('that is too long is cut, and the visitor is told', () => {
    expect(pickDay('range', ['2026-11-28'], '2026-12-03', 5)).toEqual({
      days: ['2026-11-28', '2026-12-02'],
      prompt: '选择天数不能超过 5 天',
    });
  });

  test('names its ends', () => {
    const days = ['2026-11-20', '2026-11-22'];
    expect(['19', '20', '21', '22', '23'].map((day) => partOf('range', days, `2026-11-${day}`))).toEqual([
      undefined,
      'start',
      'within',
      'end',
      undefined,
    ]);
    expect(partOf('range', ['2026-11-20', '2026-11-20'], '2026-11-20')).toBe('both');
    expect([isComplete('range', ['2026-11-20']), isComplete('range', days)]).toEqual([false, true]);
  });
});

test('one day replaces the other, of several each press adds or takes away', () => {
  expect(pickDay('single', ['2026-11-20'], '2026-11-25').days).toEqual(['2026-11-25']);
  expect(pickDay('multiple', ['2026-11-20'], '2026-11-18').days).toEqual(['2026-11-18', '2026-11-20']);
  expect(pickDay('multiple', ['2026-11-18', '2026-11-20'], '2026-11-18').days).toEqual(['2026-11-20']);
});
