/**
 * Shapes are path data. Everything is drawn around the point 0 0, the subject inside a circle of 100 units; what shall
 * reach the edge of the picture is simply drawn far beyond it.
 */
/** To a tenth of a unit: finer is never seen. */
export const n = (value: number): number => Math.round(value * 10) / 10;
export type Data = string;

/** Beyond the edge of every picture. */
export const FAR = 460;

export const ellipse = (x: number, y: number, across: number, down: number): Data =>
  `M${n(x - across)} ${n(y)}a${n(across)} ${n(down)} 0 1 1 ${n(2 * across)} 0a${n(across)} ${n(down)} 0 1 1 ${n(-2 * across)} 0z`;

export const circle = (x: number, y: number, radius: number): Data => ellipse(x, y, radius, radius);

export function rect(x: number, y: number, width: number, height: number, radius = 0): Data {
  const r = Math.min(radius, width / 2, height / 2);
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
  const corner = (dx: number, dy: number) => `a${n(r)} ${n(r)} 0 0 1 ${n(dx)} ${n(dy)}`;
  const [w, h] = [n(width - 2 * r), n(height - 2 * r)];
  return `M${n(x + r)} ${n(y)}h${w}${corner(r, r)}v${h}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-h}${corner(r, -r)}z`;
}

type Point = readonly [number, number];

function pairs(flat: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let at = 0; at + 1 < flat.length; at += 2) points.push([flat[at] ?? 0, flat[at + 1] ?? 0]);
  return points;
}

/** Straight from point to point. */
export const lines = (...flat: readonly number[]): Data =>
  `M${pairs(flat)
    .map(([x, y]) => `${n(x)} ${n(y)}`)
    .join('L')}`;
export const poly = (...flat: readonly number[]): Data => `${lines(...clockwise(pairs(flat)).flat())}z`;

/** All shapes turn the same way, so that those of one element add up where they overlap. */
function clockwise(points: Point[]): Point[] {
  let area = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [0, 0];
    area += x * nextY - nextX * y;
  }
  return area < 0 ? points.reverse() : points;
}

/** A soft curve through the points (Catmull–Rom). */
export function flow(...flat: readonly number[]): Data {
  const points = pairs(flat);
  return curve([points[0] ?? [0, 0], ...points, points.at(-1) ?? [0, 0]]);
}

/** The same, closed. */
export function blob(...flat: readonly number[]): Data {
  const points = clockwise(pairs(flat));
  const [first = [0, 0] as const, second = first] = points;
  return `${curve([points.at(-1) ?? first, ...points, first, second])}z`;
}

function curve(points: readonly Point[]): Data {
  const at = (index: number) => points[index] ?? ([0, 0] as const);
  let d = `M${n(at(1)[0])} ${n(at(1)[1])}`;
  for (let index = 1; index + 2 < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    d += `C${n(from[0] + (to[0] - before[0]) / 6)} ${n(from[1] + (to[1] - before[1]) / 6)} ${n(to[0] - (after[0] - from[0]) / 6)} ${n(to[1] - (after[1] - from[1]) / 6)} ${n(to[0])} ${n(to[1])}`;
  }
  return d;
}

/** A point of a circle; 0 is up, a quarter is right. */
export const polar = (turn: number, radius: number, x = 0, y = 0): [number, number] => [
  x + radius * Math.sin(turn * 2 * Math.PI),
  y - radius * Math.cos(turn * 2 * Math.PI),
];

export function star(x: number, y: number, radius: number, points = 5, waist = 0.4): Data {
  const corners = Array.from({ length: points * 2 }, (_, index) =>
    polar(index / points / 2, index % 2 ? radius * waist : radius, x, y),
  );
  return poly(...corners.flat());
}

/** Part of a ring, from one turn to another. */
export const arc = (x: number, y: number, radius: number, from: number, to: number): Data => {
  const [[x1, y1], [x2, y2]] = [polar(from, radius, x, y), polar(to, radius, x, y)];
  return `M${n(x1)} ${n(y1)}A${n(radius)} ${n(radius)} 0 ${to - from > 0.5 ? 1 : 0} 1 ${n(x2)} ${n(y2)}`;
};

/** A pointed leaf between two points, as wide as a share of its length. */
export function leaf(x1: number, y1: number, x2: number, y2: number, width = 0.3): Data {
  const [mx, my, dx, dy] = [(x1 + x2) / 2, (y1 + y2) / 2, (y2 - y1) * width, (x1 - x2) * width];
  return `M${n(x1)} ${n(y1)}Q${n(mx + dx)} ${n(my + dy)} ${n(x2)} ${n(y2)}Q${n(mx - dx)} ${n(my - dy)} ${n(x1)} ${n(y1)}z`;
}
