import sharp from '#/platform/picture/sharp.ts';

const MOST_PIXELS = 30_000_000;
/** The largest that is ever shown, what is left of a very long one, and what is no such picture: counting pixels, buttons. */
const USES = {
  poster: { kept: { width: 900, height: 1600 }, leastSide: 100, longestShape: 4 },
  any: { kept: { width: 1440, height: 2400 }, leastSide: 24, longestShape: 8 },
};
const READ = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

export interface CheckOrder {
  bytes: Uint8Array;
  use: keyof typeof USES;
}

/** A picture that came from elsewhere, checked and written anew; nothing when it is not fit for its use. */
export default async function realCover(order: CheckOrder): Promise<Uint8Array | undefined> {
  try {
    return await written(order);
  } catch {
    // Broken or too large: what others have on their servers is no fault to report.
    return undefined;
  }
}

async function written({ bytes, use }: CheckOrder): Promise<Uint8Array | undefined> {
  const { kept, leastSide, longestShape } = USES[use];
  const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS });
  const { format, width, height } = await picture.metadata();
  if (!READ.has(format) || Math.min(width, height) < leastSide) return undefined;
  if (Math.max(width, height) > Math.min(width, height) * longestShape) return undefined;
  return picture
    .rotate()
    .resize({ ...kept, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .webp({ quality: 86, effort: 2 })
    .toBuffer();
}
