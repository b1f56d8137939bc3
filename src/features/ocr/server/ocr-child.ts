// A process of its own: reading takes seconds of a core and much memory, and must be able to end at any moment.
import { setPriority } from 'node:os';
import sharp from 'sharp';
import type { ChildAnswer } from './child-engine.gateway.ts';
import { readPicture, UnreadablePicture } from './read-picture.ts';
import { startTesseract } from './tesseract.gateway.ts';

/** Pages go first. */
const NICENESS = 5;

setPriority(NICENESS);
sharp.cache(false);
sharp.concurrency(1);
const tesseract = startTesseract();
// Whoever could be waiting hears of it with the first picture.
tesseract.catch(() => {});

process.on('message', async (bytes: Uint8Array) => {
  const answer = await readPicture(bytes, await tesseract).then(
    (picture): ChildAnswer => ({ picture }),
    (error): ChildAnswer =>
      error instanceof UnreadablePicture ? { unreadable: error.message } : { fault: String(error) },
  );
  process.send?.(answer);
});
// The site is gone: nobody waits for an answer any more.
process.on('disconnect', () => process.exit());
