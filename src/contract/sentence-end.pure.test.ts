import { expect, test } from 'vitest';
import { endOfAddress } from './sentence-end.pure.ts';

test.each([
  ['https://a.com/b.', 'https://a.com/b'],
  ['https://a.com/b).', 'https://a.com/b'],
  ['https://zh.wikipedia.org/wiki/狂飙_(电视剧)', 'https://zh.wikipedia.org/wiki/狂飙_(电视剧)'],
  ['https://a.com/c(d)),', 'https://a.com/c(d)'],
  ['https://[::1]', 'https://[::1]'],
  ['https://[::1]]', 'https://[::1]'],
  ['https://a.com/?q=a,b;c:d?!', 'https://a.com/?q=a,b;c:d'],
  ['...', ''],
])('%s ends as %s', (found, address) => {
  expect(found.slice(0, endOfAddress(found))).toBe(address);
});
