import { expect, test } from 'vitest';
import { readableAddress } from './readable-address.ts';

test.each([
  ['/any/%E8%8D%89%E8%8E%93100%', '/any/%E8%8D%89%E8%8E%93100%25'],
  ['/any/%zz%41', '/any/%25zz%41'],
  ['/any/%ED%A0%80', '/any/%25ED%25A0%2580'],
  ['/anys/tv%?genre=%zz', '/anys/tv%25?genre=%zz'],
  ['//elsewhere.test/%', '/elsewhere.test/%25'],
  ['/\\elsewhere.test/%', '/elsewhere.test/%25'],
])('%s reads %s', (url, readable) => {
  expect(readableAddress(url)).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
});
