import { afterAll } from 'vitest';
import { aReader } from '#/platform/reader/reader.ts';
import { createReadingRoom } from '#/platform/reader/reading-room.ts';

/** Reads pictures without a network, for the tests of one file. */
export function offlineReading() {
  const reader = aReader<typeof import('./ocr.reader.ts').default>(
    new URL('./offline-ocr.fixture.ts', import.meta.url),
    { cpuMs: 20_000, memoryMb: 700 },
  );
  const room = createReadingRoom({ report: console.error });
  afterAll(() => room.stop());
  return (bytes: Uint8Array) => room.read(reader, bytes);
}
