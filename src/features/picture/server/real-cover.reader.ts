import sharp from '#/platform/picture/sharp.ts';

/** The largest that is ever shown, and what is left of a very long one. */
const KEPT = { width: 900, height: 1600 };
const MOST_PIXELS = 30_000_000;
/** Counting pixels, buttons and the like are no posters. */
const LEAST_SIDE = 100;
const LONGEST_SHAPE = 4;
const READ = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** A picture that came from elsewhere, checked and written anew; nothing when it is no poster. */
export default async function realCover(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await written(bytes);
  } catch {
    // Broken or too large: what others have on their servers is no fault to report.
    return undefined;
  }
}

async function written(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { format, width, height } = await picture.metadata();
  if (!READ.has(format) || Math.min(width, height) < LEAST_SIDE) return undefined;
  if (Math.max(width, height) > Math.min(width, height) * LONGEST_SHAPE) return undefined;
  return picture
    .rotate()
    .resize({ ...KEPT, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}
