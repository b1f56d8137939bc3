import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { FileAbout } from './read/bill-file.reader.ts';
import { signedAmount } from './read/entry.rules.ts';
import { guessMapping } from './read/mapping.rules.ts';
import { readByGuess } from './read-parts.fixture.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));
const sumsIn = ({ sums: { expense, refund, income, transfer, transfers } }: FileAbout) =>
  [expense, refund, income, transfer].map((fen) => fen / 100).concat(transfers);

test.each([
  // Whole files as they are handed out: spent, came back, came in, moved between own accounts, and how often that.
  ['alipay-app-year.csv', '支付宝', 3373.3, 934.5, 5092.09, 4734.56, 4],
  ['alipay-web-tail.csv', '支付宝', 1428.5, 1327.5, 300, 3499, 2],
  ['wechat-banner.csv', '微信支付', 1786.29, 1499, 1018.88, 6599.01, 3],
  ['wechat-serials.xlsx', '微信支付', 1254.56, 283.71, 0, 499.5, 1],
  ['jd-banner.csv', '京东', 1587.88, 359, 0, 2500.99, 2],
  ['meituan-banner.csv', '美团', 163.4, 45, 0, 300, 1],
  ['cmb-web.csv', '招商银行', 90, 30, 12001.28, 3500.5, 2],
  ['icbc-gbk.csv', '工商银行', 1150, 0, 3000.87, 500, 1],
  ['ccb-saved-again.xlsx', '建设银行', 1319.21, 35.5, 6000.1, 1200, 1],
  ['abc-web.csv', '农业银行', 1035.2, 35.2, 6502.3, 200, 1],
  ['boc-web.csv', '中国银行', 63.6, 0, 2000, 1500, 1],
  ['statement-sgml.ofx', 'OFX', 1345.4, 19.9, 9001.23, 4000, 2],
  ['statement-xml.ofx', 'OFX', 48.17, 0, 1203.33, 100, 1],
  ['statement-splits.qif', 'QIF', 45, 5, 1500, 300, 1],
  ['statement-prefixed.camt.xml', 'CAMT', 215.55, 30, 2500, 0, 0],
  // Tables nobody knows, by what is proposed for their columns.
  ['table-fullwidth.csv', '表格', 1234.5, 34.5, 8000, 500, 1],
  ['table-qianji.csv', '表格', 111.5, 2.5, 8000, 1500, 2],
  ['table-shark.csv', '表格', 1027.5, 0, 5000, 0, 0],
  ['table-merged-header.xlsx', '表格', 383.71, 83.71, 16899.15, 5000, 1],
  ['table-sparkasse.csv', '表格', 1050.15, 0, 2500, 0, 0],
  ['table-inout.csv', '表格', 1000, 70, 5000, 300, 1],
])('%s of %s adds up, every row is understood, and its own sums agree', (file, name, ...sums) => {
  const { about, rows } = readByGuess(fixture(file));
  expect(about?.name).toBe(name);
  expect(about && sumsIn(about)).toEqual(sums);
  expect(rows.filter(({ state }) => state === 'bad')).toEqual([]);
  expect(about?.differences).toEqual([]);
});

test.each([
  ['(1,234.50)', -123_450],
  ['（１，２３４．５０）', -123_450],
  ['－￥１２．５', -1250],
  ['1,00,000.50', 10_000_050],
  ['5.00DR', -500],
  ['5.00 Cr', 500],
  ["1'234.50", 123_450],
  ['283.70999999999998', 28_371],
  ['1.005', undefined],
  ['12元3角', undefined],
])('the amount %s', (cell, fen) => {
  expect(signedAmount(cell)).toBe(fen);
});

const table = (...lines: string[]) => readByGuess(Buffer.from(lines.join('\n')));

test('a column of other words is no direction where signs tell it, and says what a row is about', () => {
  const { about } = table(
    '日期,类型,金额,说明',
    '2026-03-01,快捷支付,-20.00,某店',
    '2026-03-02,快捷退款,5.00,某店',
    '2026-03-03,ATM取款,-300.00,某支行',
    '2026-03-04,转账,-50.00,李四',
    '2026-03-05,代发,900.00,某公司',
  );
  expect(about && sumsIn(about)).toEqual([70, 5, 900, 300, 1]);
});

test('amounts of two currencies are not added after a mapping either', () => {
  const { about, rows } = table('日期,币种,金额,说明', '2026-03-01,人民币,-20.00,饭', '2026-03-02,USD,-5.00,meal');
  expect(about && sumsIn(about)).toEqual([20, 0, 0, 0, 0]);
  expect(rows[1]?.reason).toBe('USD 5.00，是另一种货币，没有入账');
});

test('columns without a word that is known are proposed by what stands in them', () => {
  expect(guessMapping(['x', 'y', '余额'], [['2026-03-01', '12.50', '100.00']])).toEqual({ Date: 'x', Amount: 'y' });
});
