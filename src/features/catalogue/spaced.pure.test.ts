import { expect, test } from 'vitest';
import { spaced } from './spaced.pure.ts';

test.each([
  ['全30集', '全 30 集'],
  ['更新至12集', '更新至 12 集'],
  ['更新至 12 集', '更新至 12 集'],
  ['第3季第12话', '第 3 季第 12 话'],
  ['142分钟', '142 分钟'],
  ['1小时30分钟', '1 小时 30 分钟'],
  ['HD1080P', 'HD1080P'],
  ['连载中', '连载中'],
  ['', ''],
])('%j is printed as %j', (text, printed) => {
  expect(spaced(text)).toBe(printed);
});
