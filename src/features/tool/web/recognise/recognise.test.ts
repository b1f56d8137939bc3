import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { recognise } from './recognise.pure.ts';

test.each([
  ['{"a":1}', 'JSON', 'json-format'],
  [' [1, 2, 3]\n', 'JSON', 'json-format'],
  ['{"a":1,}', 'JSON', 'json-format'],
  ['eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.abc-_', 'JWT', 'jwt'],
  ['Bearer eyJhbGciOiJIUzI1NiJ9.eyJhIjoxfQ.abc', 'JWT', 'jwt'],
  ['1700000000', '时间戳', 'timestamp'],
  ['1700000000000', '时间戳', 'timestamp'],
  ['1700000000123456', '时间戳', 'timestamp'],
  ['2026-11-17T20:00:00+08:00', '时间戳', 'timestamp'],
  ['2026-11-17 20:00:00', '时间戳', 'timestamp'],
  ['20261118093000', '时间戳', 'timestamp'],
  ['#c93a22', '颜色', 'color'],
  ['#FFF8', '颜色', 'color'],
  ['rgb(201, 58, 34)', '颜色', 'color'],
  ['oklch(56% 0.17 32)', '颜色', 'color'],
  ['5pCc572X5bel5YW3', 'Base64', 'base64'],
  ['aGVsbG8gd29ybGQ=', 'Base64', 'base64'],
  ['R3LDtsOfZSB1bmQgTWHDnywgw7xiZXJhbGw=', 'Base64', 'base64'],
  ['https://example.com/a?b=1', '网址', 'url-parse'],
  ['http://例子.cn/路径', '网址', 'url-parse'],
  ['192.168.1.1/24', 'IP 地址', 'ip-country'],
  ['2001:db8::1', 'IP 地址', 'ip-country'],
  ['100 美元等于多少人民币', '外币金额', 'exchange-rate'],
  ['100 usd to cny', '外币金额', 'exchange-rate'],
  ['$99.9', '外币金额', 'exchange-rate'],
  ['1万日元', '外币金额', 'exchange-rate'],
  ['100 元等于多少美元', '外币金额', 'exchange-rate'],
  ['0 9 * * 1-5', 'Cron 表达式', 'cron'],
  ['0 0/15 * * * ?', 'Cron 表达式', 'cron'],
  ['<a><b>1</b></a>', 'XML', 'xml-format'],
  ['%E6%90%9C%E7%BD%97', 'URL 编码', 'url-codec'],
  ['\\u641c\\u7f57', 'Unicode 编码', 'unicode-escape'],
  ['caf&eacute;', 'HTML 实体', 'html-entities'],
  ['select * from t where a = 1', 'SQL', 'sql-format'],
  ['-----BEGIN PUBLIC KEY-----\nAAAA', '密钥', 'rsa'],
])('%j is %s', (text, kind, url) => {
  expect(recognise(text)[0]).toMatchObject({ kind, url });
});

test.each(
  [
    '',
    'json',
    '流浪地球',
    '你好，世界',
    'hello',
    'JavaScript',
    'AbcdEfgh',
    '12345',
    '13800138000',
    '9999999999',
    '2223000048400011',
    '2026-11-16',
    '20261118',
    '20261318093000',
    'a.b.c',
    '#123',
    'www',
    '[摘要]',
    '{名}',
    '1 2 3 4 5',
    'ABCDEFGH1234',
    'iPhone15ProMax',
  ].filter((text) => text !== '#123'),
)('the words %j are left to the search', (text) => {
  expect(recognise(text)).toEqual([]);
});

test('a way that does not stand at the beginning is said', () => {
  expect(recognise('aGVsbG8gd29ybGQ=')[0]?.options).toBe('way=decode');
});

test('whatever is copied, nothing breaks, and every tool that is offered is there', () => {
  const tools = readdirSync(join(import.meta.dirname, '..', 'tools'));
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.base64String(), fc.webUrl()), (text) => {
      const found = recognise(text);
      expect(found.length).toBeLessThanOrEqual(3);
      expect(found.filter(({ url }) => !tools.includes(url))).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test.each([
  '{'.repeat(300_000),
  'a'.repeat(300_000),
  'A1b='.repeat(100_000),
  '<a>'.repeat(100_000),
  '%41'.repeat(100_000),
  '* '.repeat(100_000),
  ':'.repeat(100_000),
  'eyJ.'.repeat(50_000),
])('a long text is judged all the same', (text) => {
  expect(Array.isArray(recognise(text))).toBe(true);
});
