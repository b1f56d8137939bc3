import { svg } from '../cover-art-svg.ts';
import { at, cut, fill, pen, times } from './pen.ts';
import { blob, circle, ellipse, FAR, flow, leaf, polar, poly, rect } from './shapes.ts';
import { between, type Stage } from './stage.ts';

/** Things that stand in many pictures. Whatever stands on the ground takes its foot as its point. */

export const person = (x: number, y: number, h: number): string =>
  circle(x, y - h * 0.88, h * 0.12) +
  rect(x - h * 0.14, y - h * 0.74, h * 0.28, h * 0.42, h * 0.12) +
  rect(x - h * 0.105, y - h * 0.42, h * 0.09, h * 0.42) +
  rect(x + h * 0.015, y - h * 0.42, h * 0.09, h * 0.42);

export const girl = (x: number, y: number, h: number): string =>
  circle(x, y - h * 0.87, h * 0.12) +
  poly(x - h * 0.07, y - h * 0.74, x + h * 0.07, y - h * 0.74, x + h * 0.22, y - h * 0.2, x - h * 0.22, y - h * 0.2) +
  rect(x - h * 0.09, y - h * 0.22, h * 0.06, h * 0.22) +
  rect(x + h * 0.03, y - h * 0.22, h * 0.06, h * 0.22);

/** In a long robe, the hair tied up. */
export const elder = (x: number, y: number, h: number): string =>
  circle(x, y - h * 0.86, h * 0.11) +
  circle(x, y - h * 1.0, h * 0.05) +
  blob(
    x - h * 0.06,
    y - h * 0.75,
    x + h * 0.06,
    y - h * 0.75,
    x + h * 0.24,
    y - h * 0.1,
    x + h * 0.2,
    y,
    x - h * 0.2,
    y,
    x - h * 0.24,
    y - h * 0.1,
  );

export const ground = (y: number): string => rect(-FAR, y, 2 * FAR, FAR);

export function hills(stage: Stage, y: number, swing: number, step = 92): string {
  const points: number[] = [];
  for (let x = -FAR; x <= FAR; x += step) points.push(x, y + between(stage, -swing, swing));
  return `${flow(...points)}V${FAR}H${-FAR}z`;
}

export function peaks(stage: Stage, y: number, height: number, step = 70): string {
  const points: number[] = [-FAR, y];
  for (let x = -FAR + step / 2; x < FAR; x += step)
    points.push(x, y - height * between(stage, 0.45, 1), x + step / 2, y - height * between(stage, 0, 0.3));
  return poly(...points, FAR, FAR, -FAR, FAR);
}

/** Small things strewn over a box, on a loose grid so that none cover each other. */
export function strewn(
  stage: Stage,
  [left, top, right, bottom]: readonly [number, number, number, number],
  cell: number,
  share: number,
  draw: (x: number, y: number) => string,
): string {
  let all = '';
  for (let y = top; y < bottom; y += cell)
    for (let x = left; x < right; x += cell)
      if (stage.random() < share) all += draw(x + stage.random() * cell * 0.8, y + stage.random() * cell * 0.8);
  return all;
}

/** On the right and above, where no words stand. */
const SKY = [-110, -130, 150, 10] as const;
export const stars = (
  stage: Stage,
  colour: string,
  box: readonly [number, number, number, number] = SKY,
  share = 0.4,
) =>
  fill(
    colour,
    strewn(stage, box, 26, share, (x, y) => circle(x, y, between(stage, 0.8, 1.9))),
  );
export const snowfall = (
  stage: Stage,
  colour: string,
  box: readonly [number, number, number, number] = [-120, -130, 150, 110],
) =>
  fill(
    colour,
    strewn(stage, box, 24, 0.55, (x, y) => circle(x, y, between(stage, 1.1, 2.9))),
  );
export const rainfall = (
  stage: Stage,
  colour: string,
  box: readonly [number, number, number, number] = [-130, -140, 160, 110],
) =>
  pen(
    colour,
    1.5,
    strewn(stage, box, 25, 0.6, (x, y) => svg`M${x} ${y}l-4 13`),
  );

