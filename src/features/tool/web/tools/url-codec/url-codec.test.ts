import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tool } from './tool.ts';
import { decodeUrl, encodeUrl } from './url-codec.pure.ts';

test('a value, a whole address and a form each keep other characters', () => {
  const text = "https://a.b/搜 罗?x=1&y=(2)!'*";
  expect(encodeUrl(text, 'part')).toBe('https%3A%2F%2Fa.b%2F%E6%90%9C%20%E7%BD%97%3Fx%3D1%26y%3D%282%29%21%27%2A');
  expect(encodeUrl(text, 'whole')).toBe("https://a.b/%E6%90%9C%20%E7%BD%97?x=1&y=(2)!'*");
  expect(encodeUrl('a b+c', 'form')).toBe('a+b%2Bc');
});

test('any text comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('part', 'form'), (text, scope) => {
      expect(decodeUrl(encodeUrl(text, scope), scope)).toBe(text.toWellFormed());
    }),
  );
});

test('what is wrong is said', () => {
  expect(() => decodeUrl('100%', 'part')).toThrow('第 4 个字符');
  expect(() => decodeUrl('%CB%D1', 'part')).toThrow('GBK');
  expect(() => decodeUrl('%CB%D1'.repeat(20), 'part')).toThrow(`“${'%CB%D1'.repeat(5)}”不是`);
});

test('the example is right', () => {
  expect(encodeUrl(tool.example.input, 'part')).toBe(tool.example.output);
});
