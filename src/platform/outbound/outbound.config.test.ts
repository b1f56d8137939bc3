import { expect, test } from 'vitest';
import { outboundSettings } from './outbound.config.ts';

const { schema } = outboundSettings.OUTBOUND_ALLOW;

test('nothing is allowed unless it is listed', () => {
  expect(schema.parse(undefined)).toEqual([]);
  expect(schema.parse('')).toEqual([]);
  expect(schema.parse('http://127.0.0.1:8090, https://blog.internal/')).toEqual([
    'http://127.0.0.1:8090',
    'https://blog.internal/',
  ]);
});

test.each(['127.0.0.1:8090', 'ftp://127.0.0.1', 'http://127.0.0.1/path', 'http://user@127.0.0.1', '*'])(
  '%j is not an origin',
  (text) => {
    expect(schema.safeParse(text).error?.issues[0]?.message).toContain('must be origins');
  },
);
