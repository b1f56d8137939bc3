import type { Outbound } from '#/platform/outbound/outbound.ts';
import { isNoVerdict } from '#/platform/reader/reader.errors.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { SeenPicture } from './look.reader.ts';

const look = aReader<typeof import('./look.reader.ts').default>(new URL('./look.reader.ts', import.meta.url), {
  cpuMs: 10_000,
  memoryMb: 500,
});

/** A picture the site draws itself, by the parts of its address. */
export type DrawPicture = (request: {
  kind: string;
  title: string;
  query: Record<string, string>;
}) => string | undefined;

/** A picture that was uploaded to this site, by the name in its address. */
export type ReadUpload = (name: string) => Promise<Uint8Array | undefined>;

export type PictureGateway = ReturnType<typeof createPictureGateway>;

const MOST_BYTES = 8 * 1024 * 1024;

interface Needs {
  outbound: Pick<Outbound, 'fetch'>;
  readers: Pick<ReadingRoom, 'read'>;
  draw: DrawPicture;
  readUpload: ReadUpload;
}

export function createPictureGateway({ outbound, readers, draw, readUpload }: Needs) {
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
    seePhoto: (bytes: Uint8Array): Promise<SeenPicture | undefined> => readers.read(look, { bytes, isPhoto: true }),

    /** A picture of our own, by its address. Undefined when it cannot be had. */
    async seeImage(image: string, signal: AbortSignal): Promise<SeenPicture | undefined> {
      try {
        const bytes = await read(image, signal);
        return bytes && (await readers.read(look, { bytes, isPhoto: false }, signal));
      } catch (error) {
        // No verdict was reached: it is tried again another time.
        if (signal.aborted || isNoVerdict(error)) throw error;
        return undefined;
      }
    },
  };
}

function drawnPicture(image: string, draw: DrawPicture): string | undefined {
  const address = URL.parse(image, 'https://drawn.invalid');
  const [, kind = '', title = ''] = /^\/cover\/([^/]+)\/(.+)\.svg$/.exec(address?.pathname ?? '') ?? [];
  if (!address || !kind) return undefined;
  const query = { ...Object.fromEntries(address.searchParams), tone: 'light' };
  return draw({ kind: decodeURIComponent(kind), title: decodeURIComponent(title), query });
}
