import { expect, test } from 'vitest';
import { shortLinkSettings } from './short-link.config.ts';

const parse = (text: string) => shortLinkSettings.SHORT_HOST.schema.safeParse(text);

test.each([
  ['s.example', 's.example'],
  ['S.Example.', 's.example'],
  ['https://s.example/', 's.example'],
  ['s.example:80', 's.example'],
  ['https://s.example:443', 's.example'],
  ['s.example:8080', 's.example:8080'],
])('SHORT_HOST=%s is %s', (text, host) => {
  expect(parse(text).data).toBe(host);
});

test.each(['a b', 's.example/path', 's.example?a', 'user@s.example', '@', '/', 'a:99999', 'ftp://a'])(
  'SHORT_HOST=%s is refused',
  (text) => {
    expect(parse(text).success).toBe(false);
  },
);
