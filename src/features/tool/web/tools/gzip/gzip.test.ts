import { deflateRawSync, deflateSync, gunzipSync, gzipSync, inflateRawSync, inflateSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Bytes, fromBase64, fromHex, readUtf8, toHex, utf8 } from '../../bytes/bytes.work.ts';
import { type PackFormat, pack, unpack } from './gzip.work.ts';
import { tool } from './tool.ts';

const THEIRS = {
  gzip: [gzipSync, gunzipSync],
  zlib: [deflateSync, inflateSync],
  deflate: [deflateRawSync, inflateRawSync],
} as const;
const FORMATS = ['gzip', 'zlib', 'deflate'] as const satisfies PackFormat[];
const TEXTS = [
  '',
  'a',
  '搜罗',
  '😀',
  '\0\0',
  'x'.repeat(100_000),
  '{"a":[1,2,3]}',
  '\ufeffBOM',
  '\r\n',
  'é'.repeat(300),
  '罗'.repeat(40_000),
];

test.each(FORMATS)('%s goes both ways between zlib and us', (format) => {
  const [theirs, back] = THEIRS[format];
  for (const text of TEXTS) {
    expect(back(pack(utf8(text), format)).toString()).toBe(text);
    expect(readUtf8(unpack(Uint8Array.from(theirs(text)), format))).toBe(text);
    expect(readUtf8(unpack(Uint8Array.from(theirs(text, { level: 0 })), format))).toBe(text);
  }
});

test('any bytes come back, and the format tells itself', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom(...FORMATS), (raw, format) => {
      const plain = Uint8Array.from(raw);
      expect(unpack(pack(plain, format), format)).toEqual(plain);
      if (format !== 'deflate') expect(unpack(pack(plain, format), 'gzip')).toEqual(plain);
    }),
    { numRuns: 50 },
  );
});

test('several gzip members one after the other are one text', () => {
  const two = Uint8Array.from(Buffer.concat([gzipSync('搜'), gzipSync('罗')]));
  expect(readUtf8(unpack(two, 'gzip'))).toBe('搜罗');
});

test.each<[string, Bytes]>([
  ['nothing', new Uint8Array(0)],
  ['text', utf8('hello, this is no archive')],
  ['half of it', Uint8Array.from(gzipSync('搜罗'.repeat(500)).subarray(0, 20))],
  ['a wrong sum', Uint8Array.from(deflateSync('搜罗')).with(-1, 0) as Bytes],
  ['a zip file', fromHex('504b0304140000000800')],
])('%s is refused in words', (_, bytes) => {
  expect(() => unpack(bytes, 'gzip')).toThrow(/解|没有/);
});

test('what grows without end is stopped', () => {
  expect(() => unpack(Uint8Array.from(gzipSync(Buffer.alloc(60 * 1024 * 1024))), 'gzip')).toThrow('50 MB');
});

test('the vector that browsers and curl agree on is opened', () => {
  expect(readUtf8(unpack(fromBase64('H4sIAAAAAAAAA8tIzcnJVyjPL8pJAQCFEUoNCwAAAA=='), 'gzip'))).toBe('hello world');
});

test('the example is right', () => {
  expect(`压成 zlib 的十六进制：${toHex(pack(utf8(tool.example.input), 'zlib'))}`).toBe(tool.example.output);
});
