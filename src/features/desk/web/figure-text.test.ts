import { expect, test } from 'vitest';
import { bytesText, momentText, pathText, uptimeText, yesterdayText } from './figure-text.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1536, '1.5 KB'],
  [182 * 1024 ** 2, '182 MB'],
  [1.25 * 1024 ** 4, '1.3 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(bytesText(bytes)).toBe(text);
});

test.each([
  [5, '不到 1 分钟'],
  [3600 + 120, '1 小时 2 分'],
  [3 * 86_400 + 3600, '3 天 1 小时'],
])('%d seconds are %s', (seconds, text) => {
  expect(uptimeText(seconds)).toBe(text);
});

test.each([
  [0, '昨天没有'],
  [4, '昨天全天 4'],
  [12_345, '昨天全天 12,345'],
])('%d of yesterday are told as %s', (yesterday, text) => {
  expect(yesterdayText(yesterday)).toBe(text);
});

test('a path is shown as people write it, a broken one as it is', () => {
  expect(pathText('/any/%E7%B9%81%E8%8A%B1')).toBe('/any/繁花');
  expect(pathText('/any/%E7%B9')).toBe('/any/%E7%B9');
});

test('a moment of today is a time, an earlier one a day', () => {
  expect(momentText('2026-11-15T09:50:00+08:00', '2026-11-15')).toBe('09:50');
  expect(momentText('2026-11-13T09:50:00+08:00', '2026-11-15')).toBe('11-13');
});
