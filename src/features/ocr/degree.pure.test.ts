import { expect, test } from 'vitest';
import { readingDegree } from './degree.pure.ts';

const line = (Text: string, Confidence: number, Weakest = Confidence) => ({ Text, Confidence, Weakest });

test('one doubtful character makes an address doubtful, however sure the rest is', () => {
  const address = '杭州市西湖区北山街84号2楼';
  expect(readingDegree('words', address, [line(`地址：${address}`, 0.93, 0.9)])).toBe('sure');
  expect(readingDegree('words', address, [line(`地址：${address}`, 0.93, 0.65)])).toBe('look');
  expect(readingDegree('words', address, [line(`地址：${address}`, 0.93, 0.2)])).toBe('none');
});

test('what was put together from lines is as sure as the worst of them', () => {
  const lines = [line('北山小馆', 0.95), line('双人套餐', 0.9, 0.62), line('别的', 0.1)];
  expect(readingDegree('words', '北山小馆 双人套餐', lines)).toBe('look');
});

test('a number counts by its line: a misread sign is no misread number', () => {
  expect(readingDegree('number', '158', [line('Y158', 0.68, 0)])).toBe('look');
  expect(readingDegree('number', '158', [line('¥158', 0.9, 0.1)])).toBe('sure');
  expect(readingDegree('number', '1280', [line('¥1,280', 0.59)])).toBe('none');
});

test('what stands in no line, and what has signs no address has, is never filled in', () => {
  expect(readingDegree('words', '无处', [line('别的', 1)])).toBe('none');
  expect(readingDegree('words', '东大街]2号', [line('东大街]2号', 0.99)])).toBe('none');
});
