import { expect, test } from 'vitest';
import { readCron } from './cron.work.ts';
import { tool } from './tool.ts';

const from = Date.parse('2026-11-15T00:00:00+08:00');

function nextOf(expression: string, count = 2, timezone = 'Asia/Shanghai'): string[] {
  return readCron(expression, from, timezone, count).next.map((time) => new Date(time).toISOString());
}

test('workdays at nine, in Shanghai', () => {
  // The 15th is a Sunday.
  expect(nextOf('0 9 * * 1-5')).toEqual(['2026-11-16T01:00:00.000Z', '2026-11-17T01:00:00.000Z']);
});

test('every five minutes, and with seconds', () => {
  expect(nextOf('*/5 * * * *')).toEqual(['2026-11-14T16:05:00.000Z', '2026-11-14T16:10:00.000Z']);
  expect(nextOf('30 0 12 * * *', 1)).toEqual(['2026-11-15T04:00:30.000Z']);
});

test('a leap day waits for a leap year, the last day of a month is found', () => {
  expect(nextOf('0 0 29 2 *', 1)).toEqual(['2028-02-28T16:00:00.000Z']);
  expect(nextOf('0 0 L * *', 1)).toEqual(['2026-11-29T16:00:00.000Z']);
});

test('a time that never comes has no next', () => {
  expect(nextOf('0 0 31 2 *')).toEqual([]);
});

test('the meaning is said in Chinese', () => {
  expect(readCron('0 9 * * 1-5', from, 'Asia/Shanghai').meaning).toBe('在 09:00，星期一至星期五');
  expect(readCron('@daily', from, 'Asia/Shanghai').meaning).toContain('00:00');
});

test.each([
  ['* * *', '现在有 3 段'],
  ['61 * * * *', '分'],
  ['0 25 * * *', '时'],
  ['a b c d e', '读不懂'],
  ['* * * * * * * *', '现在有 8 段'],
  ['0 0 0 L-31 * ?', '最多是 L-30'],
  ['0 0 0 L-3 * 2', '两段只能写一段'],
  ['0 0 0 ? * 0', '应该在 1 到 7 之间'],
  ['*/0 * * * *', '间隔至少是 1'],
  ['@never', '没有 @never'],
  ['0 0 ? ? ?', '读不懂'],
])('%s is refused', (expression, reason) => {
  expect(() => readCron(expression, from, 'Asia/Shanghai')).toThrow(reason);
});

