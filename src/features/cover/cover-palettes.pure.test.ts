import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  COVER_KINDS,
  type CoverKind,
  coverHash,
  coverPalette,
  coverTitle,
  coverUrl,
  GOODS_TONES,
  OWN_PALETTES,
} from './cover-palettes.pure.ts';
import { assignPalettes } from './neighbouring-covers.pure.ts';
import { PALETTES, paletteAt } from './palettes.pure.ts';

const KINDS: readonly CoverKind[] = ['电影', '电视剧', '综艺', '动漫'];

function aList(length: number, kind?: CoverKind): { title: string; kind: CoverKind }[] {
  return Array.from({ length }, (_, index) => ({
    title: `第${coverHash(`标题${index}`).toString(36)}部`,
    kind: kind ?? KINDS[index % KINDS.length] ?? '电影',
  }));
}

function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [one, other]
    .map((hex) => {
      const [r = 0, g = 0, b = 0] = [1, 3, 5].map((start) => {
        const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
        return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    })
    .sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}

test.each([...PALETTES.entries()])(
  'ink of palette %i is readable on its ground and on its middle colour',
  (_, colours) => {
    expect(contrast(colours.ink, colours.bg)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colours.ink, colours.mid)).toBeGreaterThanOrEqual(4.5);
  },
);

test('the highlight of every palette stands out from its ground', () => {
  for (const { bg, highlight } of PALETTES) expect(contrast(highlight, bg)).toBeGreaterThanOrEqual(2.5);
});

test('no cover has the palette of a neighbour at 3, 4, 5 or 6 columns', () => {
  const chosen = assignPalettes(aList(1000));
  const clashes = chosen.flatMap((palette, index) =>
    [1, 3, 4, 5, 6].filter((back) => chosen[index - back] === palette).map((back) => `${index - back} and ${index}`),
  );
  expect(clashes).toEqual([]);
});

test('no two goods side by side have the same ground', () => {
  const tones = assignPalettes(aList(1000, '市集'), [1, 2]).map((palette) => palette % GOODS_TONES);
  expect(tones.filter((tone, index) => tone === tones[index - 1] || tone === tones[index - 2])).toEqual([]);
});

test('most titles keep the palette of their own, and one alone always does', () => {
  const list = aList(1000);
  const chosen = assignPalettes(list, [1]);
  const kept = list.filter(({ title, kind }, index) => coverPalette(title, kind) === chosen[index]);
  expect(kept.length).toBeGreaterThan(700);
  for (const subject of list.slice(0, 50)) {
    expect(assignPalettes([subject])).toEqual([coverPalette(subject.title, subject.kind)]);
  }
});

test('a longer list does not repaint its beginning', () => {
  const list = aList(120);
  expect(assignPalettes(list).slice(0, 40)).toEqual(assignPalettes(list.slice(0, 40)));
});

test('every palette is used, none far more than its share', () => {
  const counts = new Map<number, number>();
  for (const palette of assignPalettes(aList(2200))) counts.set(palette, (counts.get(palette) ?? 0) + 1);
  expect(counts.size).toBe(OWN_PALETTES);
  expect(Math.max(...counts.values())).toBeLessThan(250);
});

test('a palette number beyond the list, or none at all, still gives colours', () => {
  expect(paletteAt(PALETTES.length)).toBe(PALETTES[0]);
  expect(paletteAt(Number.NaN)).toBe(PALETTES[0]);
});

test.each([
  'Fate/Zero',
  '草莓100%',
  'What? #1 & more',
  '🎬 电影',
  "it's (not) *that*!",
  '..',
  '\\\\host\\share',
  'a.svg',
])('the title %j comes back from its address', (title) => {
  const url = new URL(coverUrl({ title, kind: '动漫', palette: 3 }), 'http://localhost');
  const [, folder, kind = '', file = '', ...rest] = url.pathname.split('/');
  expect([folder, decodeURIComponent(kind), rest]).toEqual(['cover', '动漫', []]);
  expect(decodeURIComponent(file)).toBe(`${title}.svg`);
  expect(url.search).toBe('?p=3');
});

test('any title and kind come back from their address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...COVER_KINDS), (title, kind) => {
      const address = coverUrl({ title, kind });
      const [, , folder = '', file = ''] = new URL(address, 'http://localhost').pathname.split('/');
      expect(address).toMatch(/^[\w/%.~-]+(\?e=3)?$/);
      expect(decodeURIComponent(folder)).toBe(kind);
      expect(decodeURIComponent(file)).toBe(`${coverTitle(title)}.svg`);
    }),
  );
});

test('an address names only what differs from the usual', () => {
  expect(coverUrl({ title: 'K', kind: '电影' })).toBe('/cover/%E7%94%B5%E5%BD%B1/K.svg');
  expect(
    coverUrl({
      title: 'K',
      kind: '电影',
      palette: 0,
      year: 2023,
      form: 'wide',
      size: { width: 540.4, height: 470 },
      foot: 'year',
      low: true,
      plain: true,
      tone: 'dark',
    }),
  ).toBe('/cover/%E7%94%B5%E5%BD%B1/K.svg?p=0&y=2023&form=wide&w=540&h=470&foot=year&low=1&plain=1&tone=dark');
});

test('a title loses what cannot be printed and is cut at 100 characters', () => {
  expect(coverTitle(' a\u0000b\u202ec\ud800\n d ')).toBe('a bc\ufffd d');
  expect([...coverTitle('😀'.repeat(150))]).toHaveLength(100);
});
