import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { openRows } from '#/platform/sheet/table-file.ts';
import { zipOf } from '#/platform/sheet/zip-file.fixture.ts';
import { headerIn, rowUnder } from './import-formats.rules.ts';

const fixture = (name: string) => new Uint8Array(readFileSync(new URL(`./fixtures/${name}`, import.meta.url)));

/** Each row in one line: what becomes of it, and with how much. */
function read(bytes: Uint8Array): { source: string; rows: string[] } {
  let header: ReturnType<typeof headerIn>;
  const rows: string[] = [];
  for (const row of openRows(bytes)) {
    if (!header) {
      header = headerIn(row);
      continue;
    }
    const result = rowUnder(header, row);
    if (result?.state === 'new') {
      const { title, category, account, expense, income, predictIncome, isDone } = result.bill;
      const money = [expense && `-${expense}`, income && `+${income}`, predictIncome && `?${predictIncome}`];
      rows.push(
        [title, category, account, money.filter(Boolean).join(''), isDone ? '完成' : '未完成', result.orderNo].join(
          '|',
        ),
      );
    } else if (result) rows.push(`${result.state}: ${result.reason}`);
  }
  return { source: header?.source ?? '', rows };
}

test('支付宝 App: GB18030 with preamble, trailing commas and tabs; refunds, closed orders, money that only moved', () => {
  expect(read(fixture('alipay-app-old-banner.csv'))).toEqual({
    source: 'alipay',
    rows: [
      '湖滨面馆 · 双人套餐|餐饮美食|余额宝|-8640|完成|2026111422001400001',
      '㐂多便利店 · 纸巾、垃圾袋|日用百货|招商银行储蓄卡(1234)|-2550|完成|2026111322001400002',
      '二手相机铺 · 相机镜头|数码电器|花呗|-80000|完成|2026111222001400003',
      '二手相机铺 · 退款-相机镜头|退款|花呗|+80000|完成|2026111222001400003_9',
      'skipped: 交易关闭',
      'skipped: 不计收支',
      '影评周刊 · 稿费|收入|余额|+180000|完成|2026110922001400006',
      '闲置买家 · 旧键盘|收入|支付宝|?6000|未完成|2026110822001400007',
      '税务局 · 个税退税|退税|招商银行储蓄卡(1234)|+12880|完成|2026110722001400008',
    ],
  });
});

test('支付宝 App with the newer banner is read the same', () => {
  const { rows } = read(fixture('alipay-app-new-banner.csv'));
  expect(rows).toHaveLength(2);
});

test('支付宝 web: padded cells, full-width brackets, a ruler and a line at the foot', () => {
  expect(read(fixture('alipay-web.csv'))).toEqual({
    source: 'alipay',
    rows: [
      '湖滨书店 · 《江城》平装|其他|支付宝|-3800|完成|2026102022001400011',
      '陈谷雨 · 房租分摊|其他|支付宝|+120000|完成|2026102122001400012',
      'skipped: 交易关闭',
    ],
  });
});

const WECHAT = [
  '湖滨咖啡 · 手冲, 双人|消费|微信零钱|-2050|完成|4200001111',
  '同城骑行 · 骑行卡|消费|招商银行(1234)|-4000|完成|4200001112',
  '同城骑行 · 骑行卡|退款|微信零钱|+4000|完成|4200001113',
  'skipped: 不计收支',
  '谷雨 · 转账备注:电影票|转账|微信零钱|+22600|完成|4200001115',
];

test('微信 CSV: UTF-8 with a mark, ¥ before amounts, strokes for nothing', () => {
  expect(read(fixture('wechat.csv'))).toEqual({
    source: 'wechat',
    rows: [...WECHAT, 'bad: 看不懂交易时间“坏掉的时间”'],
  });
});

test('微信 XLSX: shared and inline texts, runs, amounts as numbers, a date kept as a day number', () => {
  expect(read(fixture('wechat.xlsx'))).toEqual({ source: 'wechat', rows: WECHAT });
});

test('our own CSV comes back as it was: apostrophes off, quotes and line breaks kept', () => {
  const { source, rows } = read(fixture('own.csv'));
  expect(source).toBe('own');
  expect(rows[0]).toMatch(/^=房租\(十一月\)\|房租\|招商银行\|-240000\|完成\|~/);
  expect(rows[1]).toMatch(/^相机, 二手\|交易\|微信\|-62000\?86000\|未完成\|~/);
  expect(rows[2]).toBe('bad: 没有写事项');
});

test('a packed file is unpacked first', () => {
  const { rows } = read(gzipSync(fixture('wechat.csv')));
  expect(rows).toHaveLength(6);
});

const bomb = 'x'.repeat(20 * 1024 * 1024);
const half = 'x'.repeat(10 * 1024 * 1024);

test.each([
  ['a packed bomb', () => gzipSync(bomb)],
  ['a workbook that is a bomb', () => zipOf({ 'xl/workbook.xml': bomb })],
  [
    'a workbook whose parts are a bomb together',
    () => zipOf({ 'xl/workbook.xml': half, 'xl/_rels/workbook.xml.rels': half, 'xl/worksheets/sheet1.xml': '' }),
  ],
])('%s is refused without filling the memory', (_name, make) => {
  const message = '表格展开后超过 16 MB，请分成几个文件再试';
  expect(() => openRows(make())).toThrow(expect.objectContaining({ code: 'table.too_large', message }));
});

test.each([
  ['an archive without a workbook', () => zipOf({ 'a.txt': 'a' })],
  ['an archive cut short', () => zipOf({ 'xl/workbook.xml': 'abc' }).subarray(0, 40)],
  ['an archive with a directory that lies', () => lying(zipOf({ 'xl/workbook.xml': 'abc'.repeat(100) }))],
  ['a packed file cut short', () => gzipSync(fixture('wechat.csv')).subarray(0, 100)],
])('%s is broken', (_name, make) => {
  expect(() => openRows(make())).toThrow(expect.objectContaining({ code: 'table.broken' }));
});

/** Says that the first entry begins far outside the file. */
function lying(bytes: Uint8Array): Uint8Array {
  const copy = bytes.slice();
  const view = new DataView(copy.buffer);
  const directory = view.getUint32(copy.length - 22 + 16, true);
  view.setUint32(directory + 42, 0xffff_ff00, true);
  return copy;
}
