import { expect, test } from 'vitest';
import { packageIn } from './package-text.pure.ts';

test('lines with a dash are the package, everything else the description', () => {
  expect(packageIn('周末两点以后人多。\n- 手冲咖啡（任选豆）｜2 杯 · ¥76\n• 当日甜品 | 2 份\n可以带狗。')).toEqual({
    lines: [
      { name: '手冲咖啡（任选豆）', amount: '2 杯 · ¥76' },
      { name: '当日甜品', amount: '2 份' },
    ],
    rest: '周末两点以后人多。\n可以带狗。',
  });
});

test('one dash makes no list, and a dash alone is no line', () => {
  for (const content of ['', '只有一句话', '- 只有一样', '-\n-\n面交', '价格 10-20'])
    expect(packageIn(content)).toEqual({ lines: [], rest: content });
});
