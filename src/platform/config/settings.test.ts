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
      '这些设置不对。 These settings are wrong:',
      '  PORT                   must be a port number',
      '  MODE                   Invalid option: expected one of "on"|"off"',
      '  NAME                   must have at least 3 characters',
    ].join('\n'),
  );
});

test('a value that is wrong is not repeated: it may be a password', () => {
  expect(() => readSettings(settings, { NAME: 'pw' })).toThrow(expect.not.stringContaining('pw'));
});

test('a setting that needs another is refused without it', () => {
  const pair = {
    PROXY: {
      doc: 'Proxy.',
      needs: { setting: 'NAME', because: 'it is unsafe alone' },
      schema: z.stringbool('must be true or false').default(false),
    },
    NAME: settings.NAME,
  } as const satisfies Settings;
  expect(() => readSettings(pair, { PROXY: 'true' })).toThrow(/PROXY +还要设置 NAME。 needs NAME: it is unsafe alone/);
  expect(() => readSettings(pair, { PROXY: 'true', NAME: ' ' })).toThrow(/needs NAME/);
  expect(readSettings(pair, { PROXY: 'true', NAME: 'abc' })).toMatchObject({ PROXY: true });
  expect(readSettings(pair, { PROXY: 'false' })).toMatchObject({ PROXY: false });
});

test('a variable that nearly has the name of a setting is told, unless it is empty or the setting is set too', () => {
  const url = { DATABASE_URL: { doc: 'Database.', schema: z.string().optional() } } as const satisfies Settings;
  expect(() => readSettings(url, { DATABSE_URL: 'postgres://secret' })).toThrow(
    '这些设置不对。 These settings are wrong:\n  DATABSE_URL            没有这个设置，是不是 DATABASE_URL？ is no setting: DATABASE_URL is meant?',
  );
  expect(() => readSettings(url, { DATABSE_URL: 'postgres://secret' })).toThrow(expect.not.stringContaining('secret'));
  expect(readSettings(url, { DATABSE_URL: '' })).toEqual({ DATABASE_URL: undefined });
  expect(readSettings(url, { DATABASE_URI: 'other', DATABASE_URL: 'ours' })).toEqual({ DATABASE_URL: 'ours' });
});
