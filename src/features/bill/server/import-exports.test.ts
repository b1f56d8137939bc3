import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { workbookOf } from '#/platform/sheet/workbook.fixture.ts';
import { momentOf } from './read/dates.rules.ts';
import { signedAmount } from './read/entry.rules.ts';
import type { Mapping } from './read/mapping.rules.ts';
import { readParts } from './read-parts.fixture.ts';

/** As the site reads a file: one whose form nobody knows once more, with the columns that were chosen. */
function read(file: string | Uint8Array, mapping?: Mapping) {
  const bytes = typeof file === 'string' ? new Uint8Array(Buffer.from(file)) : file;
  const first = readParts(bytes);
  if (!mapping) return first;
  expect(first.about).toBeUndefined();
  return readParts(new Uint8Array(gzipSync(first.table.map((row) => JSON.stringify(row)).join('\n'))), mapping);
}

const sums = ({ about, rows }: ReturnType<typeof read>) => {
  expect(rows.filter(({ state }) => state === 'bad')).toEqual([]);
  const { expense = 0, refund = 0, income = 0, transfer = 0 } = about?.sums ?? {};
  return [expense, refund, income, transfer].map((fen) => fen / 100);
};

const PLAIN = `:20:ST1
:25:622200
:60F:C260301CNY1000,00
:61:2603020302D42,50NMSCREF1//B1
:86:/REMI/CAFE
:61:260303C100,NTRFREF2
:61:260304RD5,00NMSCREF3
:62F:C260304CNY1062,50
-`;
/** An envelope, numbered parts, a letter behind the way, and the same payment twice without a number. */
const NUMBERED = `{1:F01BANKDEFFXXXX}{2:I940}{4:
:20:STARTUMSE
:25:10010010/1111111111EUR
:60F:C260228EUR1234,56
:61:2603020302DR12,34NDDTNONREF
:86:105?00LASTSCHRIFT?20SVWZ+Strom?21 Maerz?30BANKDEFF?32STADTWERKE?33 KOELN
:61:2603020302DR12,34NDDTNONREF
:86:105?00LASTSCHRIFT?32STADTWERKE
:61:2603030303CR2500,NTRFNONREF//9999
:86:166?20LOHN?32FIRMA
:62F:C260303EUR3709,88
-}`.replaceAll('\n', '\r\n');
/** A bank's own lines on top, plain text over several lines. */
const TEXTS = `ABNANL2A
940
ABNANL2A
:20:ABN AMRO BANK NV
:25:500950253
:28:14501/1
:60F:C260521EUR5138,61
:61:2605220523D9,N192NONREF
:86:GIRO   428428 KPN    KENM.
5314606715   FACTUUR
:61:2605210523D7,5N426NONREF
:86:BEA   NR:XXX1234
:62F:C260523EUR5122,11`;

test.each([
  ['plain', PLAIN, [42.5, 5, 100, 0], ['CAFE', '转入', '转入']],
  ['numbered', NUMBERED, [24.68, 0, 2500, 0], ['STADTWERKE KOELN · SVWZ+Strom Maerz', 'STADTWERKE', 'FIRMA · LOHN']],
  ['with texts', TEXTS, [16.5, 0, 0, 0], ['GIRO 428428 KPN KENM. 5314606715 FACTUUR', 'BEA NR:XXX1234']],
])('MT940, %s', (_, file, wanted, titles) => {
  const told = read(file);
  expect(told.about?.name).toBe('MT940');
  expect(sums(told)).toEqual(wanted);
  expect(told.rows.map(({ bill }) => bill?.title)).toEqual(titles);
  expect(new Set(told.rows.map(({ orderNo }) => orderNo)).size).toBe(told.rows.length);
});

test('a line of MT940 that says nothing is told, and the others count', () => {
  const { rows, about } = read(PLAIN.replace('260303C100,NTRFREF2', 'no line at all'));
  expect(about?.sums).toMatchObject({ expense: 4250, income: 0 });
  expect(rows.filter(({ state }) => state === 'bad').map(({ line }) => line)).toEqual([6]);
});

const inOut = { Date: '交易日期', In: '收入金额', Out: '支出金额', Title: '摘要' };

