/** What a picture looks like in 72 bytes: whether each of 64 fields is darker than the next, and how much of which colour. */
export interface Print {
  /** 64 bits as two numbers. */
  shape: readonly [number, number];
  /** Shares of 64 colours, 0 to 255. */
  colours: Uint8Array;
}

export const SHAPE_WIDTH = 9;
export const SHAPE_HEIGHT = 8;
export const COLOUR_SIDE = 32;
const COLOURS = 64;

/** More different than this is another thing. */
export const ALIKE = 0.4;

/** From 9 × 8 grey values and 32 × 32 pixels of red, green and blue, which are made so much brighter. */
export function printOf(grey: Uint8Array, pixels: Uint8Array, gain = 1): Print {
  const shape: [number, number] = [0, 0];
  for (let row = 0; row < SHAPE_HEIGHT; row++) {
    for (let column = 0; column < SHAPE_WIDTH - 1; column++) {
      const at = row * SHAPE_WIDTH + column;
      if ((grey[at] ?? 0) >= (grey[at + 1] ?? 0)) continue;
      const half = row < SHAPE_HEIGHT / 2 ? 0 : 1;
      shape[half] = (shape[half] | (1 << ((row % 4) * 8 + column))) >>> 0;
    }
  }
  const counts = new Array<number>(COLOURS).fill(0);
  const total = pixels.length / 3;
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(at, at + 3);
    const step = (value: number) => Math.min(255, value * gain) >> 6;
    const colour = step(red) * 16 + step(green) * 4 + step(blue);
    counts[colour] = (counts[colour] ?? 0) + 1;
  }
  return { shape, colours: Uint8Array.from(counts, (count) => Math.round((count / total) * 255)) };
}

/** What the light ground of a picture is as it should be. */
const WELL_LIT = 232;

/** How much brighter a picture would be if it had been taken in good light. */
export function gainFor(pixels: Uint8Array): number {
  const levels = pixels.toSorted();
  const bright = levels[Math.floor(levels.length * 0.85)] ?? WELL_LIT;
  return bright < 40 ? 1 : WELL_LIT / bright;
}

/** Of several views of one picture the nearest counts; of what is not alike in its shape no colours are compared. */
export function nearest(views: readonly Print[], other: Print): number {
  let least = Number.POSITIVE_INFINITY;
  for (const view of views) {
    const shape = shapeApart(view, other);
    if (shape <= ALIKE && shape < least) least = Math.min(least, difference(view, other));
  }
  return least;
}

/** 0 for the same picture, 1 for nothing in common. Shape says more than colour. */
export function difference(one: Print, other: Print): number {
  let shared = 0;
  for (let index = 0; index < COLOURS; index++) shared += Math.min(one.colours[index] ?? 0, other.colours[index] ?? 0);
  return shapeApart(one, other) + (1 - Math.min(1, shared / 255)) * 0.4;
}

const shapeApart = (one: Print, other: Print): number =>
  ((ones(one.shape[0] ^ other.shape[0]) + ones(one.shape[1] ^ other.shape[1])) / 64) * 0.6;

function ones(value: number): number {
  let bits = value >>> 0;
  bits -= (bits >>> 1) & 0x55555555;
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function printText({ shape, colours }: Print): string {
  const head = shape.map((half) => half.toString(16).padStart(8, '0')).join('');
  return head + Array.from(colours, (share) => share.toString(16).padStart(2, '0')).join('');
}

export function readPrint(text: string): Print | undefined {
  if (!/^[0-9a-f]{144}$/.test(text)) return undefined;
  const number = (start: number, length: number) => Number.parseInt(text.slice(start, start + length), 16);
  return {
    shape: [number(0, 8), number(8, 8)],
    colours: Uint8Array.from({ length: COLOURS }, (_, index) => number(16 + index * 2, 2)),
  };
}
