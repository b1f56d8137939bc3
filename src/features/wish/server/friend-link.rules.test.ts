import { expect, test } from 'vitest';
import { isSameSite, judgeLinks } from './friend-link.rules.ts';

test.each([
  ['https://souluo.example', 'http://www.souluo.example:8080/a', true],
  ['https://souluo.example.', 'https://souluo.example', true],
  ['https://SOULUO.example', 'https://souluo.example', true],
  ['https://a.souluo.example', 'https://souluo.example', false],
  ['https://souluo.example.evil.example', 'https://souluo.example', false],
  ['no address', 'no address', false],
])('%s and %s are one site: %s', (one, other, expected) => {
  expect(isSameSite(one, other)).toBe(expected);
});

const link = (url: string, rel = '') => ({ url, rel });
test.each([
  ['found', [link('https://other.example'), link('https://www.souluo.example/')]],
  ['found', [link('https://souluo.example', 'noopener')]],
  ['found', [link('https://souluo.example', 'nofollow'), link('https://souluo.example/a')]],
  ['nofollow', [link('https://souluo.example', 'noopener NoFollow')]],
  ['nofollow', [link('https://souluo.example', 'ugc'), link('https://souluo.example', 'sponsored')]],
  ['missing', [link('https://other.example')]],
  ['missing', []],
])('%s: %j', (state, links) => {
  expect(judgeLinks(links, 'https://souluo.example').state).toBe(state);
});
