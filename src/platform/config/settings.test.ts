import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSettings, type Settings, SettingsError } from './settings.ts';

const settings = {
  PORT: { doc: 'Port.', schema: z.coerce.number('must be a port number').int().max(65_535).default(3000) },
  MODE: { doc: 'Mode.', schema: z.enum(['on', 'off']).default('on') },
  NAME: { doc: 'Name.', schema: z.string().min(3, 'must have at least 3 characters').optional() },
} as const satisfies Settings;

const DEFAULTS = { PORT: 3000, MODE: 'on', NAME: undefined };

test('nothing need be set', () => {
  expect(readSettings(settings, {})).toEqual(DEFAULTS);
});

test.each(['', ' ', '\t\n'])('a variable that holds %j counts as unset', (empty) => {
  expect(readSettings(settings, { PORT: empty, MODE: empty, NAME: empty })).toEqual(DEFAULTS);
});

test('spaces around a value do not count, unknown variables do not matter', () => {
  expect(readSettings(settings, { PORT: ' 80 ', PATH: '/bin' })).toEqual({ ...DEFAULTS, PORT: 80 });
});

test('everything that is wrong is told at once, one line each', () => {
  const read = () => readSettings(settings, { PORT: 'abc', MODE: 'maybe', NAME: 'ab' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(
    [
      'These settings are wrong:',
      '  PORT                   must be a port number',
      '  MODE                   Invalid option: expected one of "on"|"off"',
      '  NAME                   must have at least 3 characters',
    ].join('\n'),
  );
});

test('a value that is wrong is not repeated: it may be a password', () => {
  expect(() => readSettings(settings, { NAME: 'pw' })).toThrow(expect.not.stringContaining('pw'));
});
