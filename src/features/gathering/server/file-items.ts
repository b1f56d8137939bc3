import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import type { GatheredItem } from '../../catalogue/server/gathered.service.ts';
import type { Unusable } from './gathered-item.ts';

const fileRecords = aReader<typeof import('./file-records.reader.ts').default>(
  new URL('./file-records.reader.ts', import.meta.url),
  // An operator's own file may have two hundred thousand records.
  { cpuMs: 60_000, memoryMb: 800 },
);

/** The records of a file, in its order. */
export async function* fileItems(
  readers: Pick<ReadingRoom, 'parts'>,
  bytes: Uint8Array,
  name: string,
): AsyncGenerator<GatheredItem | Unusable> {
  // The lines are the reader's.
  for await (const part of readers.parts(fileRecords, { bytes, source: { name, url: '', types: {} } }))
    for (const line of part.split('\n')) if (line) yield JSON.parse(line) as GatheredItem | Unusable;
}
