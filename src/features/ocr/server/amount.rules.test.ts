import { describe, expect, test } from 'vitest';
import { amountsIn } from './amount.rules.ts';
import { linesFrom } from './ocr-lines.fixture.ts';

const found = (text: string) => amountsIn(linesFrom(text)).map(({ fen, kind }) => `${kind} ${fen / 100}`);

describe('an amount of money', () => {
  test.each([
    ['¥128', 128],
    ['￥128', 128],
    ['¥ 128.00', 128],
    ['￥１２８．５０', 128.5],
    ['128元', 128],
    ['128.5 元', 128.5],
    ['9块9', 9.9],
    ['19块', 19],
    ['¥1,280', 1280],
    ['¥1,280.50', 1280.5],
    ['¥0.01', 0.01],
    ['3.5万元', 35_000],
    ['¥99999999.99', 99_999_999.99],
  ])('is found in %s', (text, yuan) => {
    expect(found(text)).toEqual([`plain ${yuan}`]);
  });

  test.each([
    ['¥99 . 9', 99.9],
    ['¥99. 90', 99.9],
    ['¥99 .90', 99.9],
    ['¥99·9', 99.9],
    ['¥99。9', 99.9],
    ['¥99,9', 99.9],
  ])('stays whole when its decimals came apart: %s', (text, yuan) => {
    expect(found(text)).toEqual([`plain ${yuan}`]);
  });

  test.each([
    ['¥1O8', 108],
    ['¥l28', 128],
    ['¥I9.9O', 19.9],
    ['到手价7o.5元', 70.5],
    ['¥2|8', 218],
  ])('is read through letters that look like digits: %s', (text, yuan) => {
    expect(found(text)[0]).toMatch(new RegExp(`^(plain|price) ${yuan}$`));
  });

  test.each([
    ['半128.00', 128],
    ['关 128', 128],
    ['Y128', 128],
    ['羊 68', 68],
    ['站79.50', 79.5],
    ['头 159', 159],
  ])('is found behind what the sign was taken for: %s', (text, yuan) => {
    expect(found(text)).toEqual([`plain ${yuan}`]);
  });

  test.each([
    '原价¥256',
    '原价：256',
    '原价Y256',
    '门市价18元',
    '市场价 ￥88',
    '价值99元',
    '¥199(原价)',
    '专柜价闻 88',
  ])('is what it cost before: %s', (text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^origin /)]);
  });

  test.each([
    '到手价¥99',
    '券后79.5',
    '券后站79.50',
    '团购价半68',
    '秒杀价：9.9',
    '现价 128',
    '¥79到手',
    '仅需9.9元',
    '79元券后价',
  ])('is what is paid: %s', (text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^price /)]);
  });

  test.each([
    '优惠券20元',
    '20元优惠券',
    '立减10元',
    '满100元减20元',
    '红包5元',
    '人均¥85',
    '运费6元',
    '30元起送',
    '定金¥50',
    '100元代金券',
    '省¥30',
  ])('is no price: %s', (text) => {
    const kinds = new Set(found(text).map((one) => one.split(' ')[0]));
    expect([...kinds]).toEqual(['other']);
  });

  test.each([
    '满30减5每人限购2件',
    '已售3200件',
    '肩颈按摩60分钟',
    '营业时间10:00-22:00',
    '电话028-86001234',
    '距离1.2km 月售1280单 4.8分',
    '地址:春晖路123号2楼',
    '第2份半价',
    '5折',
    '团购2人餐',
    '低至3折起',
    '仅需3步',
    '秒杀24小时',
    '特价 2 件装',
    '2026-11-15',
    '¥0',
    '500ml',
  ])('is not made of other numbers: %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('takes the label that stands alone beside it or above it', () => {
    expect(found('团购价 | ¥68')).toEqual(['price 68']);
    expect(found('原价 \n ¥100')).toEqual(['origin 100']);
    expect(found('原价以门店为准不另行通知 \n ¥100')).toEqual(['plain 100']);
  });

  test('keeps several in one line apart, labels before or behind', () => {
    expect(found('到手价¥99 原价¥199')).toEqual(['price 99', 'origin 199']);
    expect(found('¥99到手价 ¥199原价')).toEqual(['price 99', 'origin 199']);
    expect(found('¥99 原价¥199')).toEqual(['plain 99', 'origin 199']);
    expect(found('¥199 券后价¥149')).toEqual(['plain 199', 'price 149']);
    expect(found('¥9.9 ¥19.9 优惠券10元')).toEqual(['plain 9.9', 'plain 19.9', 'other 10']);
  });
});
