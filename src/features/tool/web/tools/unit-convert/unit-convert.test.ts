import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { convertUnit, UNITS } from './unit-convert.pure.ts';

function to(amount: number, from: string, label: string): string | undefined {
  return convertUnit(amount, from).find((row) => row.label === label)?.value;
}

test.each([
  [1, 'mile', '千米', '1.609344'],
  [1, 'li', '米', '500'],
  [3, 'chi', '米', '1'],
  [1, 'jin', '克', '500'],
  [1, 'mu', '平方米', '666.6666667'],
  [1, 'acre', '亩', '6.070284634'],
  [1, 'gib', 'MiB（1024）', '1024'],
  [100, 'kmh', '米/秒', '27.77777778'],
  [1, 'kwh', '千焦', '3600'],
  [100, 'c', '华氏度', '212'],
  [-40, 'f', '摄氏度', '-40'],
  [0, 'k', '摄氏度', '-273.15'],
])('%d %s in %s is %s', (amount, from, label, value) => {
  expect(to(amount, from, label)).toBe(value);
});

test('every unit is itself', () => {
  for (const { value, label } of UNITS) expect(to(7, value, label.replace(/^.* · /, ''))).toBe('7');
  expect(new Set(UNITS.map(({ value }) => value)).size).toBe(UNITS.length);
});

test('colder than cold and nonsense are refused', () => {
  expect(() => convertUnit(-300, 'c')).toThrow('绝对零度');
  expect(() => convertUnit(Number.NaN, 'm')).toThrow('请输入');
});

test('what has no answer is refused', () => {
  for (const amount of [Number.NaN, Infinity, 1e300]) expect(() => convertUnit(amount, 'km')).toThrow();
  expect(() => convertUnit(1, 'constructor')).toThrow('没有这个单位');
});

test('the example is right', () => {
  expect(`${to(5, 'mile', '千米')} 千米`).toBe(tool.example.output);
});
