import { expect, test } from 'vitest';
import { buttonText, NEW_PUSH, startFrom, wishOf } from './push-wish.ts';

function form(fields: [string, string][]): FormData {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  return data;
}

test.each([
  [[['when', 'now']], null],
  [
    [
      ['when', 'daily'],
      ['time', '08:05'],
    ],
    '5 8 * * *',
  ],
  [
    [
      ['when', 'workday'],
      ['time', '00:00'],
    ],
    '0 0 * * *',
  ],
  [
    [
      ['when', 'weekly'],
      ['time', '20:30'],
      ['weekday', '1'],
      ['weekday', '5'],
    ],
    '30 20 * * 1,5',
  ],
  [
    [
      ['when', 'monthly'],
      ['time', '09:00'],
      ['day', '15'],
    ],
    '0 9 15 * *',
  ],
  [
    [
      ['when', 'cron'],
      ['cron', '*/5 * * * *'],
    ],
    '*/5 * * * *',
  ],
] as [[string, string][], string | null][])('%o is %s', (fields, cron) => {
  expect(wishOf(form(fields)).cron).toBe(cron);
});

test('targets are a robot and a room, whatever letters the room has', () => {
  const { targets } = wishOf(
    form([
      ['target', 'g sandbox-1@chatroom'],
      ['target', 'g2 a b'],
      ['target', 'nobody'],
    ]),
  );
  expect(targets).toEqual([
    { guid: 'g', to: 'sandbox-1@chatroom' },
    { guid: 'g2', to: 'a b' },
  ]);
});

test('the button says what it will do', () => {
  expect(buttonText('now', 3)).toBe('发送给 3 处');
  expect(buttonText('now', 3, '个群')).toBe('发送给 3 个群');
  expect(buttonText('workday', 3)).toBe('保存定时任务');
  expect(buttonText('event', 1)).toBe('保存触发');
});

test.each([
  ['daily', { cron: '5 8 * * *' }, { time: '08:05' }],
  ['workday', { cron: '30 8 * * *', workdays: true }, { time: '08:30' }],
  ['weekly', { cron: '0 20 * * 1,3' }, { weekdays: ['1', '3'] }],
  ['monthly', { cron: '0 9 15 * *' }, { day: '15' }],
  ['cron', { cron: '*/5 8 * * *' }, { cron: '*/5 8 * * *' }],
  ['event', { event: 'test.arrived' }, { event: 'test.arrived' }],
  ['now', { at: '2026-01-01T08:00' }, {}],
])('the last push is written into the form again: %s', (when, plan, expected) => {
  const last = { ...NEW_PUSH, targets: [{ guid: 'g', to: 'a b' }], workdays: false, cron: null, at: null, ...plan };
  expect(startFrom(last)).toMatchObject({ when, targets: ['g a b'], source: 'own', ...expected });
});
