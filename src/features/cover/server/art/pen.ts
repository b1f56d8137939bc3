import { type Data, n } from './shapes.ts';

/** Ink makes one element of any number of shapes; the rest places elements and repeats them. */
type Markup = string;

export const fill = (colour: string, ...data: readonly Data[]): Markup =>
  `<path fill="${colour}" d="${data.join('')}"/>`;
/** Where shapes of one element overlap there is a hole. */
export const cut = (colour: string, ...data: readonly Data[]): Markup =>
  `<path fill="${colour}" fill-rule="evenodd" d="${data.join('')}"/>`;
export const fade = (opacity: number, colour: string, ...data: readonly Data[]): Markup =>
  `<path fill="${colour}" opacity="${opacity}" d="${data.join('')}"/>`;
export const pen = (colour: string, width: number, ...data: readonly Data[]): Markup =>
  `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" d="${data.join('')}"/>`;
/** A line with square ends. */
export const bar = (colour: string, width: number, ...data: readonly Data[]): Markup =>
  `<path fill="none" stroke="${colour}" stroke-width="${n(width)}" d="${data.join('')}"/>`;

export function at(x: number, y: number, markup: Markup, scale = 1, turn = 0): Markup {
  const moves = `translate(${n(x)} ${n(y)})${turn ? `rotate(${n(turn)})` : ''}${scale === 1 ? '' : `scale(${Math.round(scale * 1000) / 1000})`}`;
  return `<g transform="${moves}">${markup}</g>`;
}
export const flip = (markup: Markup): Markup => `<g transform="scale(-1 1)">${markup}</g>`;
/** A thing and its mirror image. */
export const both = (markup: Markup): Markup => markup + flip(markup);

export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
/** The same all round, each turned a little further. */
export const around = (count: number, draw: (index: number) => Markup): Markup =>
  times(count, (index) => `<g transform="rotate(${n((index * 360) / count)})">${draw(index)}</g>`);
export const each = <Row extends readonly unknown[]>(
  rows: readonly (readonly [...Row])[],
  draw: (...row: Row) => string,
): string => rows.map((row) => draw(...row)).join('');
