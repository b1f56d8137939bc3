import sharp from '#/platform/picture/sharp.ts';
import { COLOUR_SIDE, type Print, printOf, SHAPE_HEIGHT, SHAPE_WIDTH } from './print.rules.ts';

const MOST_PIXELS = 25_000_000;
/** What people take photos in. A drawing in SVG may name files and is never read from strangers. */
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif', 'avif'];

export interface SeenPicture {
  print: Print;
  width: number;
  height: number;
}

interface Order {
  bytes: Uint8Array;
  /** Sent by a visitor, so it must be a photo. */
  isPhoto: boolean;
}

/** What a picture looks like; undefined when it is none. */
export default async function look({ bytes, isPhoto }: Order): Promise<SeenPicture | undefined> {
  try {
    const { format = '' } = await open(bytes).metadata();
    return isPhoto && !PHOTO_FORMATS.includes(format) ? undefined : await see(bytes);
  } catch {
    return undefined;
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
}

async function see(bytes: Uint8Array): Promise<SeenPicture> {
  // Upright first: phones store which way they were held.
  const { data, info } = await open(bytes)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const upright = () => sharp(data, { raw: { width, height, channels } });
  const grey = await upright().resize(SHAPE_WIDTH, SHAPE_HEIGHT, { fit: 'fill' }).greyscale().raw().toBuffer();
  const pixels = await upright().resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' }).raw().toBuffer();
  return { print: printOf(grey, pixels), width, height };
}
