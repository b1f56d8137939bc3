import { expect, test } from 'vitest';
import { withoutControls, xmlText } from './xml-text.pure.ts';

test('signs that mean something are written so that they mean nothing', () => {
  expect(xmlText(`<b a="1" c='2'>&amp;</b>`)).toBe('&lt;b a=&quot;1&quot; c=&#39;2&#39;&gt;&amp;amp;&lt;/b&gt;');
  expect(xmlText('三体 & 𠮷野家 🎬')).toBe('三体 &amp; 𠮷野家 🎬');
});

test('what no XML can hold is left out; what it can stays', () => {
  expect(withoutControls('a\u0000b\u0008c\u001bd\u0085e\ufffef\uffffg')).toBe('abcdefg');
  expect(withoutControls('第一行\n第二行\t完\r\n')).toBe('第一行\n第二行\t完\r\n');
});
