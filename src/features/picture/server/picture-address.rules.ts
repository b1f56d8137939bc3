import { RASTER_WIDTHS } from '../../cover/raster-url.pure.ts';

export type Format = 'webp' | 'png' | 'jpg';

export interface Size {
  width: number;
  height: number;
}

export const FORMATS: readonly Format[] = ['webp', 'png', 'jpg'];
const USUAL_WIDTH = 600;
/** A name and its ending, where the ending is a picture's. */
export function pictureFile(file: string): { name: string; format: Format } | undefined {
  const dot = file.lastIndexOf('.');
  const format = FORMATS.find((known) => known === file.slice(dot + 1));
  return format && dot > 0 ? { name: file.slice(0, dot), format } : undefined;
}

/** The width asked for by `size=300`, if it is in the list. */
export function coverWidth(size: unknown = String(USUAL_WIDTH)): number | undefined {
  return RASTER_WIDTHS.find((width) => String(width) === size);
}

/** The drawing's own size brought to a width. */
export function scaled(svg: string, width: number): Size {
  const own = sizeOf(svg) ?? { width: 1, height: 1 };
  return { width, height: Math.max(1, Math.round((width * own.height) / own.width)) };
}

/** What a drawing says of its own size. */
export function sizeOf(svg: string): Size | undefined {
  const head = svg.slice(0, svg.indexOf('>', svg.indexOf('<svg')));
  const said = (name: string) => Number(new RegExp(`\\s${name}="([\\d.]+)"`).exec(head)?.[1]);
  const [width, height] = [said('width'), said('height')];
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** The page a card's address is for: `/card/any/x.png` is for `/any/x`, `/card/index.png` for the home page. */
export function cardPage(rest: string): { path: string; format: Format } | undefined {
  const file = pictureFile(rest);
  if (!file || !/^[^\\]{1,600}$/.test(file.name) || file.name.startsWith('/')) return undefined;
  return { path: file.name === 'index' ? '/' : `/${file.name}`, format: file.format };
}
