import { type Grey, groundOf } from './grey.rules.ts';

/** A line through a price is longer than any stroke of a letter, and thinner for its length. */
const LEAST_LENGTH = 45;
const THINNEST = 14;
const MOST_THICKNESS = 9;
/** By how much a line is darker than its paper at least: those through old prices are often pale. */
const DARKER = 35;

/**
 * Takes away the lines that old prices are struck out with: a reader of text takes them for letters. Where a line crosses a
 * stroke the stroke stays. Ink is dark.
 */
export function withoutStrikes(grey: Grey): Grey {
  const { width, height } = grey;
  const limit = groundOf(grey) - DARKER;
  const pixels = Uint8Array.from(grey.pixels);
  const isInk = (at: number) => (grey.pixels[at] ?? 255) <= limit;

  const thicknessAt = (at: number): number => {
    let thickness = 1;
    for (let up = at - width; up >= 0 && isInk(up) && thickness <= MOST_THICKNESS; up -= width) thickness += 1;
    for (let down = at + width; down < pixels.length && isInk(down) && thickness <= MOST_THICKNESS; down += width)
      thickness += 1;
    return thickness;
  };

  function strike(from: number, to: number): void {
    const thin: number[] = [];
    for (let at = from; at < to; at += 1) thin.push(thicknessAt(at));
    const usual = thin.toSorted((one, other) => one - other)[Math.floor(thin.length / 3)] ?? 1;
    if (usual > MOST_THICKNESS || (to - from) / usual < THINNEST) return;
    thin.forEach((thickness, index) => {
      // What is thicker here is a stroke that the line crosses.
      if (thickness > usual + 1) return;
      fill(from + index);
    });
  }

  /** Paper takes the place of the line, and of the soft edge above and below it. */
  function fill(at: number): void {
    let [first, last] = [at, at];
    while (first - width >= 0 && isInk(first - width)) first -= width;
    while (last + width < pixels.length && isInk(last + width)) last += width;
    const paper = Math.max(grey.pixels[first - 2 * width] ?? 255, grey.pixels[last + 2 * width] ?? 255);
    for (let row = first - width; row <= last + width; row += width)
      if (row >= 0 && row < pixels.length && (pixels[row] ?? 255) < paper) pixels[row] = paper;
  }

  for (let y = 0; y < height; y += 1) {
    let from = y * width;
    for (let at = from; at <= (y + 1) * width; at += 1) {
      if (at < (y + 1) * width && isInk(at)) continue;
      if (at - from >= LEAST_LENGTH) strike(from, at);
      from = at + 1;
    }
  }
  return { pixels, width, height };
}
