import { expect, test } from 'vitest';
import { ALIKE, COLOUR_SIDE, difference, type Print, printOf, printText, readPrint } from './print.rules.ts';

const GREY = 9 * 8;
const flat = new Uint8Array(GREY).fill(90);
const toRight = Uint8Array.from({ length: GREY }, (_, at) => (at % 9) * 10);
const pixelsOf = (...colours: number[][]) =>
  Uint8Array.from(
    Array.from(
      { length: COLOUR_SIDE ** 2 },
      (_, at) => colours[Math.floor((at * colours.length) / COLOUR_SIDE ** 2)] ?? [],
    ).flat(),
  );
const red = pixelsOf([255, 0, 0]);
const blue = pixelsOf([0, 0, 255]);

test('each of 64 fields says whether it is darker than the next', () => {
  expect(printOf(flat, red).shape).toEqual([0, 0]);
  expect(printOf(toRight, red).shape).toEqual([0xffffffff, 0xffffffff]);
  const oneStep = flat.with(9 * 5 + 3, 91);
  expect(printOf(oneStep, red).shape).toEqual([0, 1 << (8 + 2)]);
});

test('a colour counts by its share of the picture', () => {
  expect(printOf(flat, red).colours[48]).toBe(255);
  const { colours } = printOf(flat, pixelsOf([255, 0, 0], [0, 64, 0], [0, 0, 128], [0, 0, 128]));
  expect([colours[48], colours[4], colours[2], colours[0]]).toEqual([64, 64, 128, 0]);
});

test.each<[string, Print, Print, number]>([
  ['the same picture', printOf(toRight, red), printOf(toRight, red), 0],
  ['other colours', printOf(flat, red), printOf(flat, blue), 0.4],
  ['another shape', printOf(flat, red), printOf(toRight, red), 0.6],
  ['nothing in common', printOf(flat, red), printOf(toRight, blue), 1],
  ['one field of 64', printOf(flat, red), printOf(flat.with(1, 91), red), 0.6 / 64],
  ['half of the colours', printOf(flat, red), printOf(flat, pixelsOf([255, 0, 0], [0, 0, 255])), 0.2],
])('%s', (_, one, other, expected) => {
  expect(difference(one, other)).toBeCloseTo(expected, 2);
  expect(difference(other, one)).toBeCloseTo(expected, 2);
  expect(difference(one, other) > ALIKE).toBe(expected > 0.4);
});

test('a print is kept as a text and read back the same; anything else is none', () => {
  const print = printOf(toRight.with(0, 200), pixelsOf([255, 0, 0], [3, 250, 70]));
  const text = printText(print);
  expect(text).toHaveLength(144);
  expect(readPrint(text)).toEqual(print);
  for (const other of ['', text.slice(1), `${text}0`, text.replace(/^./, 'g')])
    expect(readPrint(other)).toBeUndefined();
});
