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

/** Pixels of a piece of art, cut to the size. */
export async function drawArt(art: Art, size: Size): Promise<Drawn> {
  const cut = { ...size, fit: 'cover', position: 'centre' } as const;
  const source =
    'svg' in art ? sharp(await sharpSvg(art.svg, size)) : sharp(art.bytes, { limitInputPixels: MOST_PIXELS });
  const png = await source.rotate().resize(cut).png({ compressionLevel: 1 }).toBuffer();
  return { png, left: await leftOf(png, size) };
}

/** Looked at in a few hundred points, which is enough to know on what words will stand. */
async function leftOf(png: Buffer, { width, height }: Size): Promise<Drawn['left']> {
  const half = { left: 0, top: 0, width: Math.round(width / 2), height };
  const points = await sharp(png)
    .extract(half)
    .resize(24, 24, { fit: 'fill', kernel: 'nearest' })
    .removeAlpha()
    .raw()
    .toBuffer();
  const seen = new Map<string, number>();
  const lights: number[] = [];
  for (let at = 0; at + 2 < points.length; at += 3) {
    const [red = 0, green = 0, blue = 0] = points.subarray(at, at + 3);
    const colour = `rgb(${red},${green},${blue})`;
    seen.set(colour, (seen.get(colour) ?? 0) + 1);
    lights.push(0.3 * red + 0.59 * green + 0.11 * blue);
  }
  const mean = lights.reduce((sum, light) => sum + light, 0) / lights.length;
  const unrest = Math.sqrt(lights.reduce((sum, light) => sum + (light - mean) ** 2, 0) / lights.length);
  const [[ground] = ['#888']] = [...seen].sort(([, one], [, other]) => other - one);
  return { isDark: mean < 140, isQuiet: unrest < 34, ground };
}

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
