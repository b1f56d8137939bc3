import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { workbookOf } from '#/platform/sheet/workbook.fixture.ts';
import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';
import readBillFile, { type FileAbout } from './read/bill-file.reader.ts';
import type { ReadRow } from './read/judged.rules.ts';
import type { Mapping } from './read/mapping.rules.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

function read(bytes: Uint8Array, password = '', mapping?: Mapping) {
  const rows: ReadRow[] = [];
  const table: string[][] = [];
  let about: FileAbout | undefined;
  for (const part of readBillFile({ bytes, password, mapping })) {
    if ('about' in part) about = part.about;
    else if ('rows' in part) rows.push(...part.rows);
    else table.push(...('header' in part ? [part.header] : part.table));
  }
  return { about, rows, table };
}

/** Each row in one line: what becomes of it, and with how much. */
const told = ({ state, bill, orderNo, reason }: ReadRow) => {
  if (state !== 'new' || !bill) return `${state}: ${reason}`;
  const { title, category, account, expense, income, predictIncome, isDone } = bill;
  const money = [expense && `-${expense}`, income && `+${income}`, predictIncome && `?${predictIncome}`];
  return [title, category, account, money.filter(Boolean).join(''), isDone ? '完成' : '未完成', orderNo].join('|');
};

/** Sums in yuan, in the order in which a preview shows them. */
const sumsIn = (about: FileAbout | undefined) => {
  const { expense = 0, refund = 0, income = 0, transfer = 0, transfers = 0 } = about?.sums ?? {};
  return [expense, refund, income, transfer].map((fen) => fen / 100).concat(transfers);
};

test.each([
  // The file, then what it spends, gets back, takes in and moves between own accounts, and how often that.
  ['alipay-closed-and-refunded.csv', '支付宝', 1678.9, 459, 200.35, 820, 2],
  ['alipay-web-refund-column.csv', '支付宝', 1339, 280, 300, 500, 1],
  ['wechat-transfers-and-refunds.csv', '微信支付', 1301.06, 279.56, 8.88, 1800, 2],
  ['jd.csv', '京东', 479.9, 200, 0, 1220, 2],
  ['meituan.csv', '美团', 1239.17, 218, 0, 21.17, 1],
  ['icbc-debit.csv', '工商银行', 1045.6, 45.6, 12346.9, 2000, 1],
  ['icbc-credit.csv', '工商银行信用卡', 160.5, 30, 0, 1500, 1],
  ['ccb.csv', '建设银行', 37.5, 5.5, 6000, 1200, 1],
  ['ccb.xls', '建设银行', 37.5, 5.5, 6000, 1200, 1],
  ['boc-page.xls', '中国银行', 1030.5, 30.5, 8000, 2000, 1],
  ['spdb-xml.xls', '浦发银行', 1200, 0, 6000.5, 0, 0],
  ['cmb-debit.csv', '招商银行', 30.5, 10.5, 8501.02, 2500, 2],
  ['cmb-credit.csv', '招商银行信用卡', 1249.8, 50, 0, 2345.67, 1],
  ['bocom-debit.csv', '交通银行', 100.79, 0, 50.52, 249.73, 2],
  ['bocom-credit.csv', '交通银行信用卡', 79.1, 2.9, 5, 13.5, 1],
  ['abc-debit.csv', '农业银行', 10, 0, 10000.01, 2345.89, 1],
  ['boc-debit.csv', '中国银行', 1397.89, 26, 0, 0, 0],
  ['boc-credit.csv', '中国银行信用卡', 118.19, 18.19, 0, 361.19, 1],
  ['cgb-credit.csv', '广发银行信用卡', 403.32, 5.9, 0, 1130.68, 1],
  ['citic-credit.csv', '中信银行信用卡', 117.1, 0, 0.2, 500, 1],
  ['spdb-debit.csv', '浦发银行', 1200, 0, 6000, 800, 1],
  ['hsbc-credit.csv', '汇丰信用卡', 1117.14, 99.14, 0, 3266.16, 1],
  ['bmo-debit.csv', 'BMO', 118.32, 0, 0.52, 0, 0],
  ['statement.ofx', 'OFX', 40.2, 0, 1000, 200, 1],
  ['statement.qif', 'QIF', 12.5, 0, 500, 200, 1],
  ['statement.camt.xml', 'CAMT', 42, 0, 100, 0, 0],
])('%s of %s adds up', (file, name, ...sums) => {
  const { about, rows } = read(fixture(file));
  expect(about?.name).toBe(name);
  expect(sumsIn(about)).toEqual(sums);
  expect(rows.filter(({ state }) => state === 'bad')).toEqual([]);
});

