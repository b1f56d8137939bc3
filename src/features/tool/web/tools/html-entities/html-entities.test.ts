import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, encodeEntities } from './html-entities.work.ts';
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

// Each of these as Python's html.unescape has it.
test.each([
  ['caf&eacute; &notin;', 'café ∉'],
  ['&amp &lt;b&gt &copy2026', '& <b> ©2026'],
  ['&notit; &not;', '¬it; ¬'],
  ['&#128;&#x9f;&#0;', '€Ÿ\ufffd'],
  ['&#xD800; &#1114112;', '\ufffd \ufffd'],
  ['&NotEqualTilde; &fjlig; &bne;', '≂̸ fj =⃥'],
  ['&CounterClockwiseContourIntegral;', '∳'],
  ['&AMP;&LT;&GT;&QUOT;', '&<>"'],
  ['&hArr;&zwj;&Afr;&zscr;', '⇔\u200d𝔄𝓏'],
  ['&amp;lt;', '&lt;'],
  ['&Tab;&NewLine;&nbsp;', '\t\n\u00a0'],
  ['a=1&b=2&copy=3', 'a=1&b=2©=3'],
])('%s is %j', (text, plain) => {
  expect(decodeEntities(text)).toBe(plain);
});

test('every name of the HTML standard is known', () => {
  // The list of the standard as Python 3 ships it (html.entities.html5), each name with its code points.
  const names = readFileSync(join(import.meta.dirname, 'html5-entities.txt'), 'utf8')
    .trim()
    .split(/[,\n]/);
  expect(names).toHaveLength(2125);
  const wrong = names.filter((entry) => {
    const [name, ...codes] = entry.split(' ');
    return decodeEntities(`&${name};`) !== String.fromCodePoint(...codes.map((code) => Number.parseInt(code, 16)));
  });
  expect(wrong).toEqual([]);
});

test('what is no entity stays', () => {
  const text = '&unknown; & &; &# &#; &#x; &zzz';
  expect(decodeEntities(text)).toBe(text);
});

test('any text comes back', () => {
  fc.assert(
    fc.property(
      fc.string({
        unit: fc.constantFrom('a', '&', ';', '<', '"', '#', '罗', '😀', '\u0000', '\u0085', '\u00a0', '\r', '\n', 'é'),
      }),
      fc.constantFrom('markup', 'all'),
      (text, scope) => {
        expect(decodeEntities(encodeEntities(text, scope))).toBe(text);
      },
    ),
  );
});

test('names that only JavaScript knows are no entities', () => {
  expect(decodeEntities('&constructor;&toString;&__proto__;')).toBe('&constructor;&toString;&__proto__;');
});

test('the example is right', () => {
  expect(encodeEntities(tool.example.input, 'markup')).toBe(tool.example.output);
});
