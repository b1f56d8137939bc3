import { serveWorker } from '../../frame/serve-worker.ts';
import { encodeGif, type GifFrame } from '../../gif/gif.work.ts';

serveWorker(({ frames, delayMs, isEndless }: { frames: GifFrame[]; delayMs: number; isEndless: boolean }) =>
  encodeGif(frames, { delayMs, isEndless }),
);
