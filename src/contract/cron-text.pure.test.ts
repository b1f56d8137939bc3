import { expect, test } from 'vitest';
import { cronParts, cronText } from './cron-text.pure.ts';

test.each([
  ['0 3 * * *', '每天 03:00'],
  ['5 9,18 * * 1-5', '周一到周五 09:05、18:05'],
  ['30 8 * * 0,6,7', '每周日、六、日 08:30'],
  ['0 0 1,15 * *', '每月 1、15 日 00:00'],
  ['* * * * *', '每分钟'],
  ['*/10 * * * *', '每 10 分钟'],
  ['0 * * * *', '每小时整点'],
  ['7 * * * *', '每小时第 7 分'],
  ['0 */6 * * *', '每 6 小时'],
  ['20 */6 * * 3', '每周三 每 6 小时的第 20 分'],
])('%s is %s', (cron, text) => {
  expect(cronText(cron)).toBe(text);
});

test.each(['0 3 * 2 *', '0 3 1 * 1', '1-5 3 * * *', '0 9-17 * * *', '*/5 9 * * *', '0 3 * * 1#2', 'soon', ''])(
  '%s has no plain words',
  (cron) => {
    expect(cronParts(cron)).toBeUndefined();
    expect(cronText(cron)).toBe(`按 ${cron}`);
  },
);
