import { AppError } from '#/platform/http/app-error.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';

const table = aReader<typeof import('./table.reader.ts').default>(new URL('./table.reader.ts', import.meta.url), {
  cpuMs: 5000,
});

interface Options {
  readers: Pick<ReadingRoom, 'parts'>;
  /** The reader, where other documents than tables are accepted too. */
  reader?: typeof table;
  /** How the caller words what is wrong with the file itself. */
  refuse: (error: AppError) => Error;
}

/** The rows of a CSV or XLSX file that somebody sent, read in another process. */
export async function* openTable(
  bytes: Uint8Array,
  { readers, reader = table, refuse }: Options,
): AsyncGenerator<string[]> {
  try {
    for await (const rows of readers.parts(reader, bytes)) {
      // Row by row: `yield*` waits several turns for each.
      for (const row of rows) yield row;
    }
  } catch (error) {
    throw error instanceof AppError && error.code.startsWith('table.') ? refuse(error) : error;
  }
}
