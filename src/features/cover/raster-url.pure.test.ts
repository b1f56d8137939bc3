import { expect, test } from 'vitest';
import { rasterUrl } from './raster-url.pure.ts';

test.each([
  ['/cover/电影/霸王别姬.svg', '/cover/电影/霸王别姬.jpg?size=600'],
  ['/cover/%E7%94%B5%E5%BD%B1/a.svg?s=3.opera2&y=1993', '/cover/%E7%94%B5%E5%BD%B1/a.jpg?s=3.opera2&y=1993&size=600'],
  ['/wish/picture/冬至/1.svg', '/wish/picture/冬至/1.jpg?size=600'],
  ['/any-cover/7-0123456789.webp', '/any-cover/7-0123456789.jpg?size=600'],
  [
    '/outside.webp?of=https%3A%2F%2Fa.test%2Fb.svg&proof=x',
    '/outside.jpg?of=https%3A%2F%2Fa.test%2Fb.svg&proof=x&size=600',
  ],
])('%s in pixels is %s', (address, expected) => {
  expect(rasterUrl(address)).toBe(expected);
});

test('one that has a size already gets another, not a second', () => {
  expect(rasterUrl('/any-cover/7-0123456789.webp?size=300')).toBe('/any-cover/7-0123456789.jpg?size=600');
  expect(rasterUrl('/cover/电影/a.svg?size=300&y=1993', 1080, 'png')).toBe('/cover/电影/a.png?y=1993&size=1080');
});

test.each(['/files/a.jpg', 'https://a.test/b.svg', '/api/v1/any', ''])('%s stays as it is', (address) => {
  expect(rasterUrl(address)).toBe(address);
});
