import { expect, test } from 'vitest';
import { findRecurring, following, nameKey, nextAfter, type Seen } from './bill-recurring.rules.ts';

const TODAY = 20_261_117;
const seen = (name: string, days: number[], amounts: number | number[], way: Seen['way'] = 'out'): Seen[] =>
  days.map((day, index) => ({
    name,
    way,
    day,
    amount: typeof amounts === 'number' ? amounts : (amounts[index] ?? 0),
    category: '其他',
    account: '卡',
  }));
const told = (bills: Seen[]) =>
  findRecurring(bills, TODAY).map(({ key, period, nextDay, amount, varies }) => [key, period, nextDay, amount, varies]);

test.each([
  [
    'a rent',
    seen('房租', [20_260_914, 20_261_014, 20_261_114], 240_000),
    [['房租', 'month', 20_261_214, 240_000, false]],
  ],
  [
    'one that names its month',
    [
      ...seen('房租 9 月', [20_260_914], 5000),
      ...seen('房租（10月）', [20_261_014], 5000),
      ...seen('房租11月', [20_261_114], 5000),
    ],
    [['房租', 'month', 20_261_214, 5000, false]],
  ],
  [
    'electricity',
    seen('电费', [20_260_910, 20_261_011, 20_261_109], [8000, 12_100, 9900]),
    [['电费', 'month', 20_261_209, 9900, true]],
  ],
  [
    'the last day of each month',
    seen('会员', [20_260_831, 20_260_930, 20_261_031], 2500),
    [['会员', 'month', 20_261_130, 2500, false]],
  ],
  [
    'once a week',
    seen('保洁', [20_261_025, 20_261_101, 20_261_108, 20_261_115], 90),
    [['保洁', 'week', 20_261_122, 90, false]],
  ],
  ['once a year', seen('域名', [20_241_201, 20_251_201], 6900), [['域名', 'year', 20_261_201, 6900, false]]],
  [
    'one left out',
    seen('会员', [20_260_503, 20_260_603, 20_260_703, 20_260_903, 20_261_003, 20_261_103], 2500),
    [['会员', 'month', 20_261_203, 2500, false]],
  ],
  [
    'two of one shop',
    [
      ...seen('Apple', [20_260_902, 20_261_002, 20_261_102], 600),
      ...seen('Apple', [20_260_909, 20_261_009, 20_261_109], 2100),
      ...seen('Apple', [20_260_920], 12_800),
    ],
    [
      ['apple|2100', 'month', 20_261_209, 2100, false],
      ['apple|600', 'month', 20_261_202, 600, false],
    ],
  ],
  [
    'a salary',
    seen('工资', [20_260_910, 20_261_010, 20_261_110], 800_000, 'in'),
    [['工资', 'month', 20_261_210, 800_000, false]],
  ],
  [
    'a shop whose prices come again',
    [600, 700, 800, 900].flatMap((price, at) =>
      seen('超市', [20_260_902 + at, 20_261_002 + at, 20_261_102 + at], price),
    ),
    [],
  ],
  ['a shop often visited', seen('便利店', [20_261_001, 20_261_003, 20_261_010, 20_261_012, 20_261_020], 900), []],
  [
    'a market each month, for very different sums',
    seen('超市', [20_260_910, 20_261_010, 20_261_110], [3000, 20_000, 90_000]),
    [],
  ],
  ['twice only', seen('会员', [20_261_014, 20_261_114], 2500), []],
  ['ended long ago', seen('会员', [20_260_314, 20_260_414, 20_260_514], 2500), []],
  ['twice on one day', seen('咖啡', [20_260_914, 20_260_914, 20_261_014, 20_261_114], 2000), []],
] as const)('%s', (_name, bills, expected) => {
  expect(told([...bills])).toEqual(expected);
});

test('the dearest by the month come first, and of equal ones always the same', () => {
  const days = [20_260_914, 20_261_014, 20_261_114];
  const yearly = seen('域名', [20_241_201, 20_251_201], 12_000);
  const bills = [...seen('音乐', days, 1500), ...yearly, ...seen('房租', days, 240_000), ...seen('会员', days, 1500)];
  const names = (given: Seen[]) => findRecurring(given, TODAY).map(({ key }) => key);
  expect(names(bills)).toEqual(['房租', '会员', '音乐', '域名']);
  expect(names(bills.toReversed())).toEqual(['房租', '会员', '音乐', '域名']);
});

test('a name of nothing but numbers is a name', () => {
  expect(nameKey('12306')).toBe('12306');
  expect(nameKey('「房租」2026年11月')).toBe(nameKey('房租 12 月'));
});

test('the next day moves on when it was paid, also a little early, and when nobody paid for half a period', () => {
  const rhythm = { period: 'month' as const, anchor: 31, nextDay: 20_261_130 };
  expect(nextAfter(rhythm, [], TODAY)).toBe(20_261_130);
  expect(nextAfter(rhythm, [20_261_127], 20_261_128)).toBe(20_261_231);
  expect(nextAfter(rhythm, [20_261_120], 20_261_120)).toBe(20_261_130);
  expect(nextAfter(rhythm, [], 20_261_210)).toBe(20_261_130);
  expect(nextAfter(rhythm, [], 20_261_220)).toBe(20_261_231);
  expect(following(20_270_131, 'month', 31)).toBe(20_270_228);
  expect(following(20_261_231, 'week', 31)).toBe(20_270_107);
});
