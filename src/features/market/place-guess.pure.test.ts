import { expect, test } from 'vitest';
import { guessPlace, kilometre } from './place-guess.pure.ts';

const city = (name: string, province: string, longitude: number, latitude: number) => ({
  ...{ name, province, longitude, latitude },
});
const CITIES = [
  city('杭州', '浙江省', 120.16, 30.25),
  city('湖州', '浙江省', 120.09, 30.89),
  city('德清', '浙江省', 119.97, 30.54),
  city('上海', '上海市', 121.47, 31.23),
];
const by = (name: string, address: string) => guessPlace(CITIES, name, address)?.by;

test('the narrowest place in the address tells, else the city', () => {
  expect(by('湖州', '湖州市德清县莫干山镇')).toBe('德清');
  expect(by('杭州', '西湖区北山街84号')).toBe('杭州');
  expect(by('杭州市', '')).toBe('杭州');
  expect(by('', '上海市徐汇区武康路')).toBe('上海');
});

test('streets that are called like a city, and places in other provinces, mislead nobody', () => {
  expect(by('杭州', '上海路 8 号')).toBe('杭州');
  expect(by('杭州', '上海人家饭店旁')).toBe('杭州');
  expect(by('', '湖州路 3 号')).toBeUndefined();
  expect(by('不知道的地方', '')).toBeUndefined();
});

test('a kilometre is more degrees to the east the farther north', () => {
  expect(kilometre(0).longitude).toBeCloseTo(0.00898, 4);
  expect(kilometre(60).longitude).toBeCloseTo(0.01797, 4);
});
