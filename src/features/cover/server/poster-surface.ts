import type { Surface } from '../cover-art.pure.ts';
import { svg } from './cover-art-svg.ts';
import type { Colours } from './poster-colours.ts';

interface Sheet {
  readonly width: number;
  readonly height: number;
  readonly colours: Colours;
}

/** A tile that is repeated over the sheet. */
const tiled = ({ width, height }: Sheet, id: string, size: number, marks: string, opacity: number) =>
  svg`<pattern id="g${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse">${marks}</pattern><rect width="${width}" height="${height}" fill="url(#g${id})" opacity="${String(opacity)}"/>`;

/** What lies under the motif. */
export function under(surface: Surface, sheet: Sheet, id: string): string {
  const { mid } = sheet.colours;
  if (surface === 'dots')
    return tiled(
      sheet,
      id,
      14,
      svg`<path d="M3.5 3.5h0M10.5 10.5h0" stroke="${mid}" stroke-width="4" stroke-linecap="round"/>`,
      0.7,
    );
  if (surface === 'hatch')
    return tiled(
      sheet,
      id,
      10,
      svg`<path d="M-2 2L2 -2M-1 11L11 -1M8 12L12 8" stroke="${mid}" stroke-width="1.6"/>`,
      0.7,
    );
  if (surface === 'rule') return tiled(sheet, id, 8, svg`<path d="M0 2H8" stroke="${mid}" stroke-width="1.5"/>`, 0.8);
  return '';
}

/** What lies over it: the grain of paper. */
export function over(surface: Surface, sheet: Sheet, random: () => number, id: string): string {
  if (surface !== 'grain') return '';
  let specks = '';
  for (let count = 0; count < 44; count++) specks += svg`M${random() * 70} ${random() * 70}h${0.5 + random()}`;
  const colour = sheet.colours.isDark ? '#fff' : '#000';
  return tiled(sheet, id, 70, `<path d="${specks}" stroke="${colour}" stroke-width=".9"/>`, 0.2);
}
