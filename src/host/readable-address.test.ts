import { expect, test } from 'vitest';
import { addressInUtf8, readableAddress } from './readable-address.ts';

test.each([
  ['/any/%E8%8D%89%E8%8E%93100%', '/any/%E8%8D%89%E8%8E%93100%25'],
  ['/any/%zz%41', '/any/%25zz%41'],
  ['/any/%C8%FD%CC%E5', '/any/%E4%B8%89%E4%BD%93'],
  ['/any/%ED%A0%80', '/any/%25ED%25A0%2580'],
  ['/anys/tv%?genre=%zz', '/anys/tv%25?genre=%zz'],
  ['//elsewhere.test/%', '/elsewhere.test/%25'],
  ['/\\elsewhere.test/%', '/elsewhere.test/%25'],
])('%s reads %s', (url, readable) => {
  expect(readableAddress(url)).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
});

test.each([
  ['/any/%C8%FD%CC%E5?x=1', '/any/%E4%B8%89%E4%BD%93?x=1'],
  ['/anys/search?words=%c8%fd%cc%e5&page=2', '/anys/search?words=%E4%B8%89%E4%BD%93&page=2'],
  ['/anys/search?words=%E4%B8%89%E4%BD%93', '/anys/search?words=%E4%B8%89%E4%BD%93'],
  ['/a/%C8%FD?b=%E4%BD%93', '/a/%E4%B8%89?b=%E4%BD%93'],
  // No Chinese either way.
  ['/any/%FF%FE', '/any/%FF%FE'],
  ['/any/%E4%BD', '/any/%E4%BD'],
  ['/any/%E4%B8%89%E4%BD%93%E5%89', '/any/%E4%B8%89%E4%BD%93%E5%89'],
  ['/any/100%', '/any/100%'],
])('%s with its words in UTF-8 is %s', (url, readable) => {
  expect(addressInUtf8(url)).toBe(readable);
});
