/** What a card is drawn from. The browser puts it on a canvas, the server writes it as SVG: one drawing, two ways out. */
export type Mark =
  | {
      kind: 'path';
      d: string;
      fill?: string | undefined;
      stroke?: string | undefined;
      width?: number | undefined;
      opacity?: number | undefined;
    }
  | {
      kind: 'glyph';
      text: string;
      /** The middle of its cell. */
      x: number;
      y: number;
      size: number;
      fill: string;
      weight: 400 | 700;
      /** Set on its side, as dashes and brackets stand in a column. */
      isTurned: boolean;
    };

export interface Colours {
  readonly ground: string;
  readonly mid: string;
  readonly light: string;
  readonly ink: string;
}

export const WIDTH = 1080;
export const HEIGHT = 1440;

/** Numbers from 0 up to 1 that are the same for the same seed, on every machine. */
export type Random = () => number;

export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4294967296;
  };
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low);
}

export function fill(d: string, colour: string, opacity?: number): Mark {
  return { kind: 'path', d, fill: colour, opacity };
}

export function line(d: string, colour: string, width: number, opacity?: number): Mark {
  return { kind: 'path', d, stroke: colour, width, opacity };
}

export function circle(x: number, y: number, radius: number): string {
  return `M${n(x - radius)} ${n(y)}a${n(radius)} ${n(radius)} 0 1 0 ${n(radius * 2)} 0a${n(radius)} ${n(radius)} 0 1 0 ${n(-radius * 2)} 0z`;
}

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(rx * 2)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-rx * 2)} 0z`;
}

export function box(x: number, y: number, width: number, height: number): string {
  return `M${n(x)} ${n(y)}h${n(width)}v${n(height)}h${n(-width)}z`;
}

/** A pointed petal from a middle outwards, at an angle in radians. */
export function petal(x: number, y: number, inner: number, outer: number, angle: number, width: number): string {
  const at = (radius: number, turn: number) =>
    `${n(x + radius * Math.cos(angle + turn))} ${n(y + radius * Math.sin(angle + turn))}`;
  const middle = (inner + outer) / 2;
  return `M${at(inner, 0)}Q${at(middle, width)} ${at(outer, 0)}Q${at(middle, -width)} ${at(inner, 0)}z`;
}

/** A tenth of a pixel is finer than anyone sees, and keeps texts the same on every machine. */
export function n(value: number): number {
  return Math.round(value * 10) / 10;
}
