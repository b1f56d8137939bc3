import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, encodeEntities } from './html-entities.pure.ts';
import { tool } from './tool.ts';

test('tags and quotes lose their power', () => {
  expect(encodeEntities(`<a href="x">'&'</a>`, 'markup')).toBe('&lt;a href=&quot;x&quot;&gt;&#39;&amp;&#39;&lt;/a&gt;');
});

test('everything beyond ASCII gets its number, also outside the first plane', () => {
  expect(encodeEntities('罗😀', 'all')).toBe('&#x7F57;&#x1F600;');
});

test('names, decimal and hexadecimal numbers are read', () => {
  expect(decodeEntities('&copy;&#25628;&#x7f57;&#X1F600;&nbsp;&yen;')).toBe('©搜罗😀\u00a0¥');
});

test('what is no entity stays', () => {
  const text = '&unknown; & &#xD800; &#1114112; &amp';
  expect(decodeEntities(text)).toBe(text);
});

test('any text comes back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('markup', 'all'), (text, scope) => {
      expect(decodeEntities(encodeEntities(text, scope))).toBe(text);
    }),
  );
});

test('names that only JavaScript knows are no entities', () => {
  expect(decodeEntities('&constructor;&toString;&__proto__;')).toBe('&constructor;&toString;&__proto__;');
});

test('the example is right', () => {
  expect(encodeEntities(tool.example.input, 'markup')).toBe(tool.example.output);
});
