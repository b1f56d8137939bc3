import sharp from '#/platform/picture/sharp.ts';
import { badCrop } from './media.errors.ts';

interface Order {
  bytes: Uint8Array;
  /** Quarter turns clockwise, before it is cut. */
  turn: number;
  /** Parts of the turned picture, 0 to 1. */
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One part of a picture, without loss: it is packed once more when it is kept. */
export default async function cropPicture({ bytes, turn, x, y, width, height }: Order): Promise<Uint8Array> {
  const turned = await sharp(bytes)
    .rotate(turn * 90)
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const left = Math.min(turned.info.width - 1, Math.round(x * turned.info.width));
  const top = Math.min(turned.info.height - 1, Math.round(y * turned.info.height));
  const area = {
    left,
    top,
    width: Math.min(turned.info.width - left, Math.round(width * turned.info.width)),
    height: Math.min(turned.info.height - top, Math.round(height * turned.info.height)),
  };
  if (area.width < 8 || area.height < 8) throw badCrop();
  return sharp(turned.data).extract(area).png({ compressionLevel: 1 }).toBuffer();
}
