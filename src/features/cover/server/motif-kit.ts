/** The sheet a motif is drawn on: its box, the point it stands at, and how large a circle of 100 units is there. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly colours: Colours;
  readonly random: () => number;
  /** For ids inside the drawing: two pictures may stand in one page. */
  readonly id: string;
}

export interface Colours {
  readonly bg: string;
  readonly mid: string;
  readonly highlight: string;
  readonly ink: string;
  /** Darker than the ground. */
  readonly shade: string;
  /** Lighter than the ground. */
  readonly light: string;
  readonly isDark: boolean;
}

/** One way to draw a subject. */
export type Form = (c: Canvas) => string;
export type Family = readonly [Form, ...Form[]];

export const num = (value: number): string => String(Math.round(value * 10) / 10);
export const ROUND = ' stroke-linecap="round" stroke-linejoin="round"';

export function rect(x: number, y: number, width: number, height: number, fill: string, radius = 0, more = ''): string {
  const corner = radius ? ` rx="${num(radius)}"` : '';
  return `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}"${corner} fill="${fill}"${more}/>`;
}

export const disc = (x: number, y: number, radius: number, fill: string, more = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="${fill}"${more}/>`;

export const ring = (x: number, y: number, radius: number, stroke: string, width: number, more = '') =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(radius)}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${more}/>`;

export const oval = (x: number, y: number, across: number, down: number, fill: string, more = '') =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(across)}" ry="${num(down)}" fill="${fill}"${more}/>`;

export const shape = (d: string, fill: string, more = '') => `<path d="${d}" fill="${fill}"${more}/>`;

export const line = (d: string, stroke: string, width: number, more = '') =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${num(width)}"${more}/>`;

export const placed = (x: number, y: number, scale: number, markup: string, turn = 0) =>
  `<g transform="translate(${num(x)} ${num(y)})${turn ? `rotate(${num(turn)})` : ''}scale(${Math.round(scale * 1000) / 1000})">${markup}</g>`;

export const centred = (c: Canvas, markup: string, turn = 0) => placed(c.x, c.y, c.scale, markup, turn);
export const turned = (markup: string, transform: string) => `<g transform="${transform}">${markup}</g>`;
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

type Cell = number | string;

/** One piece for each row of a small table. */
export const each = <const Row extends Cell | readonly Cell[]>(
  rows: readonly Row[],
  draw: (row: Row, index: number) => string,
): string => rows.map(draw).join('');

/** One after the other, round the list. */
export const pick = <Value>(values: readonly [Value, ...Value[]], index: number): Value =>
  values[index % values.length] ?? values[0];

/** What stands out against the ground by being dark. */
export const deep = ({ colours }: Canvas) => (colours.isDark ? colours.shade : colours.ink);

export function man(x: number, y: number, h: number, fill: string): string {
  const body = `M${num(x - h * 0.1)} ${num(y - h * 0.72)}q${num(h * 0.1)} ${num(-h * 0.06)} ${num(h * 0.2)} 0l${num(h * 0.07)} ${num(h * 0.42)}h${num(-h * 0.08)}l${num(-h * 0.02)} ${num(h * 0.3)}h${num(-h * 0.055)}l${num(-h * 0.015)} ${num(-h * 0.28)}l${num(-h * 0.015)} ${num(h * 0.28)}h${num(-h * 0.055)}l${num(-h * 0.02)} ${num(-h * 0.3)}h${num(-h * 0.08)}z`;
  return disc(x, y - h * 0.87, h * 0.12, fill) + shape(body, fill);
}

export function woman(x: number, y: number, h: number, fill: string): string {
  const body = `M${num(x - h * 0.08)} ${num(y - h * 0.73)}q${num(h * 0.08)} ${num(-h * 0.05)} ${num(h * 0.16)} 0l${num(h * 0.1)} ${num(h * 0.52)}h${num(-h * 0.1)}v${num(h * 0.21)}h${num(-h * 0.05)}v${num(-h * 0.21)}h${num(-h * 0.06)}v${num(h * 0.21)}h${num(-h * 0.05)}v${num(-h * 0.21)}h${num(-h * 0.1)}z`;
  return disc(x, y - h * 0.87, h * 0.115, fill) + shape(body, fill);
}

export const hat = (x: number, y: number, h: number, fill: string) =>
  man(x, y, h, fill) +
  rect(x - h * 0.17, y - h * 0.95, h * 0.34, h * 0.045, fill, h * 0.02) +
  shape(
    `M${num(x - h * 0.1)} ${num(y - h * 0.94)}l${num(h * 0.02)} ${num(-h * 0.1)}h${num(h * 0.16)}l${num(h * 0.02)} ${num(h * 0.1)}z`,
    fill,
  );

