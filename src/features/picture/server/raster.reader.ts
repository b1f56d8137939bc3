import type { Sharp } from 'sharp';
import sharp from '#/platform/picture/sharp.ts';
import { drawArt, image, sharpSvg } from './art.ts';
import { cardBody } from './card-layouts.ts';
import { outlineText } from './outline-text.ts';
import type { Format, Size } from './picture-address.rules.ts';
import { posterBody } from './poster-layouts.ts';
import { artOf, SHEETS, type Sheet } from './sheet.ts';
import { COLOURS, mark, rect } from './sheet-kit.ts';

export type Order = { format: Format } & ({ svg: string; size: Size } | { sheet: Sheet });

const QUALITY = 82;
const LARGE_PNG = 200_000;

/** Pixels of a drawing, a card or a poster. Its own fonts, one thread, the same bytes everywhere. */
export default async function raster(order: Order): Promise<Uint8Array> {
  if ('svg' in order)
    return encode(sharp(await sharpSvg(order.svg, order.size)).resize({ ...order.size, fit: 'cover' }), order.format);
  return encode(sharp(Buffer.from(await outlineText(await sheetSvg(order.sheet))), { unlimited: true }), order.format);
}

async function sheetSvg({ form, card, art, siteName, code = '' }: Sheet): Promise<string> {
  const { width, height } = SHEETS[form];
  const place = artOf(form, card.look);
  const drawn = [];
  for (const one of art.slice(0, place.most)) drawn.push(await drawArt(one, place));
  const [first] = drawn;
  const body =
    form === 'poster'
      ? await posterBody({ card, art: drawn, siteName, code })
      : form === 'card'
        ? await cardBody({ card, art: drawn, siteName })
        : first
          ? image(first, 0, 0, SHEETS.square)
          : rect(0, 0, width, height, COLOURS.ground) + mark(150, 150, 300, COLOURS.accent);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

async function encode(picture: Sharp, format: Format): Promise<Buffer> {
  if (format === 'webp') return picture.webp({ quality: QUALITY, effort: 2 }).toBuffer();
  if (format === 'jpg') return picture.flatten({ background: '#fff' }).jpeg({ quality: QUALITY }).toBuffer();
  const png = await picture.png({ compressionLevel: 7 }).toBuffer();
  // Drawings are small as they are; a photograph is brought down to a palette.
  return png.length < LARGE_PNG ? png : sharp(png).png({ palette: true, effort: 1 }).toBuffer();
}
