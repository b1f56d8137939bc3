import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';

const crop = aReader<typeof import('./crop.reader.ts').default>(new URL('./crop.reader.ts', import.meta.url), {
  cpuMs: 10_000,
  memoryMb: 500,
});

type Area = Omit<Parameters<typeof import('./crop.reader.ts').default>[0], 'bytes'>;

export type Cropper = ReturnType<typeof createCropper>;

export const createCropper =
  (readers: Pick<ReadingRoom, 'read'>) =>
  (bytes: Uint8Array, area: Area): Promise<Uint8Array> =>
    readers.read(crop, { bytes, ...area });