// The examples of Quartz's own tutorial, and what Chinese Java shops write. The 15th is a Sunday.
test.each([
  ['0 0/15 * * * ?', '11-15 00:15:00', '11-15 00:30:00'],
  ['5/15 * * * *', '11-15 00:05:00', '11-15 00:20:00'],
  ['0 0/5 14,18 * * ?', '11-15 14:00:00', '11-15 14:05:00'],
  ['0 15 10 ? * *', '11-15 10:15:00', '11-16 10:15:00'],
  ['0 15 10 ? * MON-FRI', '11-16 10:15:00', '11-17 10:15:00'],
  ['0 15 10 ? * 2-6', '11-16 10:15:00', '11-17 10:15:00'],
  ['0 15 10 ? * 1', '11-15 10:15:00', '11-22 10:15:00'],
  ['0 15 10 ? * 6L', '11-27 10:15:00', '12-25 10:15:00'],
  ['0 15 10 ? * 6#3', '11-20 10:15:00', '12-18 10:15:00'],
  ['0 15 10 L * ?', '11-30 10:15:00', '12-31 10:15:00'],
  ['0 15 10 15W * ?', '11-16 10:15:00', '12-15 10:15:00'],
  ['0 15 10 LW * ?', '11-30 10:15:00', '12-31 10:15:00'],
  ['0 15 10 L-3 * ?', '11-27 10:15:00', '12-28 10:15:00'],
  ['0 15 10 L-2W * ?', '11-27 10:15:00', '12-29 10:15:00'],
  ['0 15 10 L-1W * ?', '11-30 10:15:00', '12-30 10:15:00'],
  ['0 0 L-30 * ?', '12-01 00:00:00', '01-01 00:00:00'],
  ['0 0 0 L-28 2 ? 2027-2029', '02-01 00:00:00', undefined],
  ['0 0 0 1,L-3 12 ?', '12-01 00:00:00', '12-28 00:00:00'],
  ['0 0 0 1,15W * ?', '11-16 00:00:00', '12-01 00:00:00'],
  ['0 15 10 ? * L', '11-21 10:15:00', '11-28 10:15:00'],
  ['0 0 12 1 1 ? 2027', '01-01 12:00:00', undefined],
  ['0 0 0 1 1 ? 2027-2028', '01-01 00:00:00', '01-01 00:00:00'],
  ['0 0 22-2 * * *', '11-15 01:00:00', '11-15 02:00:00'],
  ['0 0 0 ? * FRI-MON', '11-16 00:00:00', '11-20 00:00:00'],
  ['0 0 * 1 *', '01-01 00:00:00', '01-02 00:00:00'],
  ['0 0 1-31/10 * *', '11-21 00:00:00', '12-01 00:00:00'],
  ['０ ９ ＊ ＊ １－５', '11-16 09:00:00', '11-17 09:00:00'],
])('%s runs next at %s and %s', (expression, first, second) => {
  const said = readCron(expression, from, 'Asia/Shanghai', 2).next.map((time) =>
    new Date(time + 8 * 3_600_000).toISOString().slice(5, 19).replace('T', ' '),
  );
  expect([said[0], said[1]]).toEqual([first, second]);
});

test('whose week it is can be said, and doubt is told', () => {
  const spring = readCron('0 0 9 ? * 1-5', from, 'Asia/Shanghai', 1, 'unix');
  expect(new Date(spring.next[0] ?? 0).toISOString()).toBe('2026-11-16T01:00:00.000Z');
  expect(spring.meaning).toContain('星期一至星期五');
  const quartz = readCron('0 0 9 ? * 1-5', from, 'Asia/Shanghai', 1);
  expect(quartz).toMatchObject({ dialect: 'quartz', isDoubtful: true });
  expect(quartz.meaning).toContain('星期日至星期四');
  expect(readCron('0 0 9 ? * MON', from, 'Asia/Shanghai', 1)).toMatchObject({ dialect: 'quartz', isDoubtful: false });
  expect(readCron('0 9 * * 1', from, 'Asia/Shanghai', 1)).toMatchObject({ dialect: 'unix', isDoubtful: false });
});

test('days before the last of a month are said', () => {
  expect(readCron('0 0 0 L-3 * ?', from, 'Asia/Shanghai').meaning).toBe('在 00:00，限每月最后一天之前的第 3 天');
  expect(readCron('0 0 0 L-3W * ?', from, 'Asia/Shanghai').meaning).toContain('第 3 天（W：遇周末改到最近的工作日）');
});

test('nicknames in capitals mean the same', () => {
  expect(readCron('@DAILY', from, 'Asia/Shanghai')).toEqual(readCron('@daily', from, 'Asia/Shanghai'));
});

test('a time that summer time skips runs once, one that comes twice runs once', () => {
  const at = (expression: string, start: string) =>
    readCron(expression, Date.parse(start), 'America/New_York', 2).next.map((time) => new Date(time).toISOString());
  expect(at('30 2 * * *', '2026-03-07T12:00:00Z')).toEqual(['2026-03-08T07:00:00.000Z', '2026-03-09T06:30:00.000Z']);
  expect(at('30 1 * * *', '2026-10-31T12:00:00Z')).toEqual(['2026-11-01T05:30:00.000Z', '2026-11-02T06:30:00.000Z']);
});

test('the example is right', () => {
  expect(readCron(tool.example.input, from, 'Asia/Shanghai').meaning).toBe(tool.example.output);
});
