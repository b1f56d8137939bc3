import { expect, test } from 'vitest';
import { sizeText } from '../backup-size.pure.ts';
import { backupName, cronOf, isSpaceShort, kindOf, surplus, timeOf } from './backup-name.rules.ts';

const TIME = Date.parse('2026-11-15T20:30:00+08:00');

test('a name tells when it was made, by the clock of Shanghai, and why', () => {
  expect(backupName('manual', TIME)).toBe('souluo-2026-11-15T203000.tar.gz');
  for (const kind of ['manual', 'nightly', 'before-restore'] as const) {
    expect([kindOf(backupName(kind, TIME)), timeOf(backupName(kind, TIME))]).toEqual([kind, TIME]);
  }
});

test.each([
  '',
  '..',
  '../souluo-2026-11-15T203000.tar.gz',
  'souluo-2026-11-15T203000.tar.gz.json',
  'souluo-.tar.gz',
  'a.db',
])('%j is no name of a backup', (name) => expect(kindOf(name)).toBeUndefined());

test('of the nightly ones the newest are kept, the others are never surplus', () => {
  const nights = [3, 1, 2, 4].map((day) => backupName('nightly', TIME + day * 86_400_000));
  const others = [backupName('manual', 0), backupName('before-restore', 0)];
  expect(surplus([...nights, ...others], 2)).toEqual([nights[1], nights[2]]);
  expect(surplus(others, 1)).toEqual([]);
});

test('space is short before it is too late', () => {
  expect(isSpaceShort(10e9, 1e9)).toBe(false);
  expect(isSpaceShort(2e9, 1e9)).toBe(true);
  expect(isSpaceShort(100e6, 0)).toBe(true);
});

test('times and sizes are written as others read them', () => {
  expect([cronOf('03:40'), cronOf('00:05')]).toEqual(['40 3 * * *', '5 0 * * *']);
  expect([0, 999, 1536, 10 * 1024 ** 2, 1.5 * 1024 ** 3].map(sizeText)).toEqual([
    '0 字节',
    '999 字节',
    '1.5 KB',
    '10 MB',
    '1.5 GB',
  ]);
});
