import { expect, test } from 'vitest';
import { anyPath, searchPath } from './any-path.pure.ts';
import { kindOf } from './kinds.pure.ts';
import { matchReason } from './match-reason.pure.ts';

test.each([
  ['movie', '电影'],
  ['tv', '电视剧'],
  ['variety', '综艺'],
  ['anime', '动漫'],
  ['电影', '电影'],
  ['电视剧', '电视剧'],
  ['综艺', '综艺'],
  ['动漫', '动漫'],
  [' TV ', '电视剧'],
])('%j is the kind %s', (text, name) => {
  expect(kindOf(text)?.name).toBe(name);
});

test('empty is every kind, anything else is none', () => {
  expect(kindOf('')).toBeNull();
  expect(kindOf('小说')).toBeUndefined();
});

test('keys and words survive an address', () => {
  expect(anyPath('Fate/Zero?#%')).toBe('/any/Fate%2FZero%3F%23%25');
  expect(searchPath('a&b')).toBe('/anys/search?words=a%26b');
});

test('a reason is told only where the title does not show it', () => {
  expect(matchReason({ By: 'title', Text: '流浪地球' })).toBeUndefined();
  expect(matchReason({ By: 'alias', Text: '神隐少女' })).toBe('匹配别名：神隐少女');
});
