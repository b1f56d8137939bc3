import { type Grey, inkLimit } from './grey.rules.ts';

export interface Lean {
  /** The lines of text run from top to bottom, or the other way. */
  isSideways: boolean;
  /** By how many degrees they fall to the right, once they are no longer sideways. */
  degrees: number;
}

const MOST_DEGREES = 12;
/** With less ink than this there is nothing to measure. */
const LEAST_INK = 50;
/** Only when it is plain: a wrong turn costs more than a right one brings. */
const CLEARLY = 1.15;

/** Finds how text lies: seen along its lines, ink and gaps alternate most sharply. Ink is dark. */
export function leanOf(grey: Grey): Lean {
  const { xs, ys } = inkPoints(grey);
  if (xs.length < LEAST_INK) return { isSideways: false, degrees: 0 };
  const upright = steepest(xs, ys);
  // A quarter turn clockwise puts x where y was, and y, from the other end, where x was.
  const turned = steepest(
    ys.map((y) => grey.height - 1 - y),
    xs,
  );
  const isSideways = turned.sharpness > upright.sharpness * CLEARLY;
  return { isSideways, degrees: (isSideways ? turned : upright).degrees };
}

function inkPoints(grey: Grey): { xs: Int32Array; ys: Int32Array } {
  const limit = inkLimit(grey);
  const [xs, ys]: [number[], number[]] = [[], []];
  grey.pixels.forEach((pixel, at) => {
    if (pixel > limit) return;
    xs.push(at % grey.width);
    ys.push(Math.floor(at / grey.width));
  });
  return { xs: Int32Array.from(xs), ys: Int32Array.from(ys) };
}

interface Steep {
  degrees: number;
  sharpness: number;
}

/** First in whole degrees, then in quarters around the best. */
function steepest(xs: Int32Array, ys: Int32Array): Steep {
  const straight = { degrees: 0, sharpness: sharpnessAt(xs, ys, 0) };
  const rough = best(xs, ys, 0, MOST_DEGREES, 1);
  const fine = best(xs, ys, rough.degrees, 0.75, 0.25);
  return fine.sharpness > straight.sharpness * CLEARLY ? fine : straight;
}

function best(xs: Int32Array, ys: Int32Array, middle: number, reach: number, step: number): Steep {
  let found: Steep = { degrees: middle, sharpness: sharpnessAt(xs, ys, middle) };
  for (let away = step; away <= reach; away += step) {
    for (const degrees of [middle - away, middle + away]) {
      const sharpness = sharpnessAt(xs, ys, degrees);
      if (sharpness > found.sharpness) found = { degrees, sharpness };
    }
  }
  return found;
}

/** The rows' ink, seen along a line that falls by so much: the sum of squared steps from row to row. */
function sharpnessAt(xs: Int32Array, ys: Int32Array, degrees: number): number {
  const fall = Math.tan((degrees * Math.PI) / 180);
  const rows = new Map<number, number>();
  xs.forEach((x, index) => {
    const row = Math.round((ys[index] ?? 0) - x * fall);
    rows.set(row, (rows.get(row) ?? 0) + 1);
  });
  let sum = 0;
  for (const [row, ink] of rows) {
    sum += (ink - (rows.get(row - 1) ?? 0)) ** 2;
    if (!rows.has(row + 1)) sum += ink ** 2;
  }
  return sum;
}
