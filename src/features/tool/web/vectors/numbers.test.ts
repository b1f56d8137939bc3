import { expect } from 'vitest';
import { momentOf, readWall } from '../time/zone.pure.ts';
import { passesLuhn } from '../tools/card-check/card-check.pure.ts';
import { letters, octal, readMode } from '../tools/chmod/chmod.pure.ts';
import { readColor } from '../tools/color/read-color.pure.ts';
import { readCron } from '../tools/cron/cron.work.ts';
import { distanceBetween, shiftDate } from '../tools/date-diff/date-diff.pure.ts';
import { HTTP_STATUSES } from '../tools/http-status/http-status.pure.ts';
import { checkDigit } from '../tools/id-card/id-card.pure.ts';
import { incomeTax } from '../tools/income-tax/income-tax.pure.ts';
import { cidrsOf, readRange } from '../tools/ip-country/ip-range.pure.ts';
import { repay } from '../tools/mortgage/mortgage.pure.ts';
import { convertBase, readInteger } from '../tools/number-base/number-base.pure.ts';
import { convertHosts } from '../tools/punycode/punycode.pure.ts';
import { grow } from '../tools/savings/savings.pure.ts';
import { addressText, kindOf, readSubnet } from '../tools/subnet/subnet.pure.ts';
import { expandIpv6, readSubnet6, reverseName, writeIpv6 } from '../tools/subnet/subnet6.pure.ts';
import { describeMoment, readMoment } from '../tools/timestamp/timestamp.pure.ts';
import { convertUnit } from '../tools/unit-convert/unit-convert.pure.ts';
import { describeVectors } from './vectors.fixture.ts';

const { agrees, everyToolIsTried } = describeVectors('numbers');
const shown = (rows: readonly { label: string; value: string }[], label: string) =>
  rows.find((row) => row.label === label)?.value ?? '';

agrees('number-base', (text: string) => {
  const values = convertBase(text, 10).map(({ value }) => value);
  for (const [at, base] of [2, 8, 10, 16, 32, 36].entries())
    expect(readInteger(values[at] ?? '', base)).toBe(BigInt(text));
  return values.slice(0, 6);
});
agrees('timestamp', (seconds: number, expected: Record<string, unknown>) => {
  const { time } = readMoment(String(seconds), 'UTC');
  const shanghai = describeMoment(time, 'Asia/Shanghai', 0);
  return Object.fromEntries(
    Object.keys(expected).map((zone) => {
      if (zone === 'weekday') return [zone, expected[zone] === null ? null : shown(shanghai, '星期').slice(-1)];
      const rows = describeMoment(time, zone, 0);
      return [
        zone,
        [shown(rows, '日期时间'), Number(shown(rows, '一年中的第几天')), shown(rows, 'ISO 8601').slice(19)],
      ];
    }),
  );
});
agrees('world-clock', (wall: string, expected: Record<string, number>) =>
  Object.fromEntries(Object.keys(expected).map((zone) => [zone, momentOf(readWall(wall), zone) / 1000])),
);
agrees('timestamp.read', (text: string) => readMoment(text, 'Asia/Shanghai').time);
agrees('date-diff', ([from, to]: [string, string]) => {
  const { days, calendar } = distanceBetween(from, to);
  const part = (unit: string) => Number(new RegExp(`(\\d+) ${unit}`).exec(calendar)?.[1] ?? 0);
  return [days, [part('年'), part('个月'), part('天')]];
});
agrees('date-diff.shift', ([from, amount, unit]: [string, number, 'day']) => shiftDate(from, amount, unit));
agrees('subnet', (text: string) => {
  const { network, broadcast, prefix, address } = readSubnet(text);
  return [
    addressText(network),
    addressText(broadcast),
    prefix,
    broadcast - network + 1,
    kindOf(address) === '公网地址',
  ];
});
agrees('subnet.ipv6', (text: string) => {
  const { address, first, last, count } = readSubnet6(text);
  return [
    writeIpv6(address),
    expandIpv6(address),
    writeIpv6(first),
    writeIpv6(last),
    String(count),
    reverseName(address),
  ];
});
agrees('ip-country', ([from, to]: [string, string]) => cidrsOf(readRange(`${from}-${to}`)));
agrees('punycode', (host: string) => convertHosts(host, 'encode'));
agrees('chmod', (mode: number) => {
  expect(readMode(letters(mode))).toBe(mode);
  return [letters(mode), octal(mode)];
});
agrees('card-check', passesLuhn);
agrees('id-card', checkDigit);
agrees('unit-convert', ([amount, unit, label]: [number, string, string], expected: number) => {
  const value = Number(shown(convertUnit(amount, unit), label));
  return Math.abs(value - expected) <= Math.abs(expected) * 1e-9 && (!Number.isInteger(expected) || value === expected)
    ? expected
    : value;
});
agrees('mortgage', ([principal, rate, months]: [number, string, number]) =>
  Object.fromEntries(
    (['equal-payment', 'equal-principal'] as const).map((method) => {
      const { first, interest } = repay({ principal, rate: Number(rate), months, method });
      return [method, [first, interest]];
    }),
  ),
);
agrees('income-tax', (gross: number) => incomeTax({ gross, insurance: 0, deductions: 0, bonus: 0 }).tax);
agrees(
  'savings',
  ([start, monthly, rate, years]: [number, number, string, number]) =>
    grow({ start, monthly, rate: Number(rate), years, compounds: 'month' }).total,
);
agrees('http-status', (code: number, phrase: string) => {
  const own = HTTP_STATUSES.find((status) => status.code === code);
  return own && own.name.toLowerCase().replace(/[^a-z]/g, '') !== phrase.toLowerCase().replace(/[^a-z]/g, '')
    ? own.name
    : phrase;
});
agrees('color', ([space, channels]: [string, number[]]) => {
  const named = /^(hsl|hsv|lab)$/.test(space)
    ? `${space}(${channels.join(' ')})`
    : `color(${space} ${channels.join(' ')})`;
  const { r, g, b } = readColor(named);
  return [r, g, b];
});
agrees('cron', (text: string) =>
  readCron(text, Date.UTC(2026, 10, 17), 'UTC', 5).next.map((time) => new Date(time).toISOString().slice(0, 16)),
);
everyToolIsTried();
