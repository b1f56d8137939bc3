import jsQR from 'jsqr';
import sharp from 'sharp';

/**
 * What a phone reads from a picture, at this width or as it is, in three frames of a hand that is never quite still: of one
 * frame alone a reader misses a code in some hundreds.
 */
export async function scan(picture: Uint8Array, width?: number): Promise<string | undefined> {
  const seen = width ?? (await sharp(picture).metadata()).width;
  for (const frame of [seen, seen + 3, seen - 3]) {
    const image = sharp(picture).resize({ width: frame }).ensureAlpha().raw();
    const { data, info } = await image.toBuffer({ resolveWithObject: true });
    const read = jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
    if (read !== undefined) return read;
  }
  return undefined;
}
