import type { Sharp } from 'sharp';
import sharp from '#/platform/picture/sharp.ts';
import { drawArt, image, sharpSvg } from './art.ts';
import { cardBody } from './card-layouts.ts';
import { outlineText } from './outline-text.ts';
import type { Format, Size } from './picture-address.rules.ts';
import { posterBody } from './poster-layouts.ts';
import { artOf, SHEETS, type Sheet } from './sheet.ts';
import { COLOURS, mark, rect } from './sheet-kit.ts';

export type Order = { format: Format } & (
  | { svg: string; size: Size }
  | { sheet: Sheet }
  | { photo: Uint8Array; width: number }
);

const QUALITY = 82;
/** From good to what still shows something: the first that is small enough is taken. */
const LOWER_QUALITIES = [70, 58, 45, 32];
const COLOURS_OF_PNG = [256, 64, 16, 8];
/** Chats refuse larger cards, players larger posters. */
const MOST_BYTES = 190_000;
const MOST_CARD_BYTES = 290_000;
const LARGE_PNG = 200_000;

/** Pixels of a drawing, a card or a poster. Its own fonts, one thread, the same bytes everywhere. */
export default async function raster(order: Order): Promise<Uint8Array> {
  if ('photo' in order)
    return encode(
      sharp(order.photo).resize({ width: order.width, withoutEnlargement: true }),
      order.format,
      MOST_BYTES,
    );
  if ('svg' in order)
    return encode(
      sharp(await sharpSvg(order.svg, order.size)).resize({ ...order.size, fit: 'cover' }),
      order.format,
      MOST_BYTES,
    );
  const drawn = sharp(Buffer.from(await outlineText(await sheetSvg(order.sheet))), { unlimited: true });
  return encode(drawn, order.format, order.sheet.form === 'poster' ? Number.POSITIVE_INFINITY : MOST_CARD_BYTES);
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

/** Drawings are small as they are; a photograph is brought down to the bytes there may be. */
async function encode(picture: Sharp, format: Format, most: number): Promise<Buffer> {
  const whole = await as(picture.clone(), format).toBuffer();
  if (whole.length <= (format === 'png' ? Math.min(most, LARGE_PNG) : most)) return whole;
  let made = whole;
  for (const step of format === 'png' ? COLOURS_OF_PNG : LOWER_QUALITIES) {
    made = await as(picture.clone(), format, step).toBuffer();
    if (made.length <= most) break;
  }
  return made;
}

/** `step`: the quality, or the number of colours. */
function as(picture: Sharp, format: Format, step?: number): Sharp {
  if (format === 'webp') return picture.webp({ quality: step ?? QUALITY, effort: 2 });
  if (format === 'jpg') return picture.flatten({ background: '#fff' }).jpeg({ quality: step ?? QUALITY });
  return picture.png(step === undefined ? { compressionLevel: 7 } : { palette: true, colours: step, effort: 1 });
}
