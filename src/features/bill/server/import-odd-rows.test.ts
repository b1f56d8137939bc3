import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import readBillFile, { type FileAbout } from './read/bill-file.reader.ts';
import type { ReadRow } from './read/judged.rules.ts';
import type { Mapping } from './read/mapping.rules.ts';

function read(bytes: Uint8Array, mapping?: Mapping) {
  const rows: ReadRow[] = [];
  let about: FileAbout | undefined;
  for (const part of readBillFile({ bytes, password: '', mapping })) {
    if ('about' in part) about = part.about;
    else if ('rows' in part) rows.push(...part.rows);
  }
  return { about, rows };
}

const yuan = ({ expense, refund, income, transfer }: FileAbout['sums']) =>
  [expense, refund, income, transfer].map((fen) => fen / 100);
const NOTHING = { expense: 0, refund: 0, income: 0, pending: 0, transfer: 0, transfers: 0 };

const WALLETS = {
  支付宝: '交易时间,交易分类,交易对方,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号,备注',
  微信: '交易时间,交易类型,交易对方,商品,收/支,金额(元),支付方式,当前状态,交易单号,商户单号,备注',
  京东: '交易时间,商户名称,交易说明,金额,收/付款方式,交易状态,收/支,交易分类,交易订单号,商家订单号,备注',
  美团: '交易创建时间,交易类型,订单标题,收/支,支付方式,订单金额,实付金额,交易单号,商家单号,备注',
};

test.each([
  // The wallet, its rows behind the time; then what is spent, comes back, comes in and moves.
  ['支付宝', ['餐饮,店,饭,支出,-12.50,花呗,交易成功,1,,'], 12.5, 0, 0, 0],
  ['支付宝', ['餐饮,店,饭,支出,￥１２．５０,花呗,交易成功,1,,'], 12.5, 0, 0, 0],
  ['支付宝', ['退款,店,退款-饭,不计收支,9.00,花呗,交易成功,1,,'], 0, 9, 0, 0],
  ['支付宝', ['缴费,电力,电费充值,不计收支,50,花呗,交易成功,1,,'], 0, 0, 0, 0],
  ['支付宝', ['账户,招商银行,提现,不计收支,1000.10,余额,交易成功,1,,服务费0.10元'], 0.1, 0, 0, 1000],
  ['支付宝', ['信用借还,花呗,花呗|信用购主动还款,支出,321,余额宝,交易成功,1,,'], 0, 0, 0, 321],
  // Nothing joins the two but the shop and the amount.
  ['支付宝', ['鞋,店,鞋,支出,88,,交易关闭,1,,', '退款,店,退款,不计收支,88,,退款成功,7,,'], 88, 88, 0, 0],
  ['支付宝', ['鞋,店,鞋,支出,88,,交易关闭,1,,', '鞋,店,鞋,支出,88,花呗,交易成功,2,,'], 88, 0, 0, 0],
  ['微信', ['商户消费,美团,美团月付还款,支出,¥80,零钱,支付成功,1,/,/'], 0, 0, 0, 80],
  ['微信', ['商户消费,京东金融,京东白条还款,支出,¥80,零钱,支付成功,1,/,/'], 0, 0, 0, 80],
  ['微信', ['商户消费,财付通,信用卡还款,支出,¥80,零钱,支付成功,1,/,/'], 0, 0, 0, 80],
  ['微信', ['分付还款,分付,/,/,¥80,零钱,支付成功,1,/,/'], 0, 0, 0, 80],
  ['微信', ['转账,李四,转账备注:还款,支出,¥80,零钱,已转账,1,/,/'], 80, 0, 0, 0],
  ['微信', ['零钱通收益,零钱通,/,收入,¥0.12,零钱通,已到账,1,/,/'], 0, 0, 0.12, 0],
  [
    '京东',
    ['店,灯,120,白条,交易关闭,支出,家居,1,J4,', '店,退款-灯,120,白条,退款成功,不计收支,家居,2,J4,'],
    120,
    120,
    0,
    0,
  ],
  ['京东', ['店,灯,120,白条,交易关闭,支出,家居,1,J4,'], 0, 0, 0, 0],
  ['京东', ['京东,小金库收益,0.50,小金库,交易成功,不计收支,理财,1,,'], 0, 0, 0.5, 0],
  ['京东', ['京东,钱包提现,300,招商银行,交易成功,不计收支,理财,1,,手续费0.30元'], 0.3, 0, 0, 299.7],
  ['美团', ['支付,美团月付还款,支出,储蓄卡,¥21,¥21,1,0,/'], 0, 0, 0, 21],
  ['美团', ['退款,双人餐,收入,微信支付,¥-21.17,¥-21.17,1,0,/'], 0, 21.17, 0, 0],
] as const)('%s %o', (wallet, rows, ...sums) => {
  const text = [WALLETS[wallet], ...rows.map((row) => `2026-03-05 10:00:00,${row}`)].join('\n');
  expect(yuan(read(Buffer.from(text)).about?.sums ?? NOTHING)).toEqual(sums);
});

