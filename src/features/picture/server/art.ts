import sharp from '#/platform/picture/sharp.ts';
import { outlineText } from './outline-text.ts';
import { type Size, sizeOf } from './picture-address.rules.ts';
import type { Art } from './sheet.ts';

/** Photographs may be this large; what is stored was checked when it came. */
const MOST_PIXELS = 25_000_000;

export interface Drawn {
  png: Buffer;
  /** Whether light words are read on its left half, and what colour lies there. */
  left: { isDark: boolean; isQuiet: boolean; ground: string };
}

export type Colour = readonly [red: number, green: number, blue: number];

/** Pixels of a piece of art, cut to the size. */
export async function drawArt(art: Art, size: Size): Promise<Drawn> {
  // The subject of a drawing stands a little below its middle.
  const cut = { ...size, fit: 'cover', position: 'svg' in art ? 'bottom' : 'centre' } as const;
  const source =
    'svg' in art ? sharp(await sharpSvg(art.svg, size)) : sharp(art.bytes, { limitInputPixels: MOST_PIXELS });
  const png = await source.rotate().resize(cut).png({ compressionLevel: 1 }).toBuffer();
  return { png, left: await leftOf(png, size) };
}

export interface Sky {
  /** What lies in the upper left corner. */
  colour: Colour;
  /** Whether words as light as its contrary would be lost in the upper right. */
  isCrowded: boolean;
}

/** Where words stand over a drawing. It takes a while, so only those ask who need it. */
export async function skyOf({ png }: Drawn, { width, height }: Size): Promise<Sky> {
  const [colour = [0, 0, 0]] = await pointsOf(png, { left: 0, top: 0, width: 24, height: 24 });
  const half = {
    left: Math.floor(width * 0.55),
    top: 0,
    width: Math.floor(width * 0.45),
    height: Math.ceil(height / 2),
  };
  const points = await pointsOf(png, half);
  const isDark = lightOf(colour) < 140;
  const lost = points.filter((point) => (isDark ? lightOf(point) > 150 : lightOf(point) < 110));
  return { colour, isCrowded: lost.length > points.length * 0.06 };
}

/** A few hundred of them, which is enough to know on what words will stand. */
async function pointsOf(png: Buffer, part: { left: number; top: number } & Size): Promise<Colour[]> {
  const bytes = await sharp(png)
    .extract(part)
    .resize(24, 24, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return Array.from({ length: Math.floor(bytes.length / 3) }, (_, at): Colour => {
    const [red = 0, green = 0, blue = 0] = bytes.subarray(at * 3, at * 3 + 3);
    return [red, green, blue];
  });
}

async function leftOf(png: Buffer, { width, height }: Size): Promise<Drawn['left']> {
  const points = await pointsOf(png, { left: 0, top: 0, width: Math.round(width / 2), height });
  const seen = new Map<string, number>();
  for (const point of points) {
    const colour = `rgb(${point.join(',')})`;
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
  }
  const lights = points.map(lightOf);
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const unrest = Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length);
  const [[ground] = ['#888']] = [...seen].sort(([, one], [, other]) => other - one);
  return { isDark: mean < 140, isQuiet: unrest < 34, ground };
}

export const lightOf = ([red, green, blue]: Colour): number => 0.3 * red + 0.59 * green + 0.11 * blue;

/** As large as it is needed, so that nothing is scaled afterwards. */
export async function sharpSvg(svg: string, { width, height }: Size): Promise<Buffer> {
  const own = sizeOf(svg) ?? { width, height };
  const scale = Math.max(width / own.width, height / own.height);
  const density = Math.min(2000, Math.max(1, 72 * scale));
  return sharp(Buffer.from(await outlineText(svg)), { density })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** An image element that holds its pixels. */
export function image({ png }: Drawn, x: number, y: number, { width, height }: Size, more = ''): string {
  const data = png.toString('base64');
  return `<image x="${x}" y="${y}" width="${width}" height="${height}" href="data:image/png;base64,${data}"${more}/>`;
}
