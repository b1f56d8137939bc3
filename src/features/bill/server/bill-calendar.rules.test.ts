import { expect, test } from 'vitest';
import type { Bill } from './bill.rules.ts';
import { calendarOf } from './bill-calendar.rules.ts';
import type { Upcoming } from './bill-recurring.rules.ts';

const NOW = Date.parse('2026-11-15T10:00:00Z');
const bill = (more: Partial<Bill> = {}) =>
  ({
    ...{ id: 7, title: '相机', category: '交易', account: '微信', remark: '', predictIncome: 0 },
    remindAt: Date.parse('2026-11-30T00:00:00+08:00'),
    ...more,
  }) as Bill;
/** As a calendar program reads it: broken lines are one. */
const linesOf = (bills: Bill[], upcoming: Upcoming[] = []) =>
  calendarOf(bills, { upcoming, now: NOW, host: 'souluo.example' }).replaceAll('\r\n ', '').split('\r\n');

test('a reminder is an event of a whole day, with what is expected only where something is', () => {
  expect(linesOf([bill()])).toEqual(
    expect.arrayContaining([
      'UID:bill-7@souluo.example',
      'DTSTAMP:20261115T100000Z',
      'DTSTART;VALUE=DATE:20261130',
      'DTEND;VALUE=DATE:20261201',
      'SUMMARY:跟进：相机',
      'DESCRIPTION:交易 · 微信',
    ]),
  );
  expect(linesOf([bill({ predictIncome: 86_050 })])).toContain('SUMMARY:跟进：相机（待收 ¥860.50）');
});

test('signs of the format and ends of lines are written as it asks', () => {
  const lines = linesOf([bill({ title: '一,二;三\\四', remark: '甲\r\n乙\n丙' })]);
  expect(lines).toContain('SUMMARY:跟进：一\\,二\\;三\\\\四');
  expect(lines).toContain('DESCRIPTION:交易 · 微信\\n甲\\n乙\\n丙');
});

test.each([
  ['out', 'month', '房租（要付 ¥2400.00）', '每月 30 日'],
  ['in', 'week', '房租（到账 ¥2400.00）', '每周一'],
  ['in', 'year', '房租（到账 ¥2400.00）', '每年 11 月 30 日'],
  ['in', 'quarter', '房租（到账 ¥2400.00）', '每季 30 日'],
] as const)('what comes again, %s each %s', (way, period, summary, often) => {
  const upcoming = {
    ...{ id: 3, title: '房租', category: '住', account: '招行', amount: 240_000, way, period },
    ...{ day: 20261130, nextDay: 20261130 },
  } as Upcoming;
  const lines = linesOf([], [upcoming]);
  expect(lines).toEqual(
    expect.arrayContaining([
      'UID:recurring-3-20261130@souluo.example',
      `SUMMARY:${summary}`,
      `DESCRIPTION:住 · 招行\\n${often}`,
    ]),
  );
});

test('no line is longer than 75 bytes, and no character is torn apart', () => {
  const title = `${'a'.repeat(60)}👍é字`.repeat(3);
  const text = calendarOf([bill({ title })], { now: NOW, host: 'souluo.example' });
  expect(Math.max(...text.split('\r\n').map((line) => Buffer.byteLength(line)))).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:跟进：${title}`);
});