test('a refund tells of its order only where both are in the file', () => {
  const rows = ['商户消费,店,茶,支出,¥15,零钱,已退款(￥5.00),1,/,/', '店-退款,店,茶,收入,¥5,零钱,已退款￥5.00,2,/,/'];
  const reasons = (some: string[]) =>
    read(Buffer.from([WALLETS.微信, ...some.map((row) => `2026-03-05 10:00:00,${row}`)].join('\n'))).rows[0]?.reason;
  expect(reasons(rows)).toBe('已退款(￥5.00)，退款另有一行');
  expect(reasons(rows.slice(0, 1))).toBe('已退款(￥5.00)');
});

test('支付宝 web: what a seller gave back is spent, and the sums at the foot are compared', () => {
  const text = `交易号,商家订单号,交易创建时间,类型,交易对方,商品名称,金额（元）,收/支,交易状态,服务费（元）,成功退款（元）,备注,资金状态
1,W1,2026-03-02 10:00:00,即时到账,张三,旧书,100.00,收入,交易成功,0.00,40.00,,已收入
------------------------
共1笔记录
已收入:1笔,100.00元
待收入:0笔,0.00元
已支出:0笔,5.00元`;
  const { about } = read(Buffer.from(text));
  expect(yuan(about?.sums ?? NOTHING)).toEqual([40, 0, 100, 0]);
  expect(about?.stated).toEqual({ expense: 500, income: 10_000 });
  expect(about?.differences).toHaveLength(1);
});

test('a kind of payment called like a property of every object is a category like any other', () => {
  for (const kind of ['constructor', '__proto__', 'toString']) {
    const row = `2026-03-05 10:00:00,${kind},店,饭,支出,¥8,零钱,支付成功,1,/,/`;
    const { rows } = read(Buffer.from(`${WALLETS['微信']}\n${row}`));
    expect(rows[0]?.bill, kind).toMatchObject({ category: kind, expense: 800 });
  }
});

const table = (rows: string[][], mapping: Mapping) =>
  read(gzipSync(rows.map((row) => JSON.stringify(row)).join('\n')), mapping);

test.each([
  ['２０２６－０３－０６', '2026-03-05T16:00:00.000Z'],
  ['2026年3月6日 星期五', '2026-03-05T16:00:00.000Z'],
  ['2026-3-6 下午3:05', '2026-03-06T07:05:00.000Z'],
  ['2026-03-06 12:30:00 AM', '2026-03-05T16:30:00.000Z'],
  ['2026-03-06T10:00:00-05:00', '2026-03-06T15:00:00.000Z'],
  ['1772766000', '2026-03-06T03:00:00.000Z'],
  ['1772766000000', '2026-03-06T03:00:00.000Z'],
  ['Mar 6, 2026', '2026-03-05T16:00:00.000Z'],
  ['06-Mar-2026', '2026-03-05T16:00:00.000Z'],
  ['46087.5', '2026-03-06T04:00:00.000Z'],
])('the date %s', (cell, moment) => {
  const { rows } = table(
    [
      ['日', '钱'],
      [cell, '-1'],
    ],
    { Date: '日', Amount: '钱' },
  );
  expect(new Date(rows[0]?.bill?.createdAt ?? 0).toISOString()).toBe(moment);
});

