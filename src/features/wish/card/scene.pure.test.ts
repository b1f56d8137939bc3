import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { breakColumns } from './columns.pure.ts';
import { HEIGHT, WIDTH } from './marks.pure.ts';
import { type Card, drawCard } from './scene.pure.ts';
import { lookAt, PALETTES, STYLES } from './styles.pure.ts';

const aCard = (fields: Partial<Card> = {}): Card => ({
  tone: 'festive',
  style: 0,
  palette: 0,
  title: '冬至',
  text: '饺子或汤圆，愿你那一碗有人陪。',
  to: '外婆',
  from: '小满 敬上',
  ...fields,
});
const glyphsOf = (card: Card) => drawCard(card).marks.filter((mark) => mark.kind === 'glyph');

describe('a card', () => {
  test('has at least six styles on festive and on solemn days, each drawn differently', () => {
    for (const tone of ['festive', 'solemn'] as const) {
      expect(STYLES[tone].length).toBeGreaterThanOrEqual(6);
      const drawn = STYLES[tone].map((_, style) => JSON.stringify(drawCard(aCard({ tone, style })).marks));
      expect(new Set(drawn).size).toBe(STYLES[tone].length);
    }
  });

  test('is the same each time it is drawn, and its art does not move while the words are typed', () => {
    expect(drawCard(aCard())).toEqual(drawCard(aCard()));
    const art = (card: Card) => drawCard(card).marks.filter(({ kind }) => kind === 'path');
    expect(art(aCard({ text: '别的话', to: '', from: '我' }))).toEqual(art(aCard()));
  });

  test('sets name, addressee, words and signature, whole and in order', () => {
    const text = glyphsOf(aCard())
      .map((mark) => mark.text)
      .join('');
    expect(text).toBe('冬至外婆：饺子或汤圆，愿你那一碗有人陪。小满敬上');
  });

  test('keeps every character on the paper, however much is written', () => {
    const written = fc.string({ unit: fc.constantFrom(...'愿你安好，。、！（）—a1 灯👨‍👩‍👧'), maxLength: 60 });
    fc.assert(
      fc.property(written, written, written, fc.integer({ min: 0, max: 20 }), (text, to, from, style) => {
        const card = aCard({ text, to: to.slice(0, 12), from: from.slice(0, 12), style, title: '九一八事变纪念日' });
        for (const { x, y, size } of glyphsOf(card)) {
          expect(x - size / 2).toBeGreaterThan(0);
          expect(x + size / 2).toBeLessThan(WIDTH);
          expect(y - size / 2).toBeGreaterThan(0);
          expect(y + size / 2).toBeLessThan(HEIGHT);
        }
      }),
    );
  });

  test('that is solemn has no bright colour', () => {
    for (const { colours } of PALETTES.solemn) {
      for (const colour of Object.values(colours)) {
        const channels = [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16));
        expect(Math.max(...channels) - Math.min(...channels), colour).toBeLessThan(24);
      }
    }
  });
});

describe('columns', () => {
  test('a phrase has a column of its own while there is room', () => {
    expect(breakColumns('饺子或汤圆，愿你那一碗有人陪。', 10, 6).map((column) => column.join(''))).toEqual([
      '饺子或汤圆，',
      '愿你那一碗有人陪。',
    ]);
  });

  test('nothing is lost, and no column begins with a closing mark', () => {
    const text = fc.string({ unit: fc.constantFrom(...'春风又绿江南岸，。！？'), maxLength: 60 });
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 15 }), fc.integer({ min: 1, max: 8 }), (written, longest, most) => {
        const columns = breakColumns(written, longest, most);
        expect(columns.flat().join('')).toBe(written);
        for (const column of columns.slice(1)) {
          const isAfterMark = /^[，。！？]$/.test(column[0] ?? '') && columns.length <= most;
          expect(isAfterMark && !/^[，。！？]+$/.test(column.join(''))).toBe(false);
        }
      }),
    );
  });
});

test('the cards of one name begin in different styles and colours', () => {
  const looks = Array.from({ length: 7 }, (_, index) => lookAt('春节', 'festive', index));
  expect(new Set(looks.map(({ style }) => style)).size).toBe(7);
  expect(new Set(looks.map(({ palette }) => palette)).size).toBe(7);
  expect(STYLES.festive[lookAt('中秋节', 'festive').style]?.name).toBe('圆月');
});
