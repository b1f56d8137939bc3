import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { FILE_WIDTHS } from '../file-sizes.pure.ts';

const picture = aReader<typeof import('./picture.reader.ts').default>(new URL('./picture.reader.ts', import.meta.url), {
  cpuMs: 20_000,
  memoryMb: 600,
});

export type PictureGateway = ReturnType<typeof createPictureGateway>;

/** Pictures that somebody sent, opened in another process. */
export function createPictureGateway(readers: Pick<ReadingRoom, 'read'>) {
  return {
    /** In all the sizes we keep. */
    read: (bytes: Uint8Array) => readers.read(picture, { bytes, widths: FILE_WIDTHS }),
    /** Throws unless it is a picture of a kind and size we take. */
    async check(bytes: Uint8Array): Promise<void> {
      await readers.read(picture, { bytes, widths: [] });
    },
  };
}
