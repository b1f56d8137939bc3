import { svg } from '../cover-art-svg.ts';

/**
 * paper, accent and tint are outlined areas, dab an accent without outline, solid an area in the colour of the line,
 * line a stroke, fine a thin one. Objects stand in a square of 120.
 */
export type Layer = 'paper' | 'accent' | 'tint' | 'dab' | 'solid' | 'line' | 'fine';
export type Drawing = readonly (readonly [Layer, string])[];

export function oval(x: number, y: number, rx: number, ry: number): string {
  return svg`M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0z`;
}

export function dot(x: number, y: number, radius: number): string {
  return oval(x, y, radius, radius);
}

export function plate(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h] = [width - 2 * r, height - 2 * r];
  return svg`M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}z`;
}
