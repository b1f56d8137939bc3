import { expect, test } from 'vitest';
import { fromBase64, utf8 } from '../../bytes/bytes.work.ts';
import { fromDataUrl, pictureTypeOf, toDataUrl } from './image-base64.work.ts';
import { tool } from './tool.ts';

const GIF = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

test.each([
  ['iVBORw0KGgo=', 'image/png'],
  ['/9j/4AAQ', 'image/jpeg'],
  [GIF, 'image/gif'],
  ['UklGRgAAAABXRUJQ', 'image/webp'],
])('%s is known as %s', (base64, type) => {
  expect(pictureTypeOf(fromBase64(base64))).toBe(type);
});

test('SVG is known by its first tag, other text is not', () => {
  expect(pictureTypeOf(utf8('<?xml version="1.0"?>\n<!-- x --><svg xmlns="…">'))).toBe('image/svg+xml');
  expect(pictureTypeOf(utf8('<html><svg>'))).toBeUndefined();
});

test('a picture goes there and back, with or without its head', () => {
  const address = toDataUrl(fromBase64(GIF));
  expect(fromDataUrl(address).bytes).toEqual(fromBase64(GIF));
  expect(fromDataUrl(GIF).type).toBe('image/gif');
});

test('what is no picture is refused', () => {
  expect(() => toDataUrl(utf8('hello'))).toThrow('不像图片');
  expect(() => fromDataUrl('aGVsbG8=')).toThrow('不是图片');
});

test('the example is right', () => {
  expect(toDataUrl(fromBase64(GIF))).toBe(tool.example.output);
});
