import type { Size } from '../../picture/geometry.pure.ts';

export type Place = 'tile' | 'bottom-right' | 'bottom-left' | 'top-right' | 'top-left' | 'center';

export interface Spot {
  x: number;
  y: number;
}

/** The middles of the texts. `text` is how large one is. Tiled ones cover the corners even when they are turned. */
export function spotsFor(picture: Size, text: Size, place: Place, gap: number): Spot[] {
  const edge = text.height;
  const left = edge + text.width / 2;
  const right = picture.width - left;
  const top = edge + text.height / 2;
  const bottom = picture.height - top;
  if (place === 'center') return [{ x: picture.width / 2, y: picture.height / 2 }];
  if (place !== 'tile')
    return [{ x: place.endsWith('left') ? left : right, y: place.startsWith('top') ? top : bottom }];
  const across = text.width + gap;
  const down = text.height + gap;
  const reach = Math.hypot(picture.width, picture.height) / 2;
  const spots: Spot[] = [];
  for (let row = -Math.ceil(reach / down); row <= Math.ceil(reach / down); row++)
    for (let column = -Math.ceil(reach / across); column <= Math.ceil(reach / across); column++)
      spots.push({ x: (column + (row % 2 ? 0.5 : 0)) * across, y: row * down });
  return spots;
}
