import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countGraphemes } from '../word-text.pure.ts';
import { cleanLine, cleanText } from './clean-text.rules.ts';

describe('what is kept', () => {
  test.each([
    '你好，世界！',
    'Ünïcödé ěščř',
    '<script>alert(1)</script>',
    '[点我](javascript:alert(1)) https://example.com/?a=1&b=2',
    '👨‍👩‍👧‍👦 一家四口 👩🏽‍💻 🏳️‍🌈 🏴󠁧󠁢󠁥󠁮󠁧󠁿 🇨🇳 1️⃣ ❤️ 🧑🏻‍❤️‍💋‍🧑🏼',
    'việt nam, ไทยดี้, हिन्दी, עברית, العربية',
    '㊙️ ™ © … —— ·',
    '第一行\n第二行\n\n第三段',
    '　　首行缩进也行'.trim(),
  ])('%s', (text) => {
    expect(cleanText(text)).toBe(text.normalize('NFC'));
  });
});

describe('what is taken out', () => {
  test.each([
    ['an override that turns the text around', 'a\u202egnp.exe', 'agnp.exe'],
    ['isolates and marks', '\u2066a\u2069\u200fb\u200e\u061c', 'ab'],
    ['zero widths', '加\u200b微\u200c信\u2060\ufeff号\u180e', '加微信号'],
    ['a joiner outside a picture', '你\u200d好', '你好'],
    ['a joiner between pictures that make none', '🍎\u200d🍐', '🍎🍐'],
    ['soft hyphens, fillers and blanks', 'a\u00adb\u3164\u115f\uffa0\u2800c\u034f', 'abc'],
    ['controls, with the sequences of terminals', 'a\u0007\u001b[31mb\u009bc\u0000', 'a[31mbc'],
    ['tags that carry a hidden text', 'a\u{e0041}\u{e0042}\u{e007f}b', 'ab'],
    ['selectors that carry hidden bytes', '好\ufe01\ufe02\u{e0101}\u{e0110}', '好'],
    ['private and unassigned code points', 'a\ue000\u{f0000}\u0378b', 'ab'],
    ['notes between lines', '\ufff9a\ufffab\ufffb', 'ab'],
    ['musical controls', 'a\u{1d173}b', 'ab'],
    ['a lone surrogate', 'a\ud800b', 'ab'],
    ['a byte that could not be read', 'a\ufffdb', 'ab'],
    ['marks on nothing', '\u0301\u0302a\n\u0489b', 'a\nb'],
  ])('%s', (_name, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test('ten thousand accents are at most three', () => {
    const tower = cleanText(`Z${'\u0335\u0321\u034a'.repeat(4000)}a`);
    expect(tower.match(/\p{M}/gu)?.length ?? 0).toBeLessThanOrEqual(3);
    expect(tower.endsWith('a')).toBe(true);
  });

  test.each([
    ['consonants that join', '\u1100'.repeat(5000)],
    ['skin tones on one hand', `👍${'🏽'.repeat(5000)}`],
    ['letters joined by viramas', '\u0915\u094d'.repeat(5000)],
    ['spacing marks', `\u0915${'\u093e'.repeat(5000)}`],
  ])('%s do not become one endless character', (_name, text) => {
    const clean = cleanText(text);
    const longest = Math.max(...[...new Intl.Segmenter('zh').segment(clean)].map(({ segment }) => [...segment].length));
    expect(longest).toBeLessThanOrEqual(10);
  });

  test('every kind of line end is one, and empty lines do not pile up', () => {
    expect(cleanText('a\r\nb\rc\u2028d\u2029e\u0085f\vg\n\n\n\n\nh')).toBe('a\nb\nc\nd\ne\nf\ng\n\nh');
  });

  test('spaces of every kind become plain ones, at most two in a row', () => {
    expect(cleanText('a\u00a0b\u2003c\td      e   \nf')).toBe('a b c d  e\nf');
  });

  test('a name is one line', () => {
    expect(cleanLine(' 小\n\n满 \t 的  猫 ')).toBe('小 满 的 猫');
  });
});

const hostile = fc.array(
  fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('\u200d', '\ufe0f', '\u202e', '\u200b', '👨', '👩', '🏽', '🇨', '🇳', '1', '\u20e3', '❤', '\u0301'),
    fc.constantFrom('\u1100', '\u094d', '\u0915', '\u034f', ' ', '\u3000', '\n', '\r', '\u{e0067}', '\u{e007f}', '🏴'),
  ),
  { maxLength: 40 },
);

test('any text comes out the same when it is cleaned again, holds nothing hidden and ends', () => {
  fc.assert(
    fc.property(hostile, (parts) => {
      const clean = cleanText(parts.join(''));
      expect(cleanText(clean)).toBe(clean);
      const outsidePictures = clean.replaceAll(/\p{RGI_Emoji}/gv, '');
      expect(outsidePictures).not.toMatch(/[\p{Cf}\p{Co}\p{Cs}\u2028\u2029]|(?!\n)\p{Cc}/u);
      expect(outsidePictures).not.toMatch(/\p{M}{4}/u);
      expect(clean).not.toMatch(/\n{3}|^\s|\s$/);
      expect(countGraphemes(clean)).toBeLessThanOrEqual([...parts.join('')].length * 4);
    }),
    { seed: 14, numRuns: 500 },
  );
});
