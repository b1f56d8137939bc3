import { svg } from '../cover-art-svg.ts';

/** Where a thing stands: many of the same side by side are still different pictures. */
export interface Setting {
  isMirrored: boolean;
  /** How far on in the grounds from its own. */
  ground: number;
  wall: number;
  table: number;
  /** How large, and how far aside on a square of 200. */
  scale: number;
  aside: number;
}

/** Two numbers less than this apart are never the same setting. */
export const SETTINGS = 2 * 7 * 11 * 3;
const SIZES = [1, 0.88, 1.07, 0.94, 1.03] as const;
const ASIDE = [0, 9, -9, 5, -5] as const;

/** 0 is the plain one. */
export function settingOf(number: number): Setting {
  return {
    isMirrored: number % 2 === 1,
    ground: number % 7,
    wall: number % 11,
    table: number % 3,
    scale: SIZES[number % 5] ?? 1,
    aside: ASIDE[number % 5] ?? 0,
  };
}

interface Wall {
  width: number;
  /** Where the table begins. */
  edge: number;
  /** Attributes that paint what is lighter than the wall, and what is darker. */
  light: string;
  deep: string;
}

const rect = (x: number, y: number, width: number, height: number, paint: string, r = 0): string =>
  svg`<rect x="${x}" y="${y}" width="${width}" height="${height}"${r ? svg` rx="${r}"` : ''}${paint}/>`;
const circle = (x: number, y: number, r: number, paint: string): string =>
  svg`<circle cx="${x}" cy="${y}" r="${r}"${paint}/>`;
const path = (d: string, paint: string): string => `<path d="${d}"${paint}/>`;
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

/** What is behind the table, by the setting's number; all of it is quieter than the thing before it. */
const WALLS: readonly ((wall: Wall) => string)[] = [
  () => '',
  // A window.
  ({ width: w, edge: e, light }) =>
    times(4, (index) =>
      rect(w * (0.08 + (index % 2) * 0.17), e * (0.1 + (index >> 1) * 0.28), w * 0.15, e * 0.25, light),
    ),
  // A disc behind it.
  ({ width: w, edge: e, light }) => circle(w / 2, e * 0.62, Math.min(w, e) * 0.44, light),
  // Boards up to half the wall.
  ({ width: w, edge: e, light, deep }) =>
    rect(0, e * 0.6, w, e * 0.4, light) +
    rect(0, e * 0.58, w, e * 0.03, deep) +
    times(5, (index) => rect(w * (0.1 + index * 0.2), e * 0.61, 2, e * 0.39, deep)),
  // Broad stripes.
  ({ width: w, edge: e, light }) => times(5, (index) => rect(w * (0.02 + index * 0.2), 0, w * 0.1, e, light)),
  // A shelf with books and a ball.
  ({ width: w, edge: e, light, deep }) =>
    rect(w * 0.58, e * 0.3, w * 0.42, e * 0.035, deep) +
    times(4, (index) =>
      rect(
        w * (0.64 + index * 0.055),
        e * (0.3 - 0.16 - (index % 2) * 0.04),
        w * 0.045,
        e * (0.16 + (index % 2) * 0.04),
        light,
      ),
    ) +
    circle(w * 0.93, e * 0.3 - w * 0.045, w * 0.045, light),
  // Two pictures.
  ({ width: w, edge: e, light, deep }) =>
    rect(w * 0.07, e * 0.1, w * 0.2, e * 0.34, deep) +
    rect(w * 0.09, e * 0.125, w * 0.16, e * 0.29, light) +
    rect(w * 0.76, e * 0.16, w * 0.16, e * 0.2, deep) +
    rect(w * 0.78, e * 0.185, w * 0.12, e * 0.15, light),
  // Pennants on a line.
  ({ width: w, edge: e, light, deep }) =>
    rect(0, e * 0.07, w, 2, deep) +
    times(7, (index) =>
      path(
        svg`M${w * (0.02 + index * 0.14)} ${e * 0.07}h${w * 0.11}l${-w * 0.055} ${e * 0.13}z`,
        index % 2 ? deep : light,
      ),
    ),
  // A curtain at one side.
  ({ width: w, edge: e, light, deep }) =>
    path(svg`M0 0H${w * 0.3}C${w * 0.27} ${e * 0.4} ${w * 0.2} ${e * 0.7} ${w * 0.08} ${e}H0z`, light) +
    path(
      svg`M${w * 0.12} 0h${w * 0.05}C${w * 0.16} ${e * 0.4} ${w * 0.1} ${e * 0.7} ${w * 0.02} ${e}H0V${e * 0.8}C${w * 0.08} ${e * 0.5} ${w * 0.11} ${e * 0.3} ${w * 0.12} 0z`,
      deep,
    ),
  // Dots on the wall.
  ({ width: w, edge: e, light }) =>
    times(20, (index) =>
      circle(
        w * (0.1 + (index % 5) * 0.2 + (Math.floor(index / 5) % 2) * 0.1),
        e * (0.12 + Math.floor(index / 5) * 0.25),
        w * 0.022,
        light,
      ),
    ),
  // Light that falls in.
  ({ width: w, edge: e, light }) =>
    path(svg`M${w * 0.1} 0H${w * 0.38}L${w * 0.82} ${e}H${w * 0.54}z`, light) +
    path(svg`M${w * 0.46} 0H${w * 0.56}L${w} ${e}H${w * 0.9}z`, light),
];

export const wallOf = ({ wall }: Setting, parts: Wall): string => WALLS[wall]?.(parts) ?? '';

/** A table without anything, with a cloth, or with an edge; on the thing's own square. */
export function tableOf({ table }: Setting, light: string, deep: string): string {
  if (table === 1) return `<ellipse cx="100" cy="160" rx="104" ry="20"${light}/>`;
  return table === 2 ? `<rect x="-400" y="136" width="1000" height="5"${deep}/>` : '';
}