export const bird = (x: number, y: number, s: number, stroke: string, width = 2) =>
  line(
    `M${num(x - s)} ${num(y - s * 0.25)}q${num(s * 0.6)} ${num(-s * 0.5)} ${num(s)} ${num(s * 0.3)}q${num(s * 0.4)} ${num(-s * 0.8)} ${num(s)} ${num(-s * 0.3)}`,
    stroke,
    width,
    ROUND,
  );

export const pine = (x: number, y: number, h: number, fill: string) =>
  shape(
    `M${num(x)} ${num(y - h)}l${num(h * 0.16)} ${num(h * 0.34)}h${num(-h * 0.06)}l${num(h * 0.14)} ${num(h * 0.28)}h${num(-h * 0.07)}l${num(h * 0.15)} ${num(h * 0.3)}h${num(-h * 0.28)}v${num(h * 0.08)}h${num(-h * 0.08)}v${num(-h * 0.08)}h${num(-h * 0.28)}l${num(h * 0.15)} ${num(-h * 0.3)}h${num(-h * 0.07)}l${num(h * 0.14)} ${num(-h * 0.28)}h${num(-h * 0.06)}z`,
    fill,
  );

export const roof = (x: number, y: number, w: number, h: number, fill: string) =>
  shape(
    `M${num(x - w / 2)} ${num(y + h * 0.74)}C${num(x - w * 0.42)} ${num(y + h * 0.98)} ${num(x - w * 0.3)} ${num(y + h * 0.72)} ${num(x - w * 0.2)} ${num(y)}H${num(x + w * 0.2)}C${num(x + w * 0.3)} ${num(y + h * 0.72)} ${num(x + w * 0.42)} ${num(y + h * 0.98)} ${num(x + w / 2)} ${num(y + h * 0.74)}L${num(x + w * 0.46)} ${num(y + h * 1.08)}H${num(x - w * 0.46)}z`,
    fill,
  );

export function cloud(x: number, y: number, w: number, fill: string): string {
  const k = w / 10;
  return (
    rect(x - w * 0.5, y, w, k * 1.2, fill, k * 0.6) +
    rect(x - w * 0.3, y - k * 1.2, w * 0.55, k * 1.24, fill, k * 0.6) +
    rect(x - w * 0.12, y + k * 1.16, w * 0.5, k * 1.2, fill, k * 0.6)
  );
}

export function star(x: number, y: number, radius: number, fill: string, points = 4, waist = 0.38): string {
  const corners = Array.from({ length: points * 2 }, (_, index) => {
    const [angle, reach] = [-Math.PI / 2 + (index * Math.PI) / points, index % 2 ? radius * waist : radius];
    return `${num(x + reach * Math.cos(angle))} ${num(y + reach * Math.sin(angle))}`;
  });
  return shape(`M${corners.join('L')}z`, fill);
}

/** A soft line of hills from edge to edge. */
export function ridge(random: () => number, width: number, y: number, swing: number, hills = 4): string {
  let d = `M-4 ${num(y + swing * (random() - 0.5))}`;
  let [lastX, lastY] = [-4, y];
  for (let index = 1; index <= hills; index++) {
    const [x, here] = [-4 + ((width + 8) / hills) * index, y + swing * (random() - 0.5) * 2];
    d += `C${num(lastX + width / hills / 2)} ${num(lastY)} ${num(x - width / hills / 2)} ${num(here)} ${num(x)} ${num(here)}`;
    [lastX, lastY] = [x, here];
  }
  return d;
}

export const land = (
  c: Pick<Canvas, 'random' | 'width' | 'height'>,
  y: number,
  swing: number,
  fill: string,
  hills = 4,
) => shape(`${ridge(c.random, c.width, y, swing, hills)}V${num(c.height + 4)}H-4z`, fill);

/** A line of rocks. */
export function crag(random: () => number, width: number, y: number, height: number, peaks = 6): string {
  let d = `M-4 ${num(y)}`;
  for (let index = 1; index <= peaks; index++) {
    const peak = (width + 8) * ((index - 0.5 + (random() - 0.5) * 0.4) / peaks) - 4;
    d += `L${num(peak)} ${num(y - height * (0.4 + random() * 0.6))}`;
    d += `L${num(((width + 8) * index) / peaks - 4)} ${num(y - height * random() * 0.25)}`;
  }
  return d;
}
