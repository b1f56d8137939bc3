import { expect, test } from 'vitest';
import { codePoints, EMOJIS, htmlOf } from './emoji.pure.ts';
import { tool } from './tool.ts';

test('the example is right', () => {
  const symbol = EMOJIS.find(({ name }) => name === tool.example.input)?.symbol ?? '';
  expect(`${symbol}　${codePoints(symbol)}　${htmlOf(symbol)}`).toBe(tool.example.output);
});

test('every entry is one emoji with a Chinese name, each once', () => {
  const graphemes = new Intl.Segmenter('zh');
  const odd = EMOJIS.filter(
    ({ symbol, name }) => [...graphemes.segment(symbol)].length !== 1 || !/\p{Script=Han}/u.test(name),
  );
  expect(odd).toEqual([]);
  expect(EMOJIS.filter(({ symbol }) => !/\p{Emoji}/u.test(symbol))).toEqual([]);
  expect(new Set(EMOJIS.map(({ symbol }) => symbol)).size).toBe(EMOJIS.length);
});

test('an emoji of several code points names them all', () => {
  expect(codePoints('🇨🇳')).toBe('U+1F1E8 U+1F1F3');
  expect(htmlOf('❤️')).toBe('&#x2764;&#xFE0F;');
});
