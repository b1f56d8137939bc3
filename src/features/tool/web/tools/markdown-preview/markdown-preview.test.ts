import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown-preview.work.ts';
import { tool } from './tool.ts';

test.each([
  ['# 标题', '<h1>标题</h1>'],
  ['**粗** *斜* `码`', '<p><strong>粗</strong> <em>斜</em> <code>码</code></p>'],
  ['- a\n- b', '<ul>\n<li>a</li>\n<li>b</li>\n</ul>'],
  ['[x](https://a.b "t")', '<p><a href="https://a.b" title="t">x</a></p>'],
  ['```js\n1 < 2\n```', '<pre><code class="language-js">1 &lt; 2\n</code></pre>'],
  ['~~旧~~', '<p><del>旧</del></p>'],
  ['', ''],
])('%j becomes %j', (text, html) => {
  expect(renderMarkdown(text)).toBe(html);
});

test('tables and boxes to tick, as on GitHub', () => {
  expect(renderMarkdown('|a|b|\n|-|-:|\n|1|2|')).toContain('<td align="right">2</td>');
  expect(renderMarkdown('- [x] 好')).toContain('type="checkbox"');
});

test('a footnote is a number that leads to its text, and back', () => {
  const html = renderMarkdown('正文[^1]，又一处[^注]。\n\n[^1]: 脚注*一*\n[^注]: 脚注二');
  expect(html).toContain('<sup><a id="footnote-ref-1" href="#footnote-1"');
  expect(html).toContain('<li id="footnote-1">\n<p>脚注<em>一</em> <a href="#footnote-ref-1"');
  expect(html).toContain('脚注二');
  expect(html).not.toContain('[^');
  expect(html).not.toContain('Footnotes');
});

test('a footnote without a text stays as it was typed', () => {
  expect(renderMarkdown('没有[^9]')).toBe('<p>没有[^9]</p>');
  expect(renderMarkdown('`[^1]`\n\n[^1]: x')).toContain('<code>[^1]</code>');
});

test('the footnotes of one text do not get into the next', () => {
  renderMarkdown('甲[^1]\n\n[^1]: 甲的');
  expect(renderMarkdown('乙')).toBe('<p>乙</p>');
});

test('the example is right', () => {
  expect(renderMarkdown(tool.example.input)).toBe(tool.example.output);
});
