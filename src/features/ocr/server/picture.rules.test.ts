import { describe, expect, test } from 'vitest';
import { blocksOfText, paper, turned } from './drawn-greys.fixture.ts';
import { darkOnLight, grainOf, groundOf, inkLimit } from './grey.rules.ts';
import { leanOf } from './lean.rules.ts';
import { linesOf } from './line.rules.ts';
import { boxInPicture } from './place.rules.ts';
import { inkColumns, segmentsIn } from './segment.rules.ts';
import { withoutStrikes } from './strike.rules.ts';

describe('greys', () => {
  test('ink and paper part between them', () => {
    const page = paper(100, 50, [[10, 10, 30, 10]], 40);
    expect(groundOf(page)).toBe(255);
    expect(inkLimit(page)).toBeGreaterThanOrEqual(40);
    expect(inkLimit(page)).toBeLessThan(255);
  });

  test('red on white becomes as dark as black, and light on dark is turned round', () => {
    const red = [220, 30, 30];
    const white = [255, 255, 255];
    const onWhite = Uint8Array.from([...red, ...white, ...white, ...white]);
    expect([...darkOnLight(onWhite, 3, { width: 4, height: 1 }).pixels]).toEqual([30, 255, 255, 255]);
    const black = [10, 10, 10];
    const onBlack = Uint8Array.from([...red, ...black, ...black, ...black]);
    expect([...darkOnLight(onBlack, 3, { width: 4, height: 1 }).pixels]).toEqual([35, 245, 245, 245]);
  });

  test('plain paper has no grain, and text gives it none', () => {
    expect(grainOf(blocksOfText(200, 200, 0))).toBe(0);
    const noise = Uint8Array.from({ length: 10_000 }, (_, index) => 200 + ((index * 7919) % 41));
    expect(grainOf({ pixels: noise, width: 100, height: 100 })).toBeGreaterThan(5);
  });
});

describe('how text lies', () => {
  test.each([0, 3, -4.5, 9])('text that falls by %d degrees is measured', (degrees) => {
    const lean = leanOf(blocksOfText(400, 300, degrees));
    expect(lean.isSideways).toBe(false);
    expect(Math.abs(lean.degrees - degrees)).toBeLessThanOrEqual(0.5);
  });

  test.each([0, 4])('text on its side that leans by %d degrees is seen', (degrees) => {
    const lean = leanOf(turned(turned(turned(blocksOfText(400, 300, degrees)))));
    expect(lean.isSideways).toBe(true);
    expect(Math.abs(lean.degrees - degrees)).toBeLessThanOrEqual(0.5);
  });

  test('an empty picture lies straight', () => {
    expect(leanOf(paper(50, 50, []))).toEqual({ isSideways: false, degrees: 0 });
  });
});

describe('a line through a price', () => {
  test('goes, and the strokes it crosses stay', () => {
    const strokes: [number, number, number, number][] = [
      [20, 10, 4, 30],
      [60, 10, 4, 30],
    ];
    const struck = paper(120, 50, [...strokes, [10, 24, 100, 2]]);
    expect(withoutStrikes(struck)).toEqual(paper(120, 50, strokes));
  });

  test('is longer and thinner than a stroke: 一 and a bar stay', () => {
    const letters = paper(120, 60, [
      [10, 10, 36, 4],
      [10, 30, 100, 16],
    ]);
    expect(withoutStrikes(letters)).toEqual(letters);
  });
});

describe('a row', () => {
  test('is parted at its wide gaps, each part as large as its ink', () => {
    const row = paper(300, 40, [
      [10, 5, 20, 30],
      [36, 5, 20, 30],
      [150, 20, 40, 15],
      [280, 10, 2, 2],
    ]);
    expect(segmentsIn(row)).toEqual([
      { left: 10, right: 56, top: 5, bottom: 35 },
      { left: 150, right: 190, top: 20, bottom: 35 },
    ]);
  });

  test('has spaces only where its ink has gaps, whatever the boxes say', () => {
    const ink = inkColumns(
      paper(300, 30, [
        [0, 0, 60, 30],
        [75, 0, 25, 30],
        [102, 0, 28, 30],
        [200, 0, 20, 30],
      ]),
    );
    const word = (text: string, left: number, right: number) => ({
      text,
      box: { left, right, top: 0, bottom: 30 },
      confidence: 0.5,
    });
    const words = [
      word('耳', 0, 26),
      word('机', 36, 58),
      word('长', 60, 100),
      word('续', 104, 128),
      word('航', 200, 220),
    ];
    expect(linesOf(words, ink).map(({ text }) => text)).toEqual(['耳机 长续', '航']);
  });
});

describe('the place of a line in the picture', () => {
  const size = { width: 1000, height: 600 };
  const lying = { width: 600, height: 1000 };
  test.each([
    [0, size, { left: 100, top: 50, right: 300, bottom: 90 }],
    [90, lying, { left: 50, top: 300, right: 90, bottom: 500 }],
    [180, size, { left: 700, top: 510, right: 900, bottom: 550 }],
    [270, lying, { left: 910, top: 100, right: 950, bottom: 300 }],
  ] as const)('is found after a turn by %d degrees', (turn, read, box) => {
    const changes = { size, turn, scale: 2, tilt: 0, read: { width: read.width * 2, height: read.height * 2 } };
    expect(boxInPicture({ left: 200, top: 100, right: 600, bottom: 180 }, changes)).toEqual(box);
  });

  test('is found after it was put straight, and never lies outside', () => {
    const read = { width: 1056, height: 684 };
    const changes = { size, turn: 0, scale: 1, tilt: -5, read } as const;
    const middle = boxInPicture({ left: 518, top: 332, right: 538, bottom: 352 }, changes);
    expect(middle).toEqual({ left: 489, top: 289, right: 511, bottom: 311 });
    const corner = boxInPicture({ left: 0, top: 0, right: 20, bottom: 20 }, changes);
    expect(corner).toMatchObject({ top: 0 });
    expect(corner.right).toBeLessThanOrEqual(1000);
  });
});
