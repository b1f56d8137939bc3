import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeJson, unescapeJson } from './json-escape.pure.ts';
import { tool } from './tool.ts';

const plain = { ascii: false, quotes: false };

test('quotes, breaks and backslashes are escaped', () => {
  expect(escapeJson('说"好"\nC:\\a', plain)).toBe('说\\"好\\"\\nC:\\\\a');
  expect(escapeJson('好', { ascii: true, quotes: true })).toBe('"\\u597d"');
});

test('any text comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.boolean(), (text, ascii) => {
      expect(unescapeJson(escapeJson(text, { ascii, quotes: true }))).toBe(text);
    }),
  );
});

test('bare quotes and real line breaks pass', () => {
  expect(unescapeJson('{"a":"x"}\n{\\"b\\":1}')).toBe('{"a":"x"}\n{"b":1}');
});

test('a wrong escape is named', () => {
  expect(() => unescapeJson('ab\\x41')).toThrow('“\\x”');
  expect(() => unescapeJson('\\u12')).toThrow('“\\u”');
});

test('control characters that were pasted along are taken as they are', () => {
  expect(unescapeJson('a\u0001b\u0000')).toBe('a\u0001b\u0000');
});

test('the example is right', () => {
  expect(escapeJson(tool.example.input, plain)).toBe(tool.example.output);
});
