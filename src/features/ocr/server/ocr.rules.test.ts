import { describe, expect, test } from 'vitest';
import { guess } from './ocr.rules.ts';
import { linesFrom } from './ocr-lines.fixture.ts';

const guessed = (text: string) => guess(linesFrom(text));

describe('the price', () => {
  test.each([
    ['what is paid in the end beats what is asked first', '售价¥199\n券后¥149\n秒杀价¥169', 14_900],
    ['of two of one kind the lower one counts', '到手价¥99\n到手价¥89', 8900],
    ['without a label the largest letters count', '¥25\n# ¥88\n¥99', 8800],
    ['of equal ones the first counts', '¥25\n¥88', 2500],
    ['a coupon is none', '优惠券20元\n满100减20\n# ¥88', 8800],
    ['a number in a line of its own will do when nothing else is there', '双人套餐\n# 128.00\n随时退', 12_800],
    ['a sign beats a bare number', '# 365\n¥88', 8800],
    ['of what it cost and the discount it can be told', '原价200元\n6.8折', 13_600],
  ])('%s', (_name, text, fen) => {
    expect(guessed(text).price).toBe(fen);
  });

  test('is unknown where there is none', () => {
    expect(guessed('营业时间10:00-22:00\n已售3200件')).toMatchObject({ price: undefined, originPrice: undefined });
    expect(guess([])).toEqual({
      title: '',
      price: undefined,
      originPrice: undefined,
      discount: undefined,
      address: '',
    });
  });
});

describe('the price before', () => {
  test.each([
    ['a label says so', '¥99\n原价¥199\n¥299', 19_900],
    ['else it is the larger amount beside the price', '# ¥99 | ¥199\n¥399', 19_900],
    ['lower than the price it is none', '¥99\n原价¥9', undefined],
    ['a hundred times the price it is another thing', '¥9.9\n¥8999', undefined],
    ['a coupon is none', '¥99\n满200元减100元', undefined],
  ])('%s', (_name, text, fen) => {
    expect(guessed(text).originPrice).toBe(fen);
  });
});

describe('the discount', () => {
  test.each([
    ['is what is printed', '# ¥128\n5折', 0.5],
    ['is printed and agrees with the prices', '¥128 | 原价¥256 | 5折', 0.5],
    ['follows the prices where the print is about something else', '¥99 | 原价¥199\n会员9折', 0.5],
    ['follows the prices where nothing is printed', '¥9.9 | 原价¥18', 0.55],
    ['is unknown without either', '¥128', undefined],
  ])('%s', (_name, text, discount) => {
    expect(guessed(text).discount).toBe(discount);
  });
});

describe('the title', () => {
  test.each([
    ['is what is printed largest', '今日推荐\n# 川味老火锅双人套餐\n# ¥128\n随时退', '川味老火锅双人套餐'],
    ['joins what stands side by side', '# 【新品】 | 珍珠奶茶大杯\n¥9.9', '【新品】珍珠奶茶大杯'],
    ['goes on in the next row', '# 无线蓝牙耳机超长续航\n# 降噪运动款\n¥79', '无线蓝牙耳机超长续航 降噪运动款'],
    ['leaves the price out', '# 双人套餐 ¥128\n随时退', '双人套餐'],
    ['is no small print', '营业时间10:00-22:00\n已售3200件\n满30减5\n珍珠奶茶\n¥9.9', '珍珠奶茶'],
    ['is empty where nothing fits', '¥9.9\n5折', ''],
  ])('%s', (_name, text, title) => {
    expect(guessed(text).title).toBe(title);
  });

  test('is never longer than an item may have', () => {
    expect([...guessed(`# ${'很长的名字'.repeat(40)}`).title]).toHaveLength(100);
  });
});

test('a whole offer is understood', () => {
  const offer = `
    # 川味老火锅双人套餐
    # 关128.00 | 原价Y256 | 5折
    周一至周日可用随时退
    满200减20 每人限购2份
    地址:成都市锦江区春晖路123号2楼
    营业时间10:00-22:00`;
  expect(guessed(offer)).toEqual({
    title: '川味老火锅双人套餐',
    price: 12_800,
    originPrice: 25_600,
    discount: 0.5,
    address: '成都市锦江区春晖路123号2楼',
  });
});

test.each([
  '¥128\n原价198元\n北京市朝阳区酒仙桥路4号',
  '¥99.9\n上海市静安区南京西路1038号3楼',
  '¥35\n科华北路62号院2号楼1层',
])('an address is no name, where it is the only line of words: %s', (text) => {
  const { title, address } = guessed(text);
  expect(title).toBe('');
  expect(address).toBe(text.split('\n').at(-1));
});

test('what is called after its address keeps that name', () => {
  expect(guessed('# 北山街84号咖啡馆双人套餐\n¥68').title).toBe('北山街84号咖啡馆双人套餐');
  expect(guessed('# 酒仙桥路4号\n手工陶艺体验\n¥128').title).toBe('手工陶艺体验');
});
