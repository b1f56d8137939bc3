import { AppError } from '#/platform/http/app-error.ts';
import { createTurns } from '#/platform/limits/turns.ts';
import { aReader } from '#/platform/reader/reader.ts';
import type { ReadingRoom } from '#/platform/reader/reading-room.ts';
import { ocrBusy, ocrFailed, ocrStopping, ocrTooSlow } from './ocr.errors.ts';
import { type Guess, guess } from './ocr.rules.ts';
import type { ReadPicture } from './reading.pure.ts';

const READER = aReader<typeof import('./ocr.reader.ts').default>(new URL('./ocr.reader.ts', import.meta.url), {
  cpuMs: 20_000,
  memoryMb: 700,
});
/** With what is being read they take at most as long as a page waits for an answer. */
const WAITING = 2;
/** How long a stop lets a picture be read to its end; a stop as a whole has ten seconds. */
const GRACE_MS = 4000;

const IN_OUR_WORDS: Record<string, () => AppError> = {
  'document.too_heavy': ocrTooSlow,
  'document.unreadable': ocrFailed,
  'document.stopping': ocrStopping,
};

interface Needs {
  readers: Pick<ReadingRoom, 'read'>;
  /** Throws unless it is a picture, and small enough to be opened. Reads no more than its head. */
  checkPicture: (bytes: Uint8Array) => Promise<void>;
  reader?: typeof READER;
}

export type OcrService = ReturnType<typeof createOcrService>;

export function createOcrService({ readers, checkPicture, reader = READER }: Needs) {
  const inTurn = createTurns({ atOnce: 1, waiting: WAITING, refuse: () => ocrBusy(WAITING + 1) });
  const stopping = new AbortController();
  let isStopping = false;

  async function readText(bytes: Uint8Array): Promise<ReadPicture> {
    try {
      return await readers.read(reader, bytes, stopping.signal);
    } catch (error) {
      throw (error instanceof AppError && IN_OUR_WORDS[error.code]?.()) || error;
    }
  }

  return {
    async read(bytes: Uint8Array): Promise<ReadPicture & { guess: Guess }> {
      await checkPicture(bytes);
      return inTurn(async () => {
        if (isStopping) throw ocrStopping();
        const picture = await readText(bytes);
        return { ...picture, guess: guess(picture.lines) };
      });
    },

    /** Takes no more pictures; the one being read has a moment left. */
    beforeStop(graceMs = GRACE_MS): void {
      isStopping = true;
      setTimeout(() => stopping.abort(ocrStopping()), graceMs).unref();
    },
  };
}