export const pine = (x: number, y: number, h: number): string =>
  poly(
    x,
    y - h,
    x + h * 0.2,
    y - h * 0.58,
    x + h * 0.11,
    y - h * 0.58,
    x + h * 0.29,
    y - h * 0.14,
    x - h * 0.29,
    y - h * 0.14,
    x - h * 0.11,
    y - h * 0.58,
    x - h * 0.2,
    y - h * 0.58,
  ) + rect(x - h * 0.04, y - h * 0.16, h * 0.08, h * 0.16);

export const tree = (x: number, y: number, h: number): string =>
  circle(x, y - h * 0.72, h * 0.28) +
  circle(x - h * 0.2, y - h * 0.55, h * 0.2) +
  circle(x + h * 0.21, y - h * 0.53, h * 0.19) +
  poly(x - h * 0.05, y, x - h * 0.025, y - h * 0.6, x + h * 0.025, y - h * 0.6, x + h * 0.05, y);

export const cloud = (x: number, y: number, w: number): string =>
  rect(x - w / 2, y - w * 0.1, w, w * 0.2, w * 0.1) + rect(x - w * 0.22, y - w * 0.24, w * 0.42, w * 0.3, w * 0.15);

/** Flying away. */
export const gull = (x: number, y: number, w: number): string =>
  `${flow(x - w, y - w * 0.34, x - w * 0.45, y - w * 0.42, x, y)}${flow(x, y, x + w * 0.45, y - w * 0.42, x + w, y - w * 0.34)}`;

/** A curved roof with upturned corners; y is where it rests on the wall. */
export const eaves = (x: number, y: number, w: number, h: number): string =>
  svg`M${x - w / 2} ${y - h * 0.18}Q${x - w * 0.3} ${y} ${x - w * 0.2} ${y - h}H${x + w * 0.2}Q${x + w * 0.3} ${y} ${x + w / 2} ${y - h * 0.18}Q${x + w * 0.46} ${y + h * 0.1} ${x + w * 0.38} ${y + h * 0.12}H${x - w * 0.38}Q${x - w * 0.46} ${y + h * 0.1} ${x - w / 2} ${y - h * 0.18}z`;

export const pavilion = (x: number, y: number, k: number, roof: string, post: string): string =>
  at(
    x,
    y,
    fill(
      post,
      rect(-38, -44, 6, 44),
      rect(-14, -44, 5, 44),
      rect(9, -44, 5, 44),
      rect(32, -44, 6, 44),
      rect(-50, -4, 100, 8),
    ) + fill(roof, eaves(0, -44, 128, 34), poly(-5, -76, 5, -76, 2, -92, -2, -92)),
    k,
  );

export const pagoda = (x: number, y: number, floors: number, roof: string, wall: string): string =>
  times(floors, (floor) => {
    const [w, top] = [64 - floor * (42 / floors), y - floor * 27];
    return fill(wall, rect(x - w * 0.34, top - 27, w * 0.68, 27)) + fill(roof, eaves(x, top - 22, w * 1.35, 13));
  }) + fill(roof, poly(x - 3, y - floors * 27 - 6, x, y - floors * 27 - 34, x + 3, y - floors * 27 - 6));

/** The first is the body, the others the gold of its ends and the light inside. */
export const lantern = (x: number, y: number, k: number, body: string, gold: string, light: string): string =>
  at(
    x,
    y,
    pen(gold, 2.2, 'M0 -48V-34', 'M-7 36v20M0 36v26M7 36v20') +
      fill(body, ellipse(0, 0, 36, 31)) +
      pen(light, 2, 'M-12 -28Q-25 0 -12 28', 'M12 -28Q25 0 12 28', 'M0 -30V30') +
      fill(gold, rect(-16, -36, 32, 7, 2), rect(-16, 29, 32, 7, 2)),
    k,
  );

/** Round petals about a heart. */
export const blossom = (x: number, y: number, r: number, petals: string, heart: string, count = 5): string =>
  fill(
    petals,
    times(count, (index) => circle(...polar(index / count, r * 0.58, x, y), r * (count > 6 ? 0.36 : 0.44))),
  ) + fill(heart, circle(x, y, r * 0.26));

export const steam = (colour: string, x: number, y: number, h: number): string =>
  pen(
    colour,
    4.5,
    ...[-20, 0, 20].map((dx, index) =>
      flow(
        x + dx,
        y,
        x + dx + 7,
        y - h * 0.3,
        x + dx - 6,
        y - h * 0.62,
        x + dx + 3,
        y - h * (index === 1 ? 1.1 : 0.92),
      ),
    ),
  );

