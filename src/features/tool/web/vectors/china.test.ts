import { expect } from 'vitest';
import { bodyMass } from '../tools/bmi/bmi.pure.ts';
import { fromChineseNumber, toChineseNumber } from '../tools/chinese-number/chinese-number.pure.ts';
import { exchange } from '../tools/exchange-rate/exchange-rate.pure.ts';
import { factsOfLunar, factsOfSolar } from '../tools/lunar-date/lunar-date.work.ts';
import { fromMorse, toMorse } from '../tools/morse/morse.pure.ts';
import { toPinyin } from '../tools/pinyin/pinyin.work.ts';
import { rmbUpper } from '../tools/rmb-upper/rmb-upper.pure.ts';
import { countdownText } from '../tools/timer/timer.pure.ts';
import { judgeDay } from '../tools/workday/workday.work.ts';
import { toSimplified } from '../tools/zh-convert/to-simplified.work.ts';
import { toTraditional } from '../tools/zh-convert/to-traditional.work.ts';
import { describeVectors } from './vectors.fixture.ts';

const { agrees, everyToolIsTried } = describeVectors('china');

const CURRENCIES = [
  { code: 'USD', name: '美元', cny: '711.23' },
  { code: 'JPY', name: '日元', cny: '4.6089' },
  { code: 'KRW', name: '韩元', cny: '0.4876' },
  { code: 'HKD', name: '港币', cny: '91.39' },
];

agrees('chinese-number.to', toChineseNumber);
agrees('chinese-number.from', fromChineseNumber);
agrees('rmb-upper', rmbUpper);
agrees('bmi', ([height, weight]: [number, number]) => {
  const { bmi, verdict } = bodyMass(height, weight);
  return [bmi, verdict];
});
agrees(
  'exchange-rate',
  ([amount, of, into]: [string, string, string]) =>
    exchange(`${amount} ${of}`, { date: '', source: '', rates: CURRENCIES }).find(({ label }) => label.endsWith(into))
      ?.value,
);
agrees('timer.countdown', countdownText);
agrees(
  'workday',
  (date: string) => judgeDay(date).isWorkday,
  // Odd is a weekday off, and a weekend on which people work.
  (date: string, isWorkday: boolean) => isWorkday !== ![0, 6].includes(new Date(date).getUTCDay()),
);
agrees('lunar-date', (date: string) => {
  const { lunar } = factsOfSolar(date);
  const [month = 0, day = 0] = { 正: [1, 1], 五: [5, 5], 八: [8, 15], 九: [9, 9] }[lunar.charAt(5)] ?? [0, 0];
  expect(factsOfLunar(Number(date.slice(0, 4)), month, day, false).solar).toBe(date);
  return lunar;
});
agrees('pinyin', (text: string, expected: string) => {
  const own = toPinyin(text, { tone: 'symbol', part: 'whole', separator: 'space' });
  // Where spaces stand between characters and digits is a matter of taste.
  return own.replace(/\s/g, '') === expected.replace(/\s/g, '') ? expected : own;
});
agrees('zh-convert.simple', (text: string) => toSimplified({ text, localWords: false }));
agrees('zh-convert.traditional', (text: string) => toTraditional({ text, to: 't', localWords: false }));
agrees('morse', (text: string) => {
  const code = toMorse(text);
  expect(fromMorse(code)).toBe(text.trim().split(/\s+/).join(' ').toUpperCase());
  return code;
});
everyToolIsTried();
