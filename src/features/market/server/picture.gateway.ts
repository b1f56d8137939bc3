import sharp from 'sharp';
import type { Outbound } from '#/platform/outbound/outbound.ts';
import { COLOUR_SIDE, type Print, printOf, SHAPE_HEIGHT, SHAPE_WIDTH } from './print.rules.ts';

/** A picture the site draws itself, by the parts of its address. */
export type DrawPicture = (request: {
  kind: string;
  title: string;
  query: Record<string, string>;
}) => string | undefined;

/** A picture that was uploaded to this site, by the name in its address. */
export type ReadUpload = (name: string) => Promise<Uint8Array | undefined>;

export interface SeenPicture {
  print: Print;
  width: number;
  height: number;
}

export type PictureGateway = ReturnType<typeof createPictureGateway>;

const MOST_PIXELS = 25_000_000;
const MOST_BYTES = 8 * 1024 * 1024;
/** What people take photos in. A drawing in SVG may name files and is never read from strangers. */
const PHOTO_FORMATS = ['jpeg', 'png', 'webp', 'heif', 'gif', 'avif'];

interface Needs {
  outbound: Pick<Outbound, 'fetch'>;
  draw: DrawPicture;
  readUpload: ReadUpload;
}

export function createPictureGateway({ outbound, draw, readUpload }: Needs) {
  async function read(image: string, signal: AbortSignal): Promise<Uint8Array | undefined> {
    if (/^https?:/i.test(image)) {
      const answer = await outbound.fetch(image, { maxBytes: MOST_BYTES, signal });
      return answer.status === 200 ? answer.body : undefined;
    }
    const uploaded = /^\/file\/([0-9a-f]{32})(?:-\d+)?\.webp$/.exec(image)?.[1];
    if (uploaded) return readUpload(uploaded);
    const drawn = drawnPicture(image, draw);
    return drawn === undefined ? undefined : Buffer.from(drawn);
  }

  return {
    /** Undefined when it is no photo. */
    async seePhoto(bytes: Uint8Array): Promise<SeenPicture | undefined> {
      try {
        const { format = '' } = await open(bytes).metadata();
        return PHOTO_FORMATS.includes(format) ? await see(bytes) : undefined;
      } catch {
        return undefined;
      }
    },

    /** A picture of our own, by its address. Undefined when it cannot be had. */
    async seeImage(image: string, signal: AbortSignal): Promise<SeenPicture | undefined> {
      try {
        const bytes = await read(image, signal);
        return bytes && (await see(bytes));
      } catch {
        return undefined;
      }
    },
  };
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
    .toBuffer({ resolveWithObject: true });
  const [grey, pixels] = await Promise.all([
    open(data).resize(SHAPE_WIDTH, SHAPE_HEIGHT, { fit: 'fill' }).greyscale().raw().toBuffer(),
    open(data).resize(COLOUR_SIDE, COLOUR_SIDE, { fit: 'fill' }).removeAlpha().raw().toBuffer(),
  ]);
  return { print: printOf(grey, pixels), width: info.width, height: info.height };
}

function drawnPicture(image: string, draw: DrawPicture): string | undefined {
  const address = URL.parse(image, 'https://drawn.invalid');
  const [, kind = '', title = ''] = /^\/cover\/([^/]+)\/(.+)\.svg$/.exec(address?.pathname ?? '') ?? [];
  if (!address || !kind) return undefined;
  const query = { ...Object.fromEntries(address.searchParams), tone: 'light' };
  return draw({ kind: decodeURIComponent(kind), title: decodeURIComponent(title), query });
}
