import { createTurns } from '#/platform/limits/turns.ts';
import { ocrBusy, ocrStopping } from './ocr.errors.ts';
import { type Guess, guess } from './ocr.rules.ts';
import type { OcrEngine } from './ocr-engine.ts';
import type { ReadPicture } from './reading.pure.ts';

/** With what is being read they take at most as long as a page waits for an answer. */
const WAITING = 2;
/** How long a stop lets a picture be read to its end; a stop as a whole has ten seconds. */
const GRACE_MS = 4000;

interface Needs {
  engine: OcrEngine;
  /** Throws unless it is a picture, and small enough to be opened. Reads no more than its head. */
  checkPicture: (bytes: Uint8Array) => Promise<void>;
}

export type OcrService = ReturnType<typeof createOcrService>;

export function createOcrService({ engine, checkPicture }: Needs) {
  const inTurn = createTurns({ atOnce: 1, waiting: WAITING, refuse: () => ocrBusy(WAITING + 1) });
  let isStopping = false;
  let grace: NodeJS.Timeout | undefined;

  return {
    async read(bytes: Uint8Array): Promise<ReadPicture & { guess: Guess }> {
      await checkPicture(bytes);
      return inTurn(async () => {
        if (isStopping) throw ocrStopping();
        const picture = await engine.read(bytes);
        return { ...picture, guess: guess(picture.lines) };
      });
    },

    /** Takes no more pictures; the one being read has a moment left. */
    beforeStop(): void {
      isStopping = true;
      grace = setTimeout(engine.stop, GRACE_MS).unref();
    },

    async stop(): Promise<void> {
      isStopping = true;
      clearTimeout(grace);
      await engine.stop();
    },
  };
}
