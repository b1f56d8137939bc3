import { expect, test } from 'vitest';
import { cutIntoParts, excerptOf, readingMinutes, withAnchors } from './article.rules.ts';
import { sanitise } from './sanitise.ts';

const withChapters = (count: number) =>
  `<p>开头。</p>${Array.from({ length: count }, (_, index) => `<h2>第 ${index + 1} 节</h2><p>文字。</p>`).join('')}`;

test.each([
  [0, 0],
  [1, 1],
  [5, 5],
  [6, 6],
  [7, 4],
  [12, 6],
  [13, 5],
  [100, 6],
])('an article with %i chapters has %i pictures, each before a chapter, and loses no text', (chapters, pictures) => {
  const { html, headings } = withAnchors(withChapters(chapters));
  const parts = cutIntoParts(html, headings);
  const pictured = parts.filter(({ pictureOf }) => pictureOf !== null);
  expect(headings).toHaveLength(chapters);
  expect(pictured).toHaveLength(pictures);
  for (const { html: part } of pictured) expect(part).toMatch(/^<h2 id="s\d+">/);
  expect(parts.map(({ html: part }) => part).join('')).toBe(html);
});

test('reading takes a minute for four hundred characters, and never none', () => {
  expect(readingMinutes(`<p>${'字'.repeat(2000)}</p>`)).toBe(5);
  expect(readingMinutes('<p></p>')).toBe(1);
});

test('an excerpt ends with a sentence where it can', () => {
  expect(excerptOf('<h2>标题不算</h2><p>很短 &amp; 完整。</p>')).toBe('很短 & 完整。');
  expect(excerptOf(`<p>${'甲'.repeat(60)}。${'乙'.repeat(100)}</p>`)).toBe(`${'甲'.repeat(60)}。`);
});

test.each([
  ['<img src=x onerror=alert(1)>', '<img src="x"'],
  ['<a href="javascript:alert(1)">x</a>', '<a target="_blank" rel="noopener nofollow">x</a>'],
  ['<a href="//evil.example/x">x</a>', '<a target="_blank" rel="noopener nofollow">x</a>'],
  ['<a href="/any/x">x</a>', '<a href="/any/x">x</a>'],
  ['<a href="https://own.example/x">x</a>', '<a href="https://own.example/x">x</a>'],
  ['<svg><script>alert(1)</script></svg>y', 'y'],
  ['<iframe src="https://e.example"></iframe>z', 'z'],
  ['<iframe src="https://player.bilibili.com.evil.example/x"></iframe>z', 'z'],
  ['<iframe src="https://a@player.bilibili.com:99/x"></iframe>z', 'z'],
  ['<iframe srcdoc="<b>x</b>"></iframe>z', 'z'],
  ['<video src="javascript:alert(1)" onerror=alert(1) autoplay></video>', '<video controls'],
  ['<p style="position:fixed" class="x" id="y">t</p>', '<p>t</p>'],
  ['<h1>大</h1>', '<h2>大</h2>'],
  ['<code class="language-ts evil">t</code>', '<code class="language-ts">t</code>'],
  ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
])('%s is made harmless', (html, expected) => {
  const clean = sanitise(html, { base: '', ownOrigins: ['https://own.example'] });
  expect(clean).toContain(expected);
  expect(clean).not.toMatch(/onerror|javascript:|<script|<svg|<iframe|style=/i);
});

test.each([
  [
    '<video src="a.mp4" poster="p.jpg" autoplay muted width="640" onplay="x()"></video>',
    '<video src="https://halo.example/a.mp4" poster="https://halo.example/p.jpg" width="640" controls playsinline preload="metadata"></video>',
  ],
  [
    '<audio controls><source src="/upload/a.mp3" type="audio/mpeg"><source src="x" type="text/html"></audio>',
    '<source src="https://halo.example/upload/a.mp3" type="audio/mpeg" /><source src="https://halo.example/x" />',
  ],
  [
    '<iframe src="//player.bilibili.com/player.html?bvid=BV1" width="600" allow="camera" style="border:0"></iframe>',
    'src="https://player.bilibili.com/player.html?bvid=BV1" title="嵌入的播放器" width="600" loading="lazy" sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"',
  ],
])('%s stays, and does nothing by itself', (html, expected) => {
  const clean = sanitise(html, { base: 'https://halo.example', ownOrigins: [] });
  // An attribute without a value is written with an empty one.
  expect(clean.replaceAll('=""', '')).toContain(expected);
  expect(clean).not.toMatch(/autoplay|onplay|camera|style=/);
});