export const crescent = (x: number, y: number, r: number): string =>
  svg`M${x + r * 0.25} ${y - r}A${r} ${r} 0 1 0 ${x + r} ${y + r * 0.25}A${r * 0.82} ${r * 0.82} 0 0 1 ${x + r * 0.25} ${y - r}z`;

/** Rows of short waves. */
export const ripples = (colour: string, y: number, rows: number, width = 3, left = -150): string =>
  pen(
    colour,
    width,
    times(rows, (row) => {
      const x = left + ((row * 67) % 110);
      return svg`M${x} ${y + row * 17}q12 -8 24 0t24 0t24 0${row % 2 ? 't24 0' : ''}M${x + 150} ${y + row * 17 + 5}q12 -8 24 0t24 0`;
    }),
  );

export const rays = (count: number, from: number, to: number, share = 0.5): string =>
  times(count, (index) =>
    poly(
      ...polar(index / count, from),
      ...polar(index / count, to),
      ...polar((index + share) / count, to),
      ...polar((index + share) / count, from),
    ),
  );

export const heart = (x: number, y: number, r: number): string =>
  svg`M${x} ${y + r}C${x - r * 1.7} ${y - r * 0.1} ${x - r * 0.9} ${y - r * 1.3} ${x} ${y - r * 0.45}C${x + r * 0.9} ${y - r * 1.3} ${x + r * 1.7} ${y - r * 0.1} ${x} ${y + r}z`;

/** A stem with leaves to both sides. */
export const sprig = (x: number, y: number, h: number, count = 4): string =>
  times(count, (index) => {
    const foot = y - (h * (index + 0.6)) / (count + 0.6);
    return leaf(x, foot, x - h * 0.24, foot - h * 0.2) + leaf(x, foot, x + h * 0.24, foot - h * 0.2);
  }) + leaf(x, y - h * 0.82, x, y - h * 1.12);

/** Walls of a simple house with a door and two windows cut out. */
export const cottage = (x: number, y: number, w: number, wall: string, roof: string, lit: string): string =>
  fill(wall, rect(x - w * 0.4, y - w * 0.5, w * 0.8, w * 0.5)) +
  fill(
    roof,
    poly(x - w * 0.54, y - w * 0.46, x, y - w * 0.92, x + w * 0.54, y - w * 0.46),
    rect(x + w * 0.2, y - w * 0.96, w * 0.12, w * 0.3),
  ) +
  fill(lit, rect(x - w * 0.28, y - w * 0.36, w * 0.2, w * 0.18), rect(x + w * 0.06, y - w * 0.34, w * 0.2, w * 0.34));

/** A wall with windows, some of them lit. */
export function block(stage: Stage, x: number, y: number, w: number, h: number, wall: string, lit: string): string {
  const [columns, rows] = [Math.max(1, Math.floor(w / 13)), Math.max(1, Math.floor(h / 17))];
  const windows = times(columns * rows, (index) =>
    stage.random() < 0.55
      ? rect(x + 5 + (index % columns) * ((w - 5) / columns), y - h + 8 + Math.floor(index / columns) * 17, 6, 8)
      : '',
  );
  return fill(wall, rect(x, y - h, w, h)) + (windows ? fill(lit, windows) : '');
}

export const bolt = (x: number, y: number, k: number): string =>
  poly(
    x + 8 * k,
    y - 40 * k,
    x - 22 * k,
    y + 6 * k,
    x - 2 * k,
    y + 6 * k,
    x - 10 * k,
    y + 42 * k,
    x + 24 * k,
    y - 8 * k,
    x + 3 * k,
    y - 8 * k,
  );

/** A ring of so much thickness. */
export const hoop = (colour: string, x: number, y: number, r: number, thick: number): string =>
  cut(colour, circle(x, y, r), circle(x, y, r - thick));

export const firework = (x: number, y: number, r: number, count = 12): string =>
  times(
    count,
    (index) =>
      leaf(...polar(index / count, r * 0.3, x, y), ...polar(index / count, r, x, y), 0.09) +
      circle(...polar((index + 0.5) / count, r * 0.74, x, y), r * 0.05),
  );
