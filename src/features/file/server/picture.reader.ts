import sharp from '#/platform/picture/sharp.ts';
import type { FileWidth } from '../file-sizes.pure.ts';
import { heicPhoto, notAPicture, tooManyPixels } from './file.errors.ts';

/** What sharp may open. SVG is a program, PDF a document: neither is a picture here. */
const FORMATS: ReadonlySet<string | undefined> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const MEGAPIXELS = 25;
const LIMIT = { limitInputPixels: MEGAPIXELS * 1_000_000, failOn: 'error' } as const;
const QUALITY = 80;

export interface Picture {
  width: number;
  height: number;
  sizes: { width: FileWidth; bytes: Uint8Array }[];
}

interface Order {
  bytes: Uint8Array;
  /** The sizes to make; without any, only the head is looked at. */
  widths: readonly FileWidth[];
}

/**
 * Whatever was sent, what is kept was made here: WebP without metadata, upright, in the sizes the layouts use. Code that
 * hides in a picture does not survive that, and where a photo was taken stays with its owner.
 */
export default async function readPicture({ bytes, widths }: Order): Promise<Picture> {
  await checkHead(bytes);
  const picture: Picture = { width: 0, height: 0, sizes: [] };
  try {
    // One after the other: side by side they would each hold the whole picture.
    for (const width of widths) {
      const { data, info } = await sharp(bytes, LIMIT)
        .rotate()
        .resize({ width, height: width * 4, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .toBuffer({ resolveWithObject: true });
      picture.sizes.push({ width, bytes: data });
      Object.assign(picture, { width: info.width, height: info.height });
    }
    return picture;
  } catch {
    // Cut short or broken: the head looked like a picture, the rest is none.
    throw refused(bytes);
  }
}

/** Reads only the head, so that a picture of 60,000 by 60,000 pixels costs nothing. */
async function checkHead(bytes: Uint8Array): Promise<void> {
  // An empty file is refused at once, others when they are read.
  const read = async () => sharp(bytes, { limitInputPixels: false }).metadata();
  const { format, width, height } = await read().catch(() => {
    throw refused(bytes);
  });
  if (!FORMATS.has(format) || !width || !height) throw refused(bytes);
  if (width * height > LIMIT.limitInputPixels) throw tooManyPixels(MEGAPIXELS);
}

/** A file says in its first bytes how it was compressed. */
function refused(bytes: Uint8Array) {
  const isHeic = /^ftyp(?:hei|hev|mif|msf)/.test(Buffer.from(bytes.subarray(4, 12)).toString('latin1'));
  return isHeic ? heicPhoto() : notAPicture();
}
