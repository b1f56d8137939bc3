import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { type EscapeStyle, escapeUnicode, unescapeUnicode } from './unicode-escape.pure.ts';

test.each<[EscapeStyle, string]>([
  ['js', 'a\\u7f57\\ud83d\\ude00'],
  ['es6', 'a\\u{7f57}\\u{1f600}'],
  ['css', 'a\\007f57\\01f600'],
  ['python', 'a\\u7f57\\U0001f600'],
  ['point', 'aU+7F57 U+1F600 '],
])('%s writes %s, and it is read back', (style, escaped) => {
  expect(escapeUnicode('a罗😀', style)).toBe(escaped);
  expect(unescapeUnicode(escaped)).toBe('a罗😀');
});

test('letters are escaped too when asked', () => {
  expect(escapeUnicode('aB', 'js', true)).toBe('\\u0061\\u0042');
});

test('what is no escape stays', () => {
  expect(unescapeUnicode('\\u12 \\u{110000} C:\\users')).toBe('\\u12 \\u{110000} C:\\users');
});

test('any Chinese text comes back', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code)) }),
      fc.constantFrom<EscapeStyle>('js', 'es6', 'css', 'python', 'point'),
      (text, style) => {
        expect(unescapeUnicode(escapeUnicode(text, style))).toBe(text);
      },
    ),
  );
});

test('the example is right', () => {
  expect(escapeUnicode(tool.example.input, 'js')).toBe(tool.example.output);
});
