import { expect, test } from 'vitest';
import { readByGuess } from './read-parts.fixture.ts';

const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

/** What all rows add up to, and the name and moment of the first one. */
function told(file: string | Uint8Array) {
  const { about, rows } = readByGuess(typeof file === 'string' ? Buffer.from(file) : file);
  expect(rows.filter(({ state }) => state === 'bad')).toEqual([]);
  const { expense = 0, refund = 0, income = 0, transfer = 0 } = about?.sums ?? {};
  const [bill] = rows.flatMap(({ bill }) => bill ?? []);
  const at = bill ? new Date(bill.createdAt + 8 * 3_600_000).toISOString().slice(0, 16) : '';
  return [[expense, refund, income, transfer].map((fen) => fen / 100), bill?.title, at];
}

test.each([
  [
    'the clock in a column of its own, 借方 and 贷方, a number of an account beside a name, a sum at the end',
    `某某农村商业银行账户交易明细,,,,,,,
户名：张三,币种：人民币,,,,,,
交易日期,交易时间,借方发生额,贷方发生额,余额,对方账号,对方户名,摘要
20261001,09:12:33,"1,200.00",,"8,800.00",6222,李四,房租
20261005,180102,,"12,345.67","21,145.67",,某公司,代发工资
20261010,08:00:00,"2,000.00",,"19,110.17",,张三,信用卡还款
期末余额,,,,"19,110.17",,,
合计,,"3,200.00","12,345.67",,,,`,
    [[1200, 0, 12_345.67, 2000], '李四 · 房租', '2026-10-01T09:12'],
  ],
  [
    '借贷标志 in words',
    '交易日期,借贷标志,交易金额,对方名称,用途\n2026-10-01,借,30.00,超市,消费\n2026-10-02,贷,500.00,王五,往来',
    [[30, 0, 500, 0], '超市 · 消费', '2026-10-01T00:00'],
  ],
  [
    '存 and 取',
    '交易时间,存取标志,金额,摘要\n2026-10-01 08:00,取,100,买菜\n2026-10-02 09:00,存,88,卖书',
    [[100, 0, 88, 0], '买菜', '2026-10-01T08:00'],
  ],
  [
    'the header once more in English, 往账 and 来账',
    '日期,往来标志,金额(元),用途\nDate,Flag,Amount,Purpose\n2026-10-01,往账,30.00,物业费\n2026-10-02,来账,900.00,货款',
    [[30, 0, 900, 0], '物业费', '2026-10-01T00:00'],
  ],
  [
    'plus and minus in a column of their own',
    '时间;金额;+/-;说明\n01.10.2026 08:00;30,00;-;午饭\n13.10.2026 09:00;900,00;+;稿费',
    [[30, 0, 900, 0], '午饭', '2026-10-01T08:00'],
  ],
  [
    'D/C',
    'Booking Date,D/C,Amount,Details\n2026-10-01,D,15.00,Lunch\n2026-10-02,C,900.00,Wages',
    [[15, 0, 900, 0], 'Lunch', '2026-10-01T00:00'],
  ],
  [
    'UTF-16 with tabs, as a spreadsheet saves Unicode text',
    utf16(
      '记账日\t交易金额\t交易摘要\t对手信息\r\n2026/10/03\t"-1,088.00"\t快捷支付\t美团\r\n2026/10/06\t20.00\t快捷退款\t美团\r\n',
    ),
    [[1088, 20, 0, 0], '美团 · 快捷支付', '2026-10-03T00:00'],
  ],
  [
    'cells parted by strokes, with a ruler below the header',
    '交易日期|交易金额|备注\n--------|--------|--------\n20261001|-100.00|超市\n20261003|5000.00|稿费\n',
    [[100, 0, 5000, 0], '超市', '2026-10-01T00:00'],
  ],
  [
    'lines that end with a return alone',
    '日期,金额,备注\r2026-10-01,-5.5,水\r2026-10-02,7,卖废品\r',
    [[5.5, 0, 7, 0], '水', '2026-10-01T00:00'],
  ],
  [
    'names with blanks inside and full-width signs, a sum of the month',
    '我的账本　２０２６年１０月\n日　期,收／支,金　额（元）,备　注\n2026.10.01,支,２３.５,午饭\n2026.10.02,收,"8,000",奖金\n本月合计,,8023.5,\n',
    [[23.5, 0, 8000, 0], '午饭', '2026-10-01T00:00'],
  ],
  [
    'accents, blanks between thousands and a comma before decimals',
    'Date;Libellé;Débit euros;Crédit euros\r\n13/10/2026;MARCHE;"1 234,50";\r\n14/10/2026;SALAIRE;;"2 000,00"\r\n',
    [[1234.5, 0, 2000, 0], 'MARCHE', '2026-10-13T00:00'],
  ],
  [
    'names of months with two digits of the year, and Total below',
    'Date,Description,Amount\n1-Oct-26,Coffee,-4.50\n12-Oct-26,Wages,"1,000.00"\nTotal,,995.50',
    [[4.5, 0, 1000, 0], 'Coffee', '2026-10-01T00:00'],
  ],
  [
    'only what was spent',
    '日期,项目,支出(元)\n2026-10-01,午饭,30\n2026-10-09,打车,18.5',
    [[48.5, 0, 0, 0], '午饭', '2026-10-01T00:00'],
  ],
  ['only what came in', '日期,来源,收入\n2026-10-01,兼职,300', [[0, 0, 300, 0], '未命名', '2026-10-01T00:00']],
  [
    'no header, a balance behind the amount',
    '2026-10-01,午饭,-23.50,976.50\n2026-10-02,稿费,5000.00,5976.50',
    [[23.5, 0, 5000, 0], '未命名', '2026-10-01T00:00'],
  ],
  [
    'amounts with a unit in a column with a name of its own',
    '时间,内容,钱\n2026年10月1日 星期四 12:30,午饭,-25元\n2026年10月3日 星期六 10:00,压岁,+66元',
    [[25, 0, 66, 0], '午饭', '2026-10-01T12:30'],
  ],
  [
    'days without a year below the month of a card, which has a minus only before what is paid back',
    '某某银行信用卡对账单（2026年01月）\n交易日,记账日,交易描述,人民币金额\n12/28,12/29,淘宝,99.00\n01/05,01/06,美团,35.00\n01/07,01/08,还款,-500.00\n',
    [[134, 0, 0, 500], '淘宝', '2025-12-28T00:00'],
  ],
])('a table nobody knows is proposed rightly: %s', (_, file, wanted) => {
  expect(told(file)).toEqual(wanted);
});

test('numbers that a spreadsheet cut short tell no orders apart', () => {
  const { rows } = readByGuess(
    Buffer.from(`交易时间,交易分类,交易对方,商品说明,收/支,金额,收/付款方式,交易状态,交易订单号,备注
2026/10/1 8:05,餐饮美食,包子铺,早饭,支出,8.5,花呗,交易成功,2.02610022200141E+27,
2026/10/2 9:05,餐饮美食,面馆,午饭,支出,18,余额宝,交易成功,2.02610022200141E+27,`),
  );
  expect(new Set(rows.map(({ orderNo }) => orderNo)).size).toBe(2);
});

test('an amount that a spreadsheet wrote with an exponent is told, and not taken for nothing', () => {
  const { rows } = readByGuess(Buffer.from('日期,支出,备注\n2026-10-01,1.5E+05,装修\n2026-10-02,20,午饭\n'));
  expect(rows.map(({ bill, reason }) => bill?.title ?? reason)).toEqual(['看不懂金额“1.5E+05”', '午饭']);
});

test('a day without a year is told as that', () => {
  const { rows } = readByGuess(Buffer.from('日期,金额,备注\n10/01,-5.00,水\n'));
  expect(rows[0]?.reason).toBe('日期“10/01”没有年份');
});
