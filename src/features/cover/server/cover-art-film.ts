import { closed, ridge } from './cover-art-land.ts';
import type { Scene } from './cover-art-scene.ts';
import { band, clamp, disc, shape, stroke, svg } from './cover-art-svg.ts';

interface Sun {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** How far hills rise over the horizon. */
const HILLS = 0.048;

/** 电影: a sun and a horizon. 海 (half set, mirrored), 岭 (behind hills) or 河 (high, above a winding river). */
export function drawFilm(scene: Scene): string {
  const { width, height, random, room, foot } = scene;
  // A high sun needs more sky than a long or a low picture leaves.
  const hasSky = foot - height * 0.1 - room.y0 > Math.min(width, height) * 0.5;
  const forms = hasSky ? [drawSea, drawHills, drawRiver] : [drawSea, drawHills];
  return forms[random.below(forms.length)]?.(scene) ?? '';
}

/** Below the title, however long that is, and low enough for a sun of some size above it. */
function horizonOf({ width, height, random, room, skyline, foot }: Scene, lift: number, rise = 0): number {
  const sun = room.y0 + Math.min(width, height) * 0.21 * (1 + lift);
  return Math.min(Math.max(height * random.between(0.6, 0.69), skyline + rise, sun), foot - height * 0.1);
}

/** The lift is how far the middle of the sun stands above the horizon, in radii. */
function riseSun({ width, height, random, room, skyline, title }: Scene, horizon: number, lift: number): Sun {
  const roomWidth = room.x1 - room.x0;
  const tallest = (horizon - room.y0) / (1 + lift);
  const small = Math.min(width, height);
  const radius = Math.max(Math.min(small * random.between(0.25, 0.36), roomWidth * 0.6, tallest), small * 0.06);
  const y = horizon - radius * lift;
  if (!title) return { x: random.between(room.x0 + radius * 1.1, room.x1 - radius * 1.1), y, radius };
  // Below the title it may stand anywhere. It may leave the sheet a little, never towards the title.
  const [from, to] = y - radius > skyline ? [0, width] : [room.x0, room.x1];
  const lowest = from === 0 ? radius * 0.35 : from + radius;
  const highest = to === width ? width - radius * 0.35 : to - radius;
  return { x: random.between(Math.min(lowest, highest), highest), y, radius };
}

export function drawSea(scene: Scene): string {
  const { width, height, palette } = scene;
  const horizon = horizonOf(scene, 0);
  const sun = riseSun(scene, horizon, 0);
  const water = band(horizon, width, height - horizon, palette.mid);
  return (
    disc(sun.x, sun.y, sun.radius, palette.highlight) + water + mirror(scene, sun, horizon) + sail(scene, sun, horizon)
  );
}

function drawHills(scene: Scene): string {
  const { width, height, palette, random } = scene;
  const horizon = horizonOf(scene, 0.5, height * HILLS);
  const sun = riseSun(scene, horizon, 0.5);
  const far = closed(ridge(random, width, horizon - HILLS * height * 0.2, height * HILLS, 2), horizon + 1);
  return (
    disc(sun.x, sun.y, sun.radius, palette.highlight) +
    shape(far, palette.mid, 0.72) +
    band(horizon, width, height - horizon, palette.mid) +
    mirror(scene, sun, horizon) +
    birds(scene, sun)
  );
}

export function drawRiver(scene: Scene): string {
  const { width, height, palette, random, foot } = scene;
  const horizon = horizonOf(scene, 1.25);
  const sun = riseSun(scene, horizon, 1.25);
  const drop = height - horizon;
  // It leaves the sheet between the two labels.
  const end =
    foot < height
      ? width * random.between(0.46, 0.52)
      : clamp(sun.x - width * random.between(0.04, 0.2), width * 0.2, width);
  const bend = width * random.between(0.06, 0.13) * (sun.x > end ? -1 : 1);
  const [first, second] = [sun.x + width * random.between(-0.08, 0.08), end + bend];
  const bed = svg`M${sun.x - 2} ${horizon}C${first - 14} ${horizon + drop * 0.3} ${second - 22} ${horizon + drop * 0.42} ${end - width * 0.09} ${height}H${end + width * 0.1}C${second + 34} ${horizon + drop * 0.46} ${first + 12} ${horizon + drop * 0.32} ${sun.x + 2} ${horizon}z`;
  const dune = closed(ridge(random, width, horizon + drop * 0.42, drop * 0.3, 1), height);
  return (
    disc(sun.x, sun.y, sun.radius, palette.highlight) +
    band(horizon, width, drop, palette.mid) +
    shape(dune, palette.bg, 0.28) +
    shape(bed, palette.highlight, 0.9)
  );
}

/** The sun on the water: bars that shorten and part towards the viewer. */
function mirror({ height, palette, random, foot }: Scene, sun: Sun, horizon: number): string {
  const last = Math.min(foot - height * 0.02, height * 0.95);
  let bars = '';
  let y = horizon + height * 0.026;
  for (let index = 0; index < 7 && y < last; index++) {
    const half = sun.radius * (0.98 - index * 0.11) * random.between(0.72, 1.12);
    const x = sun.x + sun.radius * random.between(-0.16, 0.16);
    bars += stroke(
      svg`M${x - half} ${y}h${half * 2}`,
      palette.highlight,
      height * (0.0068 + index * 0.0006),
      0.92 - index * 0.1,
    );
    y += height * (0.022 + index * 0.006);
  }
  return bars;
}

function sail({ width, height, palette, random, text }: Scene, sun: Sun, horizon: number): string {
  const s = Math.min(width, height) * 0.05;
  const x = sun.x > width / 2 ? random.between(0.1, 0.28) * width : random.between(0.72, 0.9) * width;
  const underText = text && text.y1 > horizon - s * 4 && x > text.x0 - s * 2 && x < text.x1 + s * 2;
  if (random.chance(0.4) || underText || Math.abs(x - sun.x) < sun.radius + s) return '';
  return shape(
    svg`M${x} ${horizon + s * 0.1}l${-s * 0.5} 0l${s * 0.5} ${-s * 1.3}zm${s * 0.14} 0v${-s * 1.05}l${s * 0.42} ${s * 1.05}z`,
    palette.ink,
    0.9,
  );
}

function birds({ width, palette, random, room }: Scene, sun: Sun): string {
  const s = width * 0.026;
  const x = clamp(sun.x + sun.radius * random.between(-0.9, 0.9), room.x0 + s * 3, room.x1 - s * 5);
  const y = sun.y - sun.radius - s * 1.2;
  if (!random.chance(0.5) || y < room.y0 + s * 2) return '';
  const wing = svg`q${s * 0.5} ${-s * 0.7} ${s} 0q${s * 0.5} ${-s * 0.7} ${s} 0`;
  return stroke(svg`M${x} ${y}${wing}M${x + s * 2.2} ${y - s * 1.3}${wing}`, palette.ink, width * 0.006, 0.9);
}