test.each<[string, string | Uint8Array, Mapping | undefined, number[]]>([
  [
    'parentheses, full-width figures, a sum below',
    '交易日期,摘要,交易金额\r\n2026年3月1日,超市,"(1,234.50)"\r\n2026年3月2日,工资,"￥８，０００．００"\r\n2026年3月3日,信用卡还款,(500.00)\r\n合计,,6265.5\r\n',
    { Date: '交易日期', Amount: '交易金额', Title: '摘要' },
    [1234.5, 0, 8000, 500],
  ],
  [
    'the header again on every page, with sums of the page',
    '交易日期,摘要,收入金额,支出金额\n2026-03-01,超市,,12.50\n本页合计,,0,12.50\n交易日期,摘要,收入金额,支出金额\n2026-03-02,工资,3000,\n本页合计,,3000,0\n总计,,3000,12.50\n',
    inOut,
    [12.5, 0, 3000, 0],
  ],
  [
    'days as a workbook counts them, under lines about the account',
    workbookOf([
      ['某银行交易明细', '', '', ''],
      ['账号：6222', '', '', ''],
      ['', '', '', ''],
      ['交易日期', '摘要', '收入金额', '支出金额'],
      ['46082', '超市', '', '12.5'],
      ['46083', '工资', '3000', ''],
      ['合计', '', '3000', '12.5'],
    ]),
    inOut,
    [12.5, 0, 3000, 0],
  ],
  [
    'columns of nothing',
    ',,日期,,金额,,备注\n,,2026/3/1,,-12.50,,饭\n,,2026/3/2,,30,,红包\n',
    { Date: '日期', Amount: '金额', Title: '备注' },
    [12.5, 0, 30, 0],
  ],
  [
    'the month first, with a thousands comma',
    'Date,Description,Amount\n3/1/2026,Cafe,CNY-4.50\n3/15/2026,Salary,"CNY2,000.00"\n',
    { Date: 'Date', Amount: 'Amount', Title: 'Description' },
    [4.5, 0, 2000, 0],
  ],
  [
    '借 and 贷',
    '记账日期,借贷标志,发生额,摘要\n20260301,借,12.50,消费\n20260302,贷,100.00,工资\n',
    { Date: '记账日期', Amount: '发生额', Direction: '借贷标志', Title: '摘要' },
    [12.5, 0, 100, 0],
  ],
  [
    'noughts in the other column',
    'Posting Date,Narration,Debit,Credit\n2026-03-01,Shop,12.50,0.00\n2026-03-02,Pay,0.00,100.00\n',
    { Date: 'Posting Date', Out: 'Debit', In: 'Credit', Title: 'Narration' },
    [12.5, 0, 100, 0],
  ],
  [
    'tabs between, in UTF-16',
    new Uint8Array(Buffer.from('\ufeff日期\t金额\t摘要\r\n2026-03-01\t-12.50\t饭\r\n', 'utf16le')),
    { Date: '日期', Amount: '金额', Title: '摘要' },
    [12.5, 0, 0, 0],
  ],
  [
    '支付宝 as it was in 2021',
    '收/支,交易对方,对方账号,商品说明,收/付款方式,金额,交易状态,交易分类,交易订单号,商家订单号,交易时间,\n支出,店,a,饭,花呗,"1,020.00",交易成功,餐饮,1\t,2\t,2021-03-01 10:00:00,\n其他,余额宝,,余额宝-自动转入,余额,500,交易成功,投资,3\t,,2021-03-01 10:00:00,\n',
    undefined,
    [1020, 0, 0, 500],
  ],
  [
    '微信 without what stands above, saved again by a spreadsheet',
    '交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注\n2026/3/1 8:05,商户消费,面馆,面,支出,￥20.50 ,零钱,支付成功,1,1,/\n2026/3/1 8:05,微信红包-退款,张,/,收入,￥3.00,零钱,已全额退款,2,2,/\n',
    undefined,
    [20.5, 3, 0, 0],
  ],
  [
    '美团 as a workbook',
    workbookOf([
      '交易创建时间,交易成功时间,交易类型,订单标题,收/支,支付方式,订单金额,实付金额,交易单号,商家单号,备注'.split(','),
      '46082.5,46082.5,支付,奶茶,支出,美团月付,22.3,21.17,1,2,/'.split(','),
    ]),
    undefined,
    [21.17, 0, 0, 0],
  ],
])('%s', (_, file, mapping, wanted) => {
  expect(sums(read(file, mapping))).toEqual(wanted);
});

test.each([
  ['2026-03-01-10.11.12.123456', '10:11:12'],
  ['2026年3月1日10时11分12秒', '10:11:12'],
  ['2026年3月1日 10点11分', '10:11:00'],
  ['2026/03/01 - 10:11', '10:11:00'],
  ['2026-03-01 10:11:12.000', '10:11:12'],
])('the time of day in %s', (cell, clock) => {
  expect(new Date((momentOf(cell) ?? 0) + 8 * 3_600_000).toISOString()).toBe(`2026-03-01T${clock}.000Z`);
});

test.each([
  ['CNY12.50', 1250],
  ['RMB-1,234.50', -123_450],
  // Hong Kong dollars are no yuan.
  ['HK$12.50', undefined],
  ['1万', undefined],
])('the amount %s', (cell, fen) => {
  expect(signedAmount(cell)).toBe(fen);
});
