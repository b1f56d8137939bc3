import { expect, test } from 'vitest';
import { processorMs } from '../../frame/processor-time.fixture.ts';
import { type ExtractKind, extract } from './text-extract.pure.ts';
import { tool } from './tool.ts';

test.each<[ExtractKind, string, string[]]>([
  ['email', '写给 a.b+c@mail.example.cn，或 x@y.z。', ['a.b+c@mail.example.cn', 'x@y.z']],
  ['url', '看 https://a.b/c?d=1，或 (http://e.f).', ['https://a.b/c?d=1', 'http://e.f']],
  ['mobile', '电话 138-0013-8000、+86 13900139000，订单 1380013800012', ['13800138000', '13900139000']],
  ['number', '共 1,234.50 元，退 -3', ['1,234.50', '-3']],
  ['number', '约 3，1,234,567.8，又 5', ['3', '1,234,567.8', '5']],
  ['number', '123，456，789', ['123', '456', '789']],
  ['number', '１，２３４．５', ['1,234.5']],
  ['url', '看「https://a.com/b」吧，百科 https://b.com/c_(d)。', ['https://a.com/b', 'https://b.com/c_(d)']],
  ['chinese', 'a搜罗b工具', ['搜罗', '工具']],
  ['ip', '从 192.168.1.1 到 256.1.1.1 和 1.2.3.4.5', ['192.168.1.1']],
  ['date', '2026-11-15 与 2026年1月2日', ['2026-11-15', '2026年1月2日']],
])('%s from %j', (kind, text, expected) => {
  expect(extract(text, kind, false)).toEqual(expected);
});

test.each([
  ['2026-11-16 010-12345678', '2026 11 16 010 12345678'],
  ['-3 到 -1.5', '-3 -1.5'],
  ['1,234,567.89', '1,234,567.89'],
  ['1,2345', '1 2345'],
  ['1234,567', '1234 567'],
  ['1,2,3', '1 2 3'],
  ['(-7)', '-7'],
  ['a-1 b_2 第3-4页', '1 2 3 4'],
  ['１２３．５', '123.5'],
  ['−8°C', '-8'],
  ['1.5e-3 和 2E10', '1.5e-3 2E10'],
  ['1.2.3', '1.2 3'],
  ['x=-5,y=--6', '-5 6'],
  ['价格:-20元', '-20'],
  ['13800138000', '13800138000'],
  ['没有', ''],
  ['5,', '5'],
  ['[1]-[2]', '1 2'],
  ['2026年11月16日', '2026 11 16'],
  ['0x1F', '0 1'],
])('numbers in %s are %s', (text, numbers) => {
  expect(extract(text, 'number', false).join(' ')).toBe(numbers);
});

test('days that no month has are no dates', () => {
  expect(extract('2026-13-01 2026-12-32 2026-1-5 12026-11-15 2026.11.16', 'date', false)).toEqual([
    '2026-1-5',
    '2026.11.16',
  ]);
});

test('each only once when asked', () => {
  expect(extract('1 2 1', 'number', true)).toEqual(['1', '2']);
});

test.each(['a'.repeat(100_000), `a@${'a-'.repeat(50_000)}`, `${'a.'.repeat(50_000)}@`])(
  'a long text that looks like the start of an address is read in no time',
  (text) => {
    expect(processorMs(() => expect(extract(text, 'email', true)).toEqual([]))).toBeLessThan(2000);
  },
);

test('addresses without their scheme and addresses of IPv6 are found, times and names of code are none', () => {
  expect(extract('见 www.b.cn。和(www.c.com/x)，发信到 me@www.d.com，https://e.cn/www.f.cn', 'url', true)).toEqual([
    'www.b.cn',
    'www.c.com/x',
    'https://e.cn/www.f.cn',
  ]);
  expect(
    extract(
      '[2001:db8::1]:443 ::1 ::ffff:192.0.2.1 fe80::1%eth0 10.0.0.1:80 12:30:45 std::vector a::b 1:2:3',
      'ip',
      true,
    ),
  ).toEqual(['2001:db8::1', '::1', '::ffff:192.0.2.1', 'fe80::1', '10.0.0.1']);
});

test('the example is right', () => {
  expect(extract(tool.example.input, 'mobile', true).join('\n')).toBe(tool.example.output);
});