test.each([
  [['26-03-07', '26-03-19'], '2026-03-07'],
  [['07-03-26', '19-03-26'], '2026-03-07'],
  [['26-03-07', '2026-03-19'], '2026-03-07'],
])('two figures for the year, in %o', (days, first) => {
  const { rows } = table([['日', '钱'], ...days.map((day) => [day, '-1'])], { Date: '日', Amount: '钱' });
  expect(new Date((rows[0]?.bill?.createdAt ?? 0) + 8 * 3_600_000).toISOString().slice(0, 10)).toBe(first);
});

test('what left may have a minus in a column of its own, and the state of an order counts after a mapping', () => {
  const inOut = { Date: '日期', In: '收入', Out: '支出', Title: '摘要' };
  const minus = [
    ['日期', '摘要', '收入', '支出'],
    ['2026-03-02', '饭', '', '-20.50'],
    ['2026-03-03', '工资', '300', ''],
  ];
  expect(yuan(table(minus, inOut).about?.sums ?? NOTHING)).toEqual([20.5, 0, 300, 0]);
  const head = ['时间', '方向', '数额', '内容', '对象', '状态', '单号'];
  const rows = [
    ['2026-03-02', '支出', '20.5', '饭', '店', '交易关闭', 'A1'],
    ['2026-03-02', '收入', '20.5', '退款-饭', '店', '退款成功', 'A1_1'],
    ['2026-03-02', '支出', '9', '水', '店', '等待付款', 'A2'],
    ['2026-03-02', '支出', '9', '水', '店', '交易关闭', 'A3'],
    ['2026-03-02', '流出', '7', '还花呗', '店', '', 'A4'],
    ['2026-03-02', '退款', '1', '茶', '店', '', 'A5'],
    ['2026-03-02', '支出', '3', '理财课程', '店', '', 'A6'],
  ];
  const mapping = { Date: '时间', Amount: '数额', Direction: '方向', Title: '内容', Payee: '对象', OrderNo: '单号' };
  expect(yuan(table([head, ...rows], mapping).about?.sums ?? NOTHING)).toEqual([23.5, 21.5, 0, 7]);
});

test('a card in OFX: what comes back of a shop is a refund, what was paid to the bank a transfer', () => {
  const row = (type: string, amount: string, name: string) =>
    `<STMTTRN><TRNTYPE>${type}<DTPOSTED>20260301<TRNAMT>${amount}<FITID>${name}${amount}<NAME>${name}</STMTTRN>`;
  const rows = [row('DEBIT', '-35.20', 'A'), row('CREDIT', '5.20', 'A'), row('CREDIT', '500', 'PAYMENT RECEIVED')];
  const text = `OFXHEADER:100\n\n<OFX><CCSTMTRS><CURDEF>CNY<ACCTID>6225${rows.join('')}</CCSTMTRS></OFX>`;
  expect(yuan(read(Buffer.from(text)).about?.sums ?? NOTHING)).toEqual([35.2, 5.2, 0, 500]);
});

test('CAMT: what the bank has not booked does not count, the day of value stands in for the day of booking', () => {
  const entry = (status: string, day: string) =>
    `<Ntry><Amt Ccy="CNY">5</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>${status}</Sts><${day}><Dt>2026-03-01</Dt></${day}></Ntry>`;
  const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entry('PDNG', 'BookgDt')}${entry('BOOK', 'ValDt')}</Stmt></BkToCstmrStmt></Document>`;
  expect(yuan(read(Buffer.from(text)).about?.sums ?? NOTHING)).toEqual([5, 0, 0, 0]);
});
