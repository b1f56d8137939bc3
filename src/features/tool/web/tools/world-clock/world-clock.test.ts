import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { clocksAt } from './world-clock.pure.ts';

function at(text: string, zone: string, city: string) {
  const { value, note } = clocksAt(text, zone, 0).find(({ label }) => label === city) ?? { value: '', note: '' };
  return [value, note];
}

test('winter and summer time, and the day before', () => {
  expect(at('2026-01-15 09:00', 'Asia/Shanghai', '纽约')).toEqual(['2026-01-14 20:00', 'UTC−5，前一天']);
  expect(at('2026-07-15 09:00', 'Asia/Shanghai', '纽约')).toEqual(['2026-07-14 21:00', 'UTC−4，前一天']);
  expect(at('2026-07-15 09:00', 'Asia/Shanghai', '伦敦')).toEqual(['2026-07-15 02:00', 'UTC+1']);
});

test('zones with half hours, and the day after', () => {
  expect(at('2026-01-15 22:00', 'Europe/London', '新德里')).toEqual(['2026-01-16 03:30', 'UTC+5:30，第二天']);
});

test('without a time it is now', () => {
  expect(clocksAt('', 'Asia/Shanghai', 1_700_000_000_000)[0]?.value).toBe('2023-11-15 06:13');
});

test('the example is right', () => {
  expect(`纽约 ${at(tool.example.input.slice(3), 'Asia/Shanghai', '纽约')[0]}`).toBe(tool.example.output);
});
