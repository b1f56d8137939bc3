import { expect, test } from 'vitest';
import { hitParts } from './hit-text.ts';

const marked = (name: string, words: string) =>
  hitParts(name, words)
    .map(({ text, isHit }) => (isHit ? `[${text}]` : text))
    .join('');

test.each([
  ['大话西游之大圣娶亲', '西游', '大话[西游]之大圣娶亲'],
  ['西游记西游', '西游', '[西游]记[西游]'],
  ['Fate/Zero', 'fate', '[Fate]/Zero'],
  ['流浪地球2', '流浪 地球', '[流浪]地球2'],
  ['大话西游之大圣娶亲', 'dhxy', '[大话西游]之大圣娶亲'],
  ['大闹天宫', '西游记', '大闹天宫'],
  ['西游记', '  ', '西游记'],
  ['İstanbul', 'İst', 'İstanbul'],
])('%s searched by %s is shown as %s', (name, words, shown) => {
  expect(marked(name, words)).toBe(shown);
});
