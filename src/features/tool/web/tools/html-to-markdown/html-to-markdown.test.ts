import { expect, test } from 'vitest';
import { htmlToMarkdown } from './html-to-markdown.work.ts';
import { tool } from './tool.ts';

const style = { heading: 'atx', bullet: '-' } as const;

test.each([
  ['<h2>标题</h2><p>一<b>粗</b><em>斜</em></p>', '## 标题\n\n一**粗***斜*'],
  ['<ul><li>甲</li><li>乙</li></ul>', '-   甲\n-   乙'],
  ['<a href="https://a.b">链</a>', '[链](https://a.b)'],
  ['<pre><code class="language-js">let a</code></pre>', '```js\nlet a\n```'],
  ['<s>旧</s>', '~~旧~~'],
  ['<p>留</p><script>x()</script><style>a{}</style>', '留'],
])('%j becomes %j', (html, markdown) => {
  expect(htmlToMarkdown(html, style)).toBe(markdown);
});

test('a table becomes a table, with or without a head', () => {
  const table = '| 名 | 年 |\n| --- | --- |\n| 甲 | 1 |';
  expect(
    htmlToMarkdown(
      '<table><thead><tr><th>名</th><th>年</th></tr></thead><tbody><tr><td>甲</td><td>1</td></tr></tbody></table>',
      style,
    ),
  ).toBe(table);
  expect(htmlToMarkdown('<table><tr><td>名</td><td>年</td></tr><tr><td>甲</td><td>1</td></tr></table>', style)).toBe(
    table,
  );
});

test('a cell keeps its links and what only looks like a tag', () => {
  const html = '<table><tr><th>a &lt;b&gt;</th></tr><tr><td><b>x</b> <a href="/y">z</a>|<br>q</td></tr></table>';
  expect(htmlToMarkdown(html, style)).toBe('| a <b> |\n| --- |\n| **x** [z](/y)\\| q |');
});

test('the example is right', () => {
  expect(htmlToMarkdown(tool.example.input, style)).toBe(tool.example.output);
});

test('two lists in a row stay two', () => {
  const lists = '<ul><li>a</li></ul>\n<ul><li>b</li></ul><ol><li>c</li></ol>';
  expect(htmlToMarkdown(lists, { heading: 'atx', bullet: '-' }).match(/<!-- -->/g)).toHaveLength(1);
});
