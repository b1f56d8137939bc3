import { RASTER_WIDTHS } from '../../cover/raster-url.pure.ts';

export type Format = 'webp' | 'png' | 'jpg';

export interface Size {
  width: number;
  height: number;
}

const FORMATS: readonly Format[] = ['webp', 'png', 'jpg'];
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
  const own = /<svg[^>]*?\bwidth="([\d.]+)"[^>]*?\bheight="([\d.]+)"/.exec(svg);
  const ratio = Number(own?.[2] ?? 1) / Number(own?.[1] ?? 1);
  return { width, height: Math.max(1, Math.round(width * ratio)) };
}

/** The page a card's address is for: `/card/any/x.png` is for `/any/x`, `/card/index.png` for the home page. */
export function cardPage(rest: string): { path: string; format: Format } | undefined {
  const file = pictureFile(rest);
  if (!file || !/^[^\\]{1,600}$/.test(file.name) || file.name.startsWith('/')) return undefined;
  return { path: file.name === 'index' ? '/' : `/${file.name}`, format: file.format };
}
