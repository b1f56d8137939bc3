import { expect, test } from 'vitest';
import { describeMoment, readMoment } from './timestamp.pure.ts';
import { tool } from './tool.ts';

const zone = 'Asia/Shanghai';

test.each([
  ['0', 0, '秒'],
  ['1700000000', 1_700_000_000_000, '秒'],
  ['-1', -1000, '秒'],
  ['1700000000123', 1_700_000_000_123, '毫秒'],
  ['1700000000123456', 1_700_000_000_123, '微秒'],
  ['1700000000123456789', 1_700_000_000_123, '纳秒'],
  ['1700000000.5', 1_700_000_000_500, '秒'],
  ['2023-11-15 06:13:20', 1_700_000_000_000, '所选时区的日期'],
  ['2023/11/15', 1_699_977_600_000, '所选时区的日期'],
  ['2023年11月15日 06:13', 1_699_999_980_000, '所选时区的日期'],
  ['2023-11-14T22:13:20Z', 1_700_000_000_000, '带时区的日期'],
  ['Tue, 14 Nov 2023 22:13:20 GMT', 1_700_000_000_000, '带时区的日期'],
  ['Wed Nov 15 2023 06:13:20 GMT+0800 (中国标准时间)', 1_700_000_000_000, '带时区的日期'],
  ['Tue Nov 14 2023 22:13:20 GMT', 1_700_000_000_000, '带时区的日期'],
  ['Tue Nov 14 22:13:20 UTC 2023', 1_700_000_000_000, '带时区的日期'],
  ['Wed Nov 15 06:13:20 2023', 1_700_000_000_000, '所选时区的日期'],
  ['20231114T221320Z', 1_700_000_000_000, '带时区的日期'],
  ['20231115T061320', 1_700_000_000_000, '所选时区的日期'],
  ['2023年11月15日 6时13分20秒', 1_700_000_000_000, '所选时区的日期'],
  ['2023年11月15日 上午6:13:20', 1_700_000_000_000, '所选时区的日期'],
  ['2023/11/14 下午10:13:20', 1_699_971_200_000, '所选时区的日期'],
  ['2023年11月15日 下午3点', 1_700_031_600_000, '所选时区的日期'],
  ['2023-11-15 凌晨12:05', 1_699_977_900_000, '所选时区的日期'],
  ['2023-11-15 中午12:05', 1_700_021_100_000, '所选时区的日期'],
])('%s is %d, read as %s', (text, time, understoodAs) => {
  expect(readMoment(text, zone)).toEqual({ time, understoodAs });
});

test.each([
  ['20261118', '2026-11-18T00:00:00+08:00', '秒', 20_261_118_000],
  ['19700101', '1970-01-01T00:00:00+08:00', '秒', 19_700_101_000],
  ['20240229', '2024-02-29T00:00:00+08:00', '秒', 20_240_229_000],
  ['２０２６１１１８', '2026-11-18T00:00:00+08:00', '秒', 20_261_118_000],
  ['202611180930', '2026-11-18T09:30:00+08:00', '毫秒', 202_611_180_930],
  ['20261118093000', '2026-11-18T09:30:00+08:00', '毫秒', 20_261_118_093_000],
  ['20261118235959', '2026-11-18T23:59:59+08:00', '毫秒', 20_261_118_235_959],
  ['20261118093000123', '2026-11-18T09:30:00.123+08:00', '微秒', 20_261_118_093_000],
])('%s is a date written without signs, and the other reading stands beside it', (text, iso, unit, count) => {
  expect(readMoment(text, zone)).toEqual({
    time: Date.parse(iso),
    understoodAs: '连写的日期',
    other: { time: count, understoodAs: unit },
  });
});

test.each([
  ['20261318', '秒'],
  ['20260229', '秒'],
  ['18991231', '秒'],
  ['21000101', '秒'],
  ['-20261118', '秒'],
  ['20261118.5', '秒'],
  ['2026111809', '秒'],
  ['202611182460', '毫秒'],
  ['20261118240000', '毫秒'],
  ['202611180930123', '微秒'],
  ['1794916800000', '毫秒'],
])('%s is no day of the calendar and stays a count of %s', (text, understoodAs) => {
  expect(readMoment(text, zone)).toEqual({ time: expect.any(Number), understoodAs });
});

test('summer time is known', () => {
  expect(readMoment('2026-07-01 12:00', 'America/New_York').time).toBe(Date.parse('2026-07-01T16:00:00Z'));
  expect(readMoment('2026-12-01 12:00', 'America/New_York').time).toBe(Date.parse('2026-12-01T17:00:00Z'));
});

test.each([
  ['2023-02-29', '没有 29 日'],
  ['2023-13-01', '没有 13 月'],
  ['2023-01-01 25:00', '时间应在'],
  ['99999999999999999999999', '太大'],
  ['明天', '日期要写成'],
])('%s is refused', (text, reason) => {
  expect(() => readMoment(text, zone)).toThrow(reason);
});

test('a moment is said in every usual way', () => {
  const said = Object.fromEntries(
    describeMoment(1_700_000_000_000, zone, 1_700_000_000_000 + 3 * 86_400_000).map(({ label, value }) => [
      label,
      value,
    ]),
  );
  expect(said).toEqual({
    日期时间: '2023-11-15 06:13:20',
    秒: '1700000000',
    毫秒: '1700000000000',
    'ISO 8601': '2023-11-15T06:13:20+08:00',
    UTC: '2023-11-14T22:13:20.000Z',
    'RFC 2822': 'Tue, 14 Nov 2023 22:13:20 GMT',
    星期: '星期三',
    一年中的第几天: '319',
    离现在: '3 天前',
  });
});

test('a day that does not exist is refused with a zone as well', () => {
  expect(() => readMoment('2026-02-30T00:00:00Z', zone)).toThrow('没有 30 日');
});

test('moments thousands of years away keep their year', () => {
  const said = (text: string) => describeMoment(readMoment(text, 'UTC').time, 'UTC', 0)[0]?.value;
  expect(said('-62135596800')).toBe('0001-01-01 00:00:00');
  expect(said('-99999999999')).toBe('-001199-02-15 14:13:21');
  expect(said('０')).toBe('1970-01-01 00:00:00');
});

test('the example is right', () => {
  expect(describeMoment(readMoment(tool.example.input, zone).time, zone, 0)[0]?.value).toBe(tool.example.output);
});
