import type { OutputInfo } from 'sharp';
import sharp from '#/platform/picture/sharp.ts';
import { COLOUR_SIDE, gainFor, type Print, printOf, SHAPE_HEIGHT, SHAPE_WIDTH } from './print.rules.ts';

const MOST_PIXELS = 25_000_000;
/** What people take photos in. A drawing in SVG may name files and is never read from strangers. */
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif', 'avif'];

export interface SeenPicture {
  print: Print;
  /** Of a photo: how it may have been before it was held askew, cut or taken in the dark. */
  views: Print[];
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
    return isPhoto && !PHOTO_FORMATS.includes(format) ? undefined : await see(bytes, isPhoto);
  } catch {
    return undefined;
  }
}

function open(bytes: Uint8Array) {
  return sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', animated: false });
}

async function see(bytes: Uint8Array, isPhoto: boolean): Promise<SeenPicture> {
  // Upright first: phones store which way they were held.
  const { data, info } = await open(bytes)
    .rotate()
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const fields = await fieldsOf({ data, info });
  const print = printOf(fields.grey, fields.pixels);
  return { print, views: isPhoto ? await viewsOf({ data, info }) : [], width, height };
}

interface Raw {
  data: Buffer;
  info: OutputInfo;
}

const from = ({ data, info: { width, height, channels } }: Raw) => sharp(data, { raw: { width, height, channels } });

async function fieldsOf(raw: Raw) {
  const grey = await from(raw).resize(SHAPE_WIDTH, SHAPE_HEIGHT, { fit: 'fill' }).greyscale().raw().toBuffer();
  const pixels = await from(raw).resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' }).raw().toBuffer();
  return { grey, pixels };
}

/** As large as views are made of. */
const VIEW_SIDE = 96;
const DEGREES = [-8, -4, 0, 4, 8];
/** What is added at the left, the top, the right and the bottom, as parts of the picture; less than nothing is cut off. */
const FRAMES: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0, 0],
  [-0.08, -0.08, -0.08, -0.08],
  [0.06, 0.06, 0.06, 0.06],
  [0.13, 0.13, 0.13, 0.13],
];
const ONE_SIDED: typeof FRAMES = [
  ...([0.1, 0.2] as const).flatMap((part) => [
    [part, 0, 0, 0] as const,
    [0, part, 0, 0] as const,
    [0, 0, part, 0] as const,
    [0, 0, 0, part] as const,
  ]),
  [0.16, 0, 0, 0.12],
  [0, 0, 0.16, 0.12],
  [0.16, 0.12, 0, 0],
  [0, 0.12, 0.16, 0],
];

async function viewsOf(raw: Raw): Promise<Print[]> {
  const small = await from(raw)
    .resize(VIEW_SIDE, VIEW_SIDE, { fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const views: Print[] = [];
  for (const degrees of DEGREES) {
    const turned = degrees === 0 ? small : await turn(small, degrees);
    for (const frame of degrees === 0 ? [...FRAMES, ...ONE_SIDED] : FRAMES) {
      const { grey, pixels } = await fieldsOf(await framed(turned, frame));
      views.push(printOf(grey, pixels), printOf(grey, pixels, gainFor(pixels)));
    }
  }
  return views;
}

/** Turned, without the corners that this adds. */
async function turn(raw: Raw, degrees: number): Promise<Raw> {
  const turned = await from(raw).rotate(degrees).raw().toBuffer({ resolveWithObject: true });
  const inner = 1 - Math.abs(degrees) / 90;
  const width = Math.max(1, Math.floor(raw.info.width * inner));
  const height = Math.max(1, Math.floor(raw.info.height * inner));
  const left = Math.floor((turned.info.width - width) / 2);
  const top = Math.floor((turned.info.height - height) / 2);
  return from(turned).extract({ left, top, width, height }).raw().toBuffer({ resolveWithObject: true });
}

async function framed(raw: Raw, frame: (typeof FRAMES)[number]): Promise<Raw> {
  const { width, height } = raw.info;
  const [left, top, right, bottom] = frame.map((part, at) => Math.round(part * (at % 2 ? height : width))) as [
    number,
    number,
    number,
    number,
  ];
  const most = (size: number) => Math.max(0, size);
  const cut = {
    left: most(-left),
    top: most(-top),
    width: most(width - most(-left) - most(-right)) || 1,
    height: most(height - most(-top) - most(-bottom)) || 1,
  };
  return from(raw)
    .extract(cut)
    .extend({ left: most(left), top: most(top), right: most(right), bottom: most(bottom), extendWith: 'copy' })
    .raw()
    .toBuffer({ resolveWithObject: true });
}
