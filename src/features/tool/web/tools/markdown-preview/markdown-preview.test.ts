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

test('the example is right', () => {
  expect(renderMarkdown(tool.example.input)).toBe(tool.example.output);
});
