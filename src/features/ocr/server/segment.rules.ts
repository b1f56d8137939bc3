import { type Grey, groundOf } from './grey.rules.ts';
import type { Box } from './reading.pure.ts';

/** By how much ink is darker than its paper at least. */
const DARKER = 60;
/** A gap wider than this part of the row's height separates two things. */
const GAP = 0.55;
/** Specks are no text. */
const LEAST_SIDE = 6;

type IsInk = (x: number, y: number) => boolean;

function inkOf(row: Grey): IsInk {
  const limit = groundOf(row) - DARKER;
  return (x, y) => (row.pixels[y * row.width + x] ?? 255) < limit;
}

/** Which columns have ink. Ink is dark. */
export function inkColumns(row: Grey): boolean[] {
  const isInk = inkOf(row);
  return columnsOf(isInk, row.width, row.height);
}

/** The things that stand in a row of a picture, each as large as its ink. */
export function segmentsIn(row: Grey): Box[] {
  const isInk = inkOf(row);
  return runsOf(columnsOf(isInk, row.width, row.height), row.height * GAP)
    .map(([left, right]) => {
      const rows = columnsOf((y, x) => isInk(left + x, y), row.height, right - left);
      return { left, right, top: rows.indexOf(true), bottom: rows.lastIndexOf(true) + 1 };
    })
    .filter(({ left, right, top, bottom }) => right - left >= LEAST_SIDE && bottom - top >= LEAST_SIDE);
}

function columnsOf(isInk: IsInk, width: number, height: number): boolean[] {
  return Array.from({ length: width }, (_, x) => {
    for (let y = 0; y < height; y += 1) if (isInk(x, y)) return true;
    return false;
  });
}

/** Stretches of ink, joined where the gap is small. */
function runsOf(hasInk: readonly boolean[], gap: number): [from: number, to: number][] {
  const runs: [number, number][] = [];
  hasInk.forEach((isInk, at) => {
    if (!isInk) return;
    const last = runs.at(-1);
    if (last && at - last[1] < gap) last[1] = at + 1;
    else runs.push([at, at + 1]);
  });
  return runs;
}
