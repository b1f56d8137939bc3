import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromBase64, fromHex, readUtf8, toBase64, toHex, utf8 } from './bytes.work.ts';

// RFC 4648, section 10.
test.each([
  ['', ''],
  ['f', 'Zg=='],
  ['fo', 'Zm8='],
  ['foo', 'Zm9v'],
  ['foob', 'Zm9vYg=='],
  ['fooba', 'Zm9vYmE='],
  ['foobar', 'Zm9vYmFy'],
])('Base64 of %j is %j and back', (text, base64) => {
  expect(toBase64(utf8(text))).toBe(base64);
  expect(readUtf8(fromBase64(base64))).toBe(text);
});

test('any bytes survive hex and every form of Base64', () => {
  fc.assert(
    fc.property(fc.uint8Array(), fc.boolean(), fc.boolean(), (raw, urlSafe, padding) => {
      expect([...fromBase64(toBase64(raw, { urlSafe, padding }))]).toEqual([...raw]);
      expect([...fromHex(toHex(raw))]).toEqual([...raw]);
    }),
  );
});

test('hex is read the way people paste it', () => {
  expect(toHex(fromHex('0xE6, 0x90 \\x9c%E7:bd-97'))).toBe('e6909ce7bd97');
});

test('what is wrong is said', () => {
  expect(() => fromBase64('Zm9v!mFy')).toThrow('第 5 个字符“!”');
  expect(() => fromBase64('Zm9vY')).toThrow('没有复制完整');
  expect(() => fromHex('abc')).toThrow('现在有 3 个字符');
  expect(() => fromHex('xyz')).toThrow('“x”');
  expect(() => readUtf8(fromHex('ff00'))).toThrow('不是 UTF-8');
});