test('QIF: entries without payee or label count, odd ones are told, the opening balance is left', () => {
  const entries = ['D2026-03-02\nU-12.50', 'D2026-03-03\nT500', 'Dsoon\nT1', 'D2026-03-05\nTmuch', 'PNobody\nT7'];
  const opening = 'D2026-03-01\nT1,000.00\nPopening balance\nLFood';
  const { about, rows } = read(new TextEncoder().encode(`!Type:Bank\n${[opening, ...entries].join('\n^\n')}\n^\n`));
  expect(sumsIn(about)).toEqual([12.5, 0, 500, 0, 0]);
  expect(rows.map(({ line, state, reason }) => `${line} ${state} ${reason}`.trim())).toEqual([
    '6 skipped 期初余额，不计收支',
    '9 new',
    '12 new',
    '15 bad 看不懂日期“soon”',
    '18 bad 看不懂金额“much”',
    '21 bad 看不懂日期“”',
  ]);
});

test('the same sums come of a workbook, and days without a year lie before the statement', () => {
  const text = new TextDecoder().decode(fixture('wechat-transfers-and-refunds.csv'));
  const cells = text
    .trim()
    .split('\n')
    .map((line) => line.replaceAll(/"([^"]*)"/g, (_, cell) => cell.replaceAll(',', '')).split(','));
  expect(sumsIn(read(workbookOf(cells)).about)).toEqual([1301.06, 279.56, 8.88, 1800, 2]);
  const days = read(fixture('cmb-credit.csv')).rows.map(({ bill }) => new Date(bill?.createdAt ?? 0).getFullYear());
  expect(days).toEqual([2025, 2025, 2026, 2026, 2026]);
});

test('what a file says of itself is compared, and a difference is told', () => {
  const { about } = read(fixture('alipay-closed-and-refunded.csv'));
  expect(about).toMatchObject({ stated: { expense: 167_890, income: 20_000 }, differences: [] });
  const gb = Buffer.from(fixture('alipay-closed-and-refunded.csv')).toString('latin1').replace('1678.90', '1700.00');
  expect(read(Buffer.from(gb, 'latin1')).about?.differences).toEqual([
    '文件自己写的支出是 1,700.00，读出来是 1,678.90，相差 21.10',
  ]);
});

const ALIPAY = '交易时间,交易对方,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,商家订单号\n';
const alipay = (...rows: string[]) =>
  read(Buffer.from(ALIPAY + rows.map((row) => `2026-03-05 10:00:00,${row}\n`).join('')));

