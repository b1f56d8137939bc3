import { expect, test } from 'vitest';
import { dateOrderOf, guessDateOrder, momentOf, withYear } from './dates.rules.ts';

const at = (text: string) => Date.parse(`${text}+08:00`);

test.each<[string, string, number | undefined]>([
  ['2026-11-15', '', at('2026-11-15T00:00:00')],
  ['2026/3/7', '', at('2026-03-07T00:00:00')],
  ['２０２６－１１－１５', '', at('2026-11-15T00:00:00')],
  ['2026年11月15日', '', at('2026-11-15T00:00:00')],
  ['20261115', '', at('2026-11-15T00:00:00')],
  ['20261115182005', '', at('2026-11-15T18:20:05')],
  ['3 Mar 2026', '', at('2026-03-03T00:00:00')],
  ['Mar 3, 2026', '', at('2026-03-03T00:00:00')],
  ['03-Mar-26', '', at('2026-03-03T00:00:00')],
  ['Tue, 3 March 2026 09:30', '', at('2026-03-03T09:30:00')],
  ['2026-11-15T18:20:05Z', '', Date.parse('2026-11-15T18:20:05Z')],
  ['2026-11-15T18:20:05+0100', '', Date.parse('2026-11-15T17:20:05Z')],
  ['1794701400', '', 1_794_701_400_000],
  ['1794701400000', '', 1_794_701_400_000],
  ['2026-11-15', '18:53:19', at('2026-11-15T18:53:19')],
  ['2026-11-15', '18.53.19', at('2026-11-15T18:53:19')],
  ['2026-11-15', '18时53分19秒', at('2026-11-15T18:53:19')],
  ['2026-11-15', '185319', at('2026-11-15T18:53:19')],
  ['2026-11-15', '下午6:53', at('2026-11-15T18:53:00')],
  ['2026-11-15', '6:53 PM', at('2026-11-15T18:53:00')],
  ['2026-11-15', '12:05 AM', at('2026-11-15T00:05:00')],
  ['2026-11-15', '上午12:05', at('2026-11-15T00:05:00')],
  ['2026-11-15', '中午11:30', at('2026-11-15T11:30:00')],
  ['2026-11-15', '中午1:30', at('2026-11-15T13:30:00')],
  ['2026-11-15 (星期日) 18:53', '', at('2026-11-15T18:53:00')],
  ['2026-11-15 18:20', '08:00', at('2026-11-15T08:00:00')],
  ['2026-11-15', '24:00', at('2026-11-15T00:00:00')],
  ['2026-11-15', '18:60', at('2026-11-15T00:00:00')],
  ['2026-02-30', '', undefined],
  ['昨天', '', undefined],
  ['', '', undefined],
])('%j with the time %j', (cell, time, expected) => {
  expect(momentOf(cell, time)).toBe(expected);
});

test.each([
  ['03/07/2026', 'dmy', '2026-07-03'],
  ['03/07/2026', 'mdy', '2026-03-07'],
  ['03.07.26', 'dmy', '2026-07-03'],
  ['26-03-07', 'ymd', '2026-03-07'],
  ['2026-03-07', 'dmy', '2026-03-07'],
] as const)('%s as %s is %s', (cell, order, day) => {
  expect(momentOf(cell, '', { order })).toBe(at(`${day}T00:00:00`));
});

test.each([
  ['12/28', '2025-12-28'],
  ['1月3日', '2026-01-03'],
  ['01-03', '2026-01-03'],
  ['2024-01-03', '2024-01-03'],
  ['13/28', '13/28'],
])('in a statement of January 2026 %s is %s', (cell, expected) => {
  expect(withYear(cell, { year: 2026, month: 1 })).toBe(expected);
});

test('a day without its year is none where no statement says its month', () => {
  expect(withYear('12/28', undefined)).toBe('12/28');
  expect(momentOf('12/28')).toBeUndefined();
  expect(momentOf('1228', '', { statement: { year: 2026, month: 1 } })).toBe(at('2025-12-28T00:00:00'));
});

test.each<[string, string[], string | undefined]>([
  ['the year first', ['2026-03-07'], 'ymd'],
  ['a first part no day can be', ['45/03/07'], 'ymd'],
  ['a second part no month can be', ['03/07/2026', '03/19/2026'], 'mdy'],
  ['a first part no month can be', ['07/03/2026', '19/03/2026'], 'dmy'],
  ['nothing is sure', ['03/07/2026', '04/08/2026'], 'either'],
  ['in short years the day changes, not the year', ['26-03-07', '26-03-09', '26-03-08'], 'ymd'],
  ['in short years the first part changes', ['13-03-26', '09-03-26', '08-03-26'], 'dmy'],
  ['in short years both change', ['13-03-26', '09-03-25'], 'either'],
  ['no first part could be a year', ['03-03-07', '03-03-08'], 'either'],
  ['no dates at all', ['昨天', ''], 'ymd'],
])('the order of a column: %s', (_, cells, expected) => {
  expect(guessDateOrder(cells)).toBe(expected);
});

test.each([
  ['DD.MM.YYYY', 'dmy'],
  ['yyyy/mm/dd hh:mm', 'ymd'],
  ['MM-DD-YY', 'mdy'],
  ['%d/%m/%Y', 'dmy'],
  ['年-月-日', 'ymd'],
  ['yyyy', undefined],
  ['', undefined],
])('the format %j names the order %s', (format, order) => {
  expect(dateOrderOf(format)).toBe(order);
});
