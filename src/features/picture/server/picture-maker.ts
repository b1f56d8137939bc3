import { hash } from 'node:crypto';
import { OnceCache } from '#/platform/cache/once-cache.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { createKeptPictures } from './kept-pictures.ts';
import type { Format } from './picture-address.rules.ts';
import type { Order } from './raster.reader.ts';

/** Changes when the same order gives other pixels: a new font, a new layout. */
const EDITION = 1;
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

/** Makes each picture once for all who wait, and keeps it by what it shows. */
export function createPictureMaker({ room, kept }: Needs) {
  const recent = new OnceCache<MadePicture>({ most: KEPT_BYTES, sizeOf: ({ bytes }) => bytes.length });

  return (order: Order, beforeDrawing?: () => void): Promise<MadePicture> => {
    const { format } = order;
    const name = `${nameOf(order)}.${format}`;
    return recent.through(name, async () => {
      const found = await kept.find(name);
      if (found) return { bytes: found, etag: `"${name}"`, format };
      beforeDrawing?.();
      const bytes = await room.read(drawPicture, order);
      await kept.keep(name, bytes);
      return { bytes, etag: `"${name}"`, format };
    });
  };
}

/** By what is drawn, the bytes of photographs included. */
function nameOf(order: Order): string {
  const told = JSON.stringify([EDITION, order], (_key, value) =>
    value instanceof Uint8Array ? hash('sha256', value) : value,
  );
  return hash('sha256', told).slice(0, 40);
}