test.each([
  [
    'closed with its refund',
    ['店,灯,支出,50.00,花呗,交易关闭,A1,T1', '店,退款-灯,不计收支,50.00,花呗,退款成功,A1_9,T1'],
    50,
    50,
  ],
  [
    'closed with a refund of the same number',
    ['店,灯,支出,50.00,,交易关闭,A1,T1', '店,退款-灯,收入,50.00,,退款成功,A1,T1'],
    50,
    50,
  ],
  [
    'closed with two parts',
    ['店,灯,支出,50.00,,交易关闭,A1,', '店,退,,20.00,,退款成功,A1_1,', '店,退,,30.00,,退款成功,A1_2,'],
    50,
    50,
  ],
  ['closed and never paid', ['店,灯,支出,50.00,,交易关闭,A1,T1'], 0, 0],
  ['waiting to be paid', ['店,灯,支出,50.00,花呗,等待付款,A1,T1'], 0, 0],
  ['waiting for goods', ['店,灯,支出,50.00,花呗,等待确认收货,A1,T1'], 50, 0],
  [
    'partly refunded',
    ['店,灯,支出,50.00,花呗,交易成功,A1,T1', '店,退款-灯,不计收支,12.50,花呗,退款成功,A1_9,T1'],
    50,
    12.5,
  ],
  ['a yield', ['余额宝,余额宝收益,不计收支,0.35,余额宝,交易成功,A1,'], 0, 0],
  ['repaid', ['花呗,自动还款-花呗,支出,50.00,余额宝,还款成功,A1,'], 0, 0],
  ['a fee', ['支付宝,提现服务费,不计收支,0.10,余额,交易成功,A1,'], 0.1, 0],
])('支付宝 %s', (_name, rows, expense, refund) => {
  const { about, rows: result } = alipay(...rows);
  expect(sumsIn(about).slice(0, 2)).toEqual([expense, refund]);
  const numbers = result.filter(({ state }) => state === 'new').map(({ orderNo }) => orderNo);
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('支付宝 App: GB18030 with preamble, trailing commas and tabs; refunds, closed orders, money that only moved', () => {
  const { about, rows } = read(fixture('alipay-app-old-banner.csv'));
  expect(about?.source).toBe('alipay');
  expect(rows.map(told)).toEqual([
    '湖滨面馆 · 双人套餐|餐饮美食|余额宝|-8640|完成|2026111422001400001',
    '㐂多便利店 · 纸巾、垃圾袋|日用百货|招商银行储蓄卡(1234)|-2550|完成|2026111322001400002',
    '二手相机铺 · 相机镜头|数码电器|花呗|-80000|完成|2026111222001400003',
    '二手相机铺 · 退款-相机镜头|退款|花呗|+80000|完成|2026111222001400003_9',
    'skipped: 交易关闭',
    'transfer: 还款或借款，不计收支',
    '影评周刊 · 稿费|收入|余额|+180000|完成|2026110922001400006',
    '闲置买家 · 旧键盘|收入|支付宝|?6000|未完成|2026110822001400007',
    '税务局 · 个税退税|退税|招商银行储蓄卡(1234)|+12880|完成|2026110722001400008',
  ]);
  expect(read(fixture('alipay-app-new-banner.csv')).rows).toHaveLength(2);
});

test('支付宝 web: padded cells, full-width brackets, a ruler and a line at the foot', () => {
  expect(read(fixture('alipay-web.csv')).rows.map(told)).toEqual([
    '湖滨书店 · 《江城》平装|其他|支付宝|-3800|完成|2026102022001400011',
    '陈谷雨 · 房租分摊|其他|支付宝|+120000|完成|2026102122001400012',
    'skipped: 交易关闭',
  ]);
});

const WECHAT = [
  '湖滨咖啡 · 手冲, 双人|消费|微信零钱|-2050|完成|4200001111',
  '同城骑行 · 骑行卡|消费|招商银行(1234)|-4000|完成|4200001112',
  '同城骑行 · 骑行卡|退款|微信零钱|+4000|完成|4200001113',
  '招商银行 · 零钱提现 · 手续费|手续费|招商银行(1234)|-50|完成|4200001114',
  '谷雨 · 转账备注:电影票|转账|微信零钱|+22600|完成|4200001115',
];

test('微信 CSV: UTF-8 with a mark, ¥ before amounts, strokes for nothing', () => {
  expect(read(fixture('wechat.csv')).rows.map(told)).toEqual([...WECHAT, 'bad: 看不懂交易时间“坏掉的时间”']);
});

test('微信 XLSX: shared and inline texts, runs, amounts as numbers, a date kept as a day number', () => {
  expect(read(fixture('wechat.xlsx')).rows.map(told)).toEqual(WECHAT);
});

test('our own CSV comes back as it was: apostrophes off, quotes and line breaks kept', () => {
  const { about, rows } = read(fixture('own.csv'));
  expect(about?.source).toBe('own');
  const lines = rows.map(told);
  expect(lines[0]).toMatch(/^=房租\(十一月\)\|房租\|招商银行\|-240000\|完成\|~/);
  expect(lines[1]).toMatch(/^相机, 二手\|交易\|微信\|-62000\?86000\|未完成\|~/);
  expect(lines[2]).toBe('bad: 没有写事项');
});

test('a packed file is unpacked first', () => {
  expect(read(gzipSync(fixture('wechat.csv'))).rows).toHaveLength(6);
  const text = new TextDecoder().decode(fixture('wechat.csv'));
  expect(read(zipOf({ '微信支付账单.csv': text })).rows).toHaveLength(6);
});

test.each(['locked-zipcrypto.zip', 'locked-aes.zip'])('%s opens with its password only', (name) => {
  expect(sumsIn(read(fixture(name), '314159').about)).toEqual([1301.06, 279.56, 8.88, 1800, 2]);
  expect(() => read(fixture(name))).toThrow(expect.objectContaining({ code: 'table.password_needed' }));
  for (const wrong of ['271828', '', ' 314159', '一二三'].filter(Boolean))
    expect(() => read(fixture(name), wrong)).toThrow(expect.objectContaining({ code: 'table.wrong_password' }));
});

test.each([
  ['table-merged-days.xls', { Date: '日期', In: '收入', Out: '支出', Title: '说明' }, 72.5, 0, 5000, 0, 0],
  ['table-merged-days.xlsx', { Date: '日期', In: '收入', Out: '支出', Title: '说明' }, 72.5, 0, 5000, 0, 0],
  [
    'table-feidee-web.xls',
    { Date: '日期', Amount: '金额', Direction: '交易类型', Title: '备注', Payee: '商家' },
    ...[55.5, 0, 8000, 300, 1],
  ],
  ['hxsec.xls', { Date: '交收日期', Amount: '清算金额', Title: '业务名称', Payee: '证券名称' }, 0, 0, 12.3, 5394.02, 2],
  ['table-semicolons.csv', { Date: 'Date', Amount: 'Amount', Title: 'Text' }, 2053.4, 3.4, 2345.6, 0, 0],
  [
    'table-without-header.csv',
    { Date: '第1列', DateFormat: 'MM/DD/YYYY', Out: '第3列', In: '第4列', Title: '第2列' },
    52.1,
    0,
    500,
    0,
    0,
  ],
  [
    'table-other-ledger.csv',
    { Date: '日期', Amount: '金额', Direction: '交易类型', Title: '备注', Payee: '账户' },
    25.5,
    0,
    8000,
    600,
    2,
  ],
  [
    'table-firefly.csv',
    { Date: 'date', Amount: 'amount', Direction: 'type', Title: 'description' },
    12.5,
    0,
    100,
    50,
    1,
  ],
])('%s is read by what its columns mean', (file, mapping, ...sums) => {
  const { table, about } = read(fixture(file));
  expect(about).toBeUndefined();
  const kept = gzipSync(table.map((row) => JSON.stringify(row)).join('\n'));
  expect(sumsIn(read(kept, '', mapping).about)).toEqual(sums);
});

const mapped = (rows: string[][], mapping: Mapping) =>
  read(gzipSync(rows.map((row) => JSON.stringify(row)).join('\n')), '', mapping);

test('money that only moved is told by its words after a mapping too; a yield is income, a fee is spent', () => {
  const head = ['时间', '说明', '方向', '数额'];
  const rows = [
    ['2026-03-01', '余额宝-收益发放', '不计收支', '0.35'],
    ['2026-03-02', '零钱提现 服务费¥1.00', '/', '1001.00'],
    ['2026-03-03', '【美团月付】主动还款', '支出', '21.17'],
    ['2026-03-04', '信用卡还款', '支出', '800'],
    ['2026-03-05', '贷款还款', '支出', '1200'],
    ['2026-03-06', '话费充值', '支出', '50'],
    ['2026-03-07', '退款-耳机', '收入', '30'],
  ];
  const { about } = mapped([head, ...rows], { Date: '时间', Title: '说明', Direction: '方向', Amount: '数额' });
  expect(sumsIn(about)).toEqual([51, 30, 0.35, 3021.17, 4]);
});

test.each([
  [{ Date: '日', Amount: '钱' }, '01/02/2026', 'DateFormat', '看不出哪个是月、哪个是日，请选择日期格式'],
  [{ Date: '日', Amount: '没有' }, '2026-01-02', 'Amount', '文件里没有“没有”这一列'],
  [{ Date: '日' }, '2026-01-02', 'Amount', '请选择金额是哪一列，或者收入、支出各是哪一列'],
  [
    { Date: '日', Amount: '钱', DateFormat: '随便' },
    '2026-01-02',
    'DateFormat',
    '看不懂日期格式，例如 YYYY-MM-DD、DD/MM/YYYY',
  ],
])('a mapping that cannot be followed is refused beside its field: %o', (mapping, day, Field, Message) => {
  const rows = [
    ['日', '钱'],
    [day, '-5'],
  ];
  expect(() => mapped(rows, mapping)).toThrow(expect.objectContaining({ details: { fields: [{ Field, Message }] } }));
});

test.each([
  ['negative', '-5', 5, 0],
  ['positive', '5', 5, 0],
  ['正数是支出', '-5', 0, 5],
  ['', '5', 5, 0],
])('a sign that says %s', (Sign, amount, expense, income) => {
  const { about } = mapped(
    [
      ['日', '钱'],
      ['2026-01-02', amount],
    ],
    { Date: '日', Amount: '钱', Sign },
  );
  expect(sumsIn(about).slice(0, 3)).toEqual([expense, 0, income]);
});

const bomb = 'x'.repeat(20 * 1024 * 1024);
const half = 'x'.repeat(10 * 1024 * 1024);

test.each([
  ['a packed bomb', () => gzipSync(bomb)],
  ['a workbook that is a bomb', () => zipOf({ 'xl/workbook.xml': bomb })],
  ['an archive that is a bomb', () => zipOf({ 'a.csv': bomb })],
  [
    'a workbook whose parts are a bomb together',
    () => zipOf({ 'xl/workbook.xml': half, 'xl/_rels/workbook.xml.rels': half, 'xl/worksheets/sheet1.xml': '' }),
  ],
])('%s is refused without filling the memory', (_name, make) => {
  const message = '表格展开后超过 16 MB，请分成几个文件再试';
  expect(() => read(make())).toThrow(expect.objectContaining({ code: 'table.too_large', message }));
});

test.each([
  ['an archive cut short', () => zipOf({ 'xl/workbook.xml': 'abc' }).subarray(0, 40)],
  ['an archive with a directory that lies', () => lying(zipOf({ 'xl/workbook.xml': 'abc'.repeat(100) }))],
  ['an old workbook cut short', () => fixture('ccb.xls').subarray(0, 700)],
  ['the beginning of an old workbook', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
  ['a packed file cut short', () => gzipSync(fixture('wechat.csv')).subarray(0, 100)],
])('%s is broken', (_name, make) => {
  expect(() => read(make())).toThrow(expect.objectContaining({ code: 'table.broken' }));
});

test.each([
  ['a PDF', () => Buffer.from('%PDF-1.7'), '这是 PDF'],
  ['a page without a table', () => Buffer.from('<html><table>'), '没有找到表头'],
  ['an archive in an archive', () => nested(), '压缩包里还是压缩包'],
  ['an archive without a table', () => zipOf({ 'a.txt': 'a' }), '没有找到表头'],
])('%s is told what to do', (_name, make, message) => {
  expect(() => read(make())).toThrow(expect.objectContaining({ message: expect.stringContaining(message) }));
});

/** An archive whose one file begins as an archive does. */
function nested(): Uint8Array {
  return zipOf({
    'inner.csv': Buffer.from(zipOf({ 'a.csv': 'a' }))
      .toString('latin1')
      .replaceAll(/[^\0-\x7f]/g, '\x01'),
  });
}

/** Says that the first entry begins far outside the file. */
function lying(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  const directory = view.getUint32(copy.length - 22 + 16, true);
  view.setUint32(directory + 42, 0xffff_ff00, true);
  return copy;
}
