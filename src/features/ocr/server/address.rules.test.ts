import { expect, test } from 'vitest';
import { addressIn } from './address.rules.ts';
import { linesFrom } from './ocr-lines.fixture.ts';

const address = (text: string, except: number[] = []) => addressIn(linesFrom(text), new Set(except));

test.each([
  ['地址：成都市锦江区春晖路123号2楼', '成都市锦江区春晖路123号2楼'],
  ['地址:成都市锦江区春晖路123号2楼', '成都市锦江区春晖路123号2楼'],
  ['门店地址 万达广场3层', '万达广场3层'],
  ['地址；和平里小区东门 >', '和平里小区东门'],
  ['地 址'.replace(' ', ''), ''],
  ['店址：人民路8号 距您1.2km', '人民路8号'],
])('%s names its place', (text, place) => {
  expect(address(text)).toBe(place);
});

test('a label alone is followed by the place, and a place that breaks off goes on', () => {
  expect(address('双人餐\n地址\n杭州市西湖区文三路58号')).toBe('杭州市西湖区文三路58号');
  expect(address('地址:浙江省杭州市西湖区文三路\n58号3楼301室\n电话123')).toBe('浙江省杭州市西湖区文三路58号3楼301室');
  expect(address('地址:文三路58号3楼\n中山路店通用')).toBe('文三路58号3楼');
});

test.each([
  '杭州市西湖区文三路58号',
  '中山路步行街店',
  '天河区体育东路118号财富广场',
  '南京西路1266号恒隆广场B1层',
  '幸福巷12号',
])('%s is a place without a label', (text) => {
  expect(address(`双人套餐\n¥128\n${text}\n随时退`)).toBe(text);
});

test.each([
  '地铁2号线直达',
  '门市价18元',
  '满100减20',
  '营业时间10:00-22:00',
  '春晖路店专享价¥88',
  '美食专区',
  '第3号技师',
  '全国门店通用',
  '超市购物卡',
  '无线蓝牙耳机',
])('%s is no place', (text) => {
  expect(address(text)).toBe('');
});

test('the name of the offer is not taken for its place', () => {
  expect(address('老火锅(春晖路步行街店)\n¥128', [0])).toBe('');
});
