import { expect, test } from 'vitest';
import { ageOf, exchange, type RateTable } from './exchange-rate.pure.ts';
import { tool } from './tool.ts';

/** Made up for the test; no rate ships with the site. */
const TABLE: RateTable = {
  date: '2026-11-17',
  source: '测试',
  rates: [
    { code: 'USD', name: '美元', cny: '711.23' },
    { code: 'JPY', name: '日元', cny: '4.6089' },
    { code: 'KRW', name: '韩元', cny: '0.4876' },
    { code: 'HKD', name: '港币', cny: '91.39' },
  ],
};
const into = (text: string, code: string) => exchange(text, TABLE).find(({ label }) => label.endsWith(code))?.value;

/** By Python's decimal, with 60 digits and half up. */
test.each([
  ['100 美元', 'CNY', '711.23'],
  ['100 USD', 'CNY', '711.23'],
  ['usd 1', 'CNY', '7.11'],
  ['$1', 'CNY', '7.11'],
  ['100', 'USD', '14.06'],
  ['￥100', 'USD', '14.06'],
  ['100 元', 'HKD', '109.42'],
  ['1000 日元', 'CNY', '46.09'],
  ['100 美元', 'JPY', '15,432'],
  ['1 港币', 'KRW', '187'],
  ['0', 'USD', '0.00'],
  ['0.01', 'USD', '0.001406'],
  ['.5 美元', 'CNY', '3.56'],
  ['1 韩元', 'USD', '0.000686'],
  ['1 韩元', 'CNY', '0.004876'],
  ['999999999999999 美元', 'CNY', '7,112,299,999,999,992.89'],
  ['１００ 美金', 'CNY', '711.23'],
  ['1,234.56 HKD', 'CNY', '1,128.26'],
  ['  100   日币 ', 'CNY', '4.61'],
  ['0.005 元', 'JPY', '0.108486'],
  ['1 美元', 'HKD', '7.78'],
])('%s is in %s %s', (text, code, value) => {
  expect(into(text, code)).toBe(value);
});

test.each([
  ['100 美元 等于多少人民币', '人民币 CNY', '711.23'],
  ['100美元等于多少人民币？', '人民币 CNY', '711.23'],
  ['100 usd to cny', '人民币 CNY', '711.23'],
  ['100 USD in JPY', '日元 JPY', '15,432'],
  ['100 usd cny', '人民币 CNY', '711.23'],
  ['100 USD/JPY', '日元 JPY', '15,432'],
  ['100usd jpy', '日元 JPY', '15,432'],
  ['$100 换成日元是多少', '日元 JPY', '15,432'],
  ['100 美元兑港币', '港币 HKD', '778.24'],
  ['1 美元 = ? 人民币', '人民币 CNY', '7.11'],
  ['1美元是多少人民币呢', '人民币 CNY', '7.11'],
  ['多少人民币等于 100 美元', '人民币 CNY', '711.23'],
  ['100 人民币合多少韩元', '韩元 KRW', '20,509'],
  ['100 块换美金', '美元 USD', '14.06'],
  ['1万日元', '人民币 CNY', '460.89'],
  ['2.5 万美元折合人民币多少钱', '人民币 CNY', '177,807.50'],
  ['3百万韩元', '人民币 CNY', '14,628.00'],
  ['how much is 100 usd in cny?', '人民币 CNY', '711.23'],
  ['１００ ＵＳＤ → ＪＰＹ', '日元 JPY', '15,432'],
  ['100 usd', '人民币 CNY', '711.23'],
])('%s is answered by %s first', (text, label, value) => {
  expect(exchange(text, TABLE)[0]).toEqual({ label, value });
});

test('a question about one currency only, or one that is not here, is told so', () => {
  expect(() => exchange('100 美元换美金', TABLE)).toThrow('两边都是美元');
  expect(() => exchange('100 美元换成贝壳', TABLE)).toThrow('没有“贝壳”');
});

test('without a table nothing is said but that there is none', () => {
  expect(() => exchange('100 美元', { date: '', source: '', rates: [] })).toThrow('还没有登记汇率');
});

test('what cannot be read is refused in words that help', () => {
  expect(() => exchange('100 欧元', TABLE)).toThrow('有人民币（CNY）、美元（USD）');
  expect(() => exchange('-5 美元', TABLE)).toThrow('负数');
  for (const text of ['美元', '1e5 美元', '1.2.3', '12345678901234567', 'NaN'])
    expect(() => exchange(text, TABLE)).toThrow('100 美元');
});

test('the day and the source are said, and how old they are', () => {
  expect(exchange('1', TABLE).at(-1)).toEqual({ label: '汇率', value: '2026-11-17，测试' });
  expect(ageOf(TABLE, Date.parse('2026-11-27T12:00:00+08:00'))).toBe(10);
  expect(ageOf({ ...TABLE, date: '' }, 0)).toBeUndefined();
});

test('the example is right', () => {
  const names = exchange(tool.example.input, TABLE)
    .slice(0, -1)
    .map(({ label }) => label.split(' ')[0]);
  expect(`换成${names.join('、')}`).toBe(tool.example.output);
});
