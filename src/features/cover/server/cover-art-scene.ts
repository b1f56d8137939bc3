import type { Palette } from '../palettes.pure.ts';
import type { Random } from './cover-art-random.ts';

export interface Box {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** What a painter needs to know of the sheet in front of it. */
export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  readonly random: Random;
  /** Where the one thing that is looked at first (sun, moon, planet) may stand without meeting text. */
  readonly room: Box;
  /** Art from edge to edge begins below this line. */
  readonly skyline: number;
  /** Nothing bright goes below this line: the labels stand there. */
  readonly foot: number;
  /** The box of the title, if the cover has one. */
  readonly title: Box | undefined;
  /** The box of all text: the title's, or where the page is going to set its own. */
  readonly text: Box | undefined;
}

export type Form = 'poster' | 'wide' | 'tall';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly unit: number;
  readonly form: Form;
  readonly low: boolean;
  readonly labels: boolean;
  readonly title: Box | undefined;
}

type Layout = Pick<Scene, 'room' | 'skyline' | 'foot' | 'text'>;

/** Decides what is left for the art, once for all painters. */
export function layOut({ width, height, unit, form, low, labels, title }: Sheet): Layout {
  const foot = height - (labels ? 52 : 0) * unit;
  if (title) return { ...besideTitle(title, width, height, unit, foot), foot, text: title };
  const box = (x0: number, y0: number, x1: number, y1: number): Box => ({
    x0: x0 * width,
    y0: y0 * height,
    x1: x1 * width,
    y1: y1 * height,
  });
  if (low) return { room: box(0.44, 0.46, 1, 1), skyline: height * 0.68, foot, text: box(0, 0, 0.7, 0.44) };
  if (form === 'wide') return { room: box(0.54, 0.07, 1, 1), skyline: height * 0.4, foot, text: box(0, 0, 0.46, 1) };
  // The tall panel leaves its upper right to a line of verse.
  if (form === 'tall') {
    return { room: box(0, 0.08, 0.66, 0.52), skyline: height * 0.55, foot, text: box(0.7, 0, 1, 0.54) };
  }
  return { room: { ...box(0, 0.06, 1, 1), y1: foot }, skyline: height * 0.42, foot, text: undefined };
}

function besideTitle(
  title: Box,
  width: number,
  height: number,
  unit: number,
  foot: number,
): Pick<Layout, 'room' | 'skyline'> {
  const gap = 14 * unit;
  const skyline = title.y1 + gap;
  const [left, right] = [title.x0 - gap, width - title.x1 - gap];
  const [x0, x1] = left > right ? [0, left] : [width - right, width];
  // Beside a title that is nearly as wide as the cover there is no room: go below it.
  if (x1 - x0 < width * 0.3) return { room: { x0: 0, y0: skyline, x1: width, y1: Math.max(foot, skyline) }, skyline };
  return { room: { x0, y0: height * 0.06, x1, y1: foot }, skyline };
}
