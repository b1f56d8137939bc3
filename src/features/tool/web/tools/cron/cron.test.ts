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
  expect(readCron('0 9 * * 1-5', from, 'Asia/Shanghai').meaning).toBe('在09:00, 星期一至星期五');
  expect(readCron('@daily', from, 'Asia/Shanghai').meaning).toContain('00:00');
});

test.each([
  ['* * *', '现在有 3 段'],
  ['61 * * * *', '分'],
  ['0 25 * * *', '时'],
  ['a b c d e', '读不懂'],
])('%s is refused', (expression, reason) => {
  expect(() => readCron(expression, from, 'Asia/Shanghai')).toThrow(reason);
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
