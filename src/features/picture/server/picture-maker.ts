import { hash } from 'node:crypto';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { createKeptPictures } from './kept-pictures.ts';
import type { Format } from './picture-address.rules.ts';
import type { Order } from './raster.reader.ts';

/** Changes when the same order gives other pixels: a new font, a new layout. */
const EDITION = 4;
const KEPT_BYTES = 24 * 1024 * 1024;

const drawPicture = aReader<typeof import('./raster.reader.ts').default>(
  new URL('./raster.reader.ts', import.meta.url),
  {
    cpuMs: 20_000,
    memoryMb: 640,
    restMb: 420,
  },
);

export interface MadePicture {
  bytes: Uint8Array;
  etag: string;
  format: Format;
}

interface Needs {
  room: Pick<ReadingRoom, 'read'>;
  kept: Pick<ReturnType<typeof createKeptPictures>, 'find' | 'keep'>;
}

export type PictureMaker = ReturnType<typeof createPictureMaker>;

/** Makes each picture once for all who wait, and keeps it by what it shows, or by the name it is given. */
export function createPictureMaker({ room, kept }: Needs) {
  const recent = new OnceCache<MadePicture>({ most: KEPT_BYTES, sizeOf: ({ bytes }) => bytes.length });

  function made(name: string, format: Format, orderOf: () => Promise<Order>): Promise<MadePicture> {
    const file = `${name}.${format}`;
    return recent.through(file, async () => {
      const found = await kept.find(file);
      const bytes = found ?? (await room.read(drawPicture, await orderOf()));
      if (!found) await kept.keep(file, bytes);
      return { bytes, etag: `"${file}"`, format };
    });
  }

  return {
    drawn: (order: Order, beforeDrawing?: () => void): Promise<MadePicture> =>
      made(nameOf(order), order.format, async () => {
        beforeDrawing?.();
        return order;
      }),

    /** For what is dear to find out: `orderOf` is only asked when there is no such picture yet. */
    named: (name: unknown, format: Format, orderOf: () => Promise<Order>): Promise<MadePicture> =>
      made(nameOf(name), format, orderOf),
  };
}

/** By what is drawn, the bytes of photographs included. */
function nameOf(what: unknown): string {
  const told = JSON.stringify([EDITION, what], (_key, value) =>
    value instanceof Uint8Array ? hash('sha256', value) : value,
  );
  return hash('sha256', told).slice(0, 40);
}
