import { expect, test } from 'vitest';
import { withPicturesFromHere } from './outside-pictures.ts';

const shown = (html: string) => withPicturesFromHere(html, () => 'P');
const here = (address: string) => `/outside.webp?of=${encodeURIComponent(address)}&amp;proof=P&amp;size=1080`;

test('a picture of another site comes from here, and its source stands below it', () => {
  expect(shown('<p><img src="https://pics.example/a.png?x=1&amp;y=2" alt="图" /></p>')).toBe(
    `<p><img src="${here('https://pics.example/a.png?x=1&y=2')}" data-from="pics.example" alt="图" /><small class="article-from">图片来自 pics.example</small></p>`,
  );
});

test('a small one in a line has no line below, and our own stay as they are', () => {
  expect(shown('<img src="https://pics.example/smile.png" width="20" height="20" />')).not.toContain('article-from');
  expect(shown('<img src="https://pics.example/a.png" width="640" />')).toContain('article-from');
  const own = '<img src="/file/a.webp" alt="" />';
  expect(shown(own)).toBe(own);
});

test('the still of a video comes from here too', () => {
  expect(shown('<video src="https://v.example/a.mp4" poster="https://v.example/a.jpg" controls=""></video>')).toBe(
    `<video src="https://v.example/a.mp4" poster="${here('https://v.example/a.jpg')}" controls=""></video>`,
  );
});
