import type { Sharp } from 'sharp';
import sharp from '#/platform/picture/sharp.ts';
import { darkOnLight, type Grey, grainOf, groundOf } from './grey.rules.ts';
import { leanOf } from './lean.rules.ts';
import type { Changes } from './place.rules.ts';
import type { Box, Turn } from './reading.pure.ts';
import { withoutStrikes } from './strike.rules.ts';

const MOST_PIXELS = 25_000_000;
/** Text in anything narrower is too small to read. */
const NARROW = 800;
const VERY_NARROW = 500;
/** Photos have more pixels than their text needs, and each costs time. */
const WIDE = 2000;
const MOST_READ_PIXELS = 9_000_000;
/** How a picture lies shows in a small copy too. */
const SMALL = 700;
const GRAINY = 5;
/** Around a part that is read on its own. */
const MARGIN = 14;

export interface OpenedPicture extends Grey {
  /** The quarter turns to try, the likeliest first. */
  turns: [Turn, ...Turn[]];
  /** By how many degrees the text falls to the right, after such a turn. */
  lean: number;
}

/** The picture as a viewer shows it, in greys, dark on light. */
export async function openPicture(bytes: Uint8Array): Promise<OpenedPicture> {
  const { data, info } = await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .flatten({ background: '#fff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const grey = darkOnLight(data, info.channels, info);
  const small = await toGrey(fromGrey(grey).resize(SMALL, SMALL, { fit: 'inside' }).median(3).normalise());
  const { isSideways, degrees } = leanOf(small);
  return { ...grey, turns: isSideways ? [270, 90, 0, 180] : [0, 180, 90, 270], lean: degrees };
}

/** Turned, straight, large enough, without grain and struck-out lines: as an engine reads it best. */
export async function preparePicture(picture: OpenedPicture, turn: Turn): Promise<{ grey: Grey; changes: Changes }> {
  const { width, height, lean } = picture;
  const turned = turn === 0 ? picture : await toGrey(fromGrey(picture).rotate(turn));
  const scale = scaleFor(turned);
  const resized = await toGrey(fromGrey(turned).resize(Math.round(turned.width * scale), null, { kernel: 'cubic' }));
  const ground = groundOf(resized);
  const background = { r: ground, g: ground, b: ground };
  const straight = lean === 0 ? resized : await toGrey(fromGrey(resized).rotate(-lean, { background }));
  const clean = grainOf(straight) < GRAINY ? fromGrey(straight) : fromGrey(straight).median(3);
  const clear = await toGrey(clean.normalise({ lower: 1, upper: 99 }));
  const grey = withoutStrikes(clear);
  const changes = { size: { width, height }, turn, scale, tilt: -lean, read: grey };
  return { grey, changes };
}

/** A strip of a picture from edge to edge, dark on light also where the picture has a band of another colour. */
export function stripOf(grey: Grey, { top, bottom }: Pick<Box, 'top' | 'bottom'>): Grey {
  const pixels = grey.pixels.subarray(top * grey.width, bottom * grey.width);
  return darkOnLight(pixels, 1, { width: grey.width, height: bottom - top });
}

/** A part as tall as asked, with paper around it. */
export async function cutOut(grey: Grey, { left, top, right, bottom }: Box, height: number): Promise<Grey> {
  const ground = groundOf(grey);
  const background = { r: ground, g: ground, b: ground };
  const width = Math.max(1, Math.round(((right - left) * height) / (bottom - top)));
  const part = fromGrey(grey)
    .extract({ left, top, width: right - left, height: bottom - top })
    .resize(width, height, { kernel: 'cubic', fit: 'fill' })
    .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background });
  return toGrey(part);
}

function scaleFor({ width, height }: Grey): number {
  if (width < NARROW) return width < VERY_NARROW ? 3 : 2;
  return Math.min(1, WIDE / width, Math.sqrt(MOST_READ_PIXELS / (width * height)));
}

const fromGrey = ({ pixels, width, height }: Grey) => sharp(pixels, { raw: { width, height, channels: 1 } });

async function toGrey(picture: Sharp): Promise<Grey> {
  const { data, info } = await picture
    .toColourspace('b-w')
    .extractChannel(0)
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, width: info.width, height: info.height };
}
