import { expect, test } from 'vitest';
import { NO_UTM, withUtm } from './utm.ts';

test('parameters replace those of the same name, and empty ones go', () => {
  const utm = { ...NO_UTM, utm_source: '微信 群', utm_medium: 'a&b' };
  expect(withUtm('https://example.com/a?x=1&utm_source=old&utm_term=t#top', utm)).toBe(
    'https://example.com/a?x=1&utm_source=%E5%BE%AE%E4%BF%A1+%E7%BE%A4&utm_medium=a%26b#top',
  );
});

test('an address that needs none stays as it is written, and what is no address is left alone', () => {
  expect(withUtm('https://example.com/a?b', NO_UTM)).toBe('https://example.com/a?b');
  expect(withUtm('javascript:alert(1)', NO_UTM)).toBeUndefined();
  expect(withUtm('例子', NO_UTM)).toBeUndefined();
});
